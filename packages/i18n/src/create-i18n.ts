import i18next, { type i18n } from 'i18next'
import { defaultLocale, type Locale } from './locales'
import type { Messages } from './messages/id'

/** What every instance of the product is set to; React's half adds itself with `.use()`. */
export const i18nOptions = {
  fallbackLng: defaultLocale,
  defaultNS: 'translation',
  // React escapes what it shows; mails are written by the backend.
  interpolation: { escapeValue: false },
  returnNull: false,
  returnEmptyString: false,
  initImmediate: false,
} as const

/**
 * A ready instance for one language, made without waiting. The browser gives only its own language; the server
 * may give the Indonesian catalogue as well, which then stands in for what is missing.
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
