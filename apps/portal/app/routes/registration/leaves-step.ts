import { parseLanguageIntent } from '#app/forms/language-intent'

/** Whether a button leads away from the step whether or not it can be saved. */
export const leavesStep = (intent: string) =>
  intent === 'back' || intent === 'leave' || parseLanguageIntent(intent) !== null
