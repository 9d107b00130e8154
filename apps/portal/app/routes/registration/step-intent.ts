import { isLocale, type Locale } from '@bgm/i18n'

const prefix = 'language-'

/** The button that takes a step, and what was typed into it, into another language. */
export const languageIntent = (locale: string) => prefix + locale

/** The language that a button asks for; null for any other button. */
export function languageOf(intent: string): Locale | null {
  const locale = intent.startsWith(prefix) ? intent.slice(prefix.length) : ''
  return isLocale(locale) ? locale : null
}

/** Whether a button leads away from the step whether or not it can be saved. */
export const goesAnyway = (intent: string) =>
  intent === 'back' || intent === 'leave' || languageOf(intent) !== null
