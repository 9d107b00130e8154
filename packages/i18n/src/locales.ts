import { defaultLocale, locales } from './routes.mjs'

export { defaultLocale, locales }
export type Locale = (typeof locales)[number]

/** The cookie set by the language switch, which overrides the browser's languages for 365 days. */
export const localeCookie = { name: 'locale', maxAge: 365 * 24 * 60 * 60 } as const

export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/** The name of each language in the language itself. */
export const localeNames: Record<Locale, string> = { id: 'Bahasa Indonesia', en: 'English' }

/**
 * Returns the most preferred supported language in an Accept-Language header; the default if none is
 * supported.
 */
export function negotiateLocale(acceptLanguage: string | null): Locale {
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map(part => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const quality = params
        .find(param => param.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    // "in" is the old code for Indonesian, which some Android phones still send.
    .map(({ language }) => (language === 'in' ? 'id' : language))
  return preferred.find(isLocale) ?? defaultLocale
}
