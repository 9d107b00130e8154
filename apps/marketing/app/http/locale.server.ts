import {
  createI18n,
  defaultLocale,
  getPathLocale,
  i18nOptions,
  type Locale,
  locales,
  toPagePath,
} from '@bgm/i18n'
import { messages as en } from '@bgm/i18n/messages/en'
import { messages as id } from '@bgm/i18n/messages/id'
import { RemixI18Next } from 'remix-i18next/server'

/** Returns the language of a request, which is determined by its path. */
export const getLocale = (request: Request): Locale =>
  getPathLocale(toPagePath(new URL(request.url).pathname))

/** Translations for loaders. The language depends only on the path. */
export const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: async request => getLocale(request),
  },
  i18next: { ...i18nOptions, resources: { id: { translation: id }, en: { translation: en } } },
})

const instances = { id: createI18n('id', id), en: createI18n('en', en, id) }

/** Returns the shared i18next instance for a language. */
export const getI18n = (locale: Locale) => instances[locale]
