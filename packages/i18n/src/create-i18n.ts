import i18next, { type i18n } from 'i18next'
import { defaultLocale, type Locale } from './locales'
import type { Messages } from './messages/id'

/** The options of every i18next instance; the React binding is added with `.use()`. */
export const i18nOptions = {
  fallbackLng: defaultLocale,
  defaultNS: 'translation',
  // React already escapes its output.
  interpolation: { escapeValue: false },
  returnNull: false,
  returnEmptyString: false,
  initImmediate: false,
} as const

/**
 * Creates a ready-to-use instance for one language, initialised synchronously. The browser passes only its own
 * language; the server may also pass the Indonesian catalogue as the fallback for missing messages.
 */
export function createI18n(locale: Locale, messages: Messages, fallback?: Messages): i18n {
  const instance = i18next.createInstance()
  const resources = {
    ...(fallback ? { [defaultLocale]: { translation: fallback } } : {}),
    [locale]: { translation: messages },
  }
  instance.init({ ...i18nOptions, lng: locale, supportedLngs: ['id', 'en'], resources })
  return instance
}
