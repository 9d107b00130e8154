import { parseLanguageIntent } from '#app/forms/language-intent'

/** Whether a button leaves the step even if its values cannot be saved. */
export const isLeavingStep = (intent: string) =>
  intent === 'back' || intent === 'leave' || parseLanguageIntent(intent) !== null
