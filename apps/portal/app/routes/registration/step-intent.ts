import { languageOf } from '#app/forms/language-intent'

/** Whether a button leads away from the step whether or not it can be saved. */
export const goesAnyway = (intent: string) =>
  intent === 'back' || intent === 'leave' || languageOf(intent) !== null
