import { defaultLocale, type Locale } from './locales'

const english = /^\/en(?=[/?#]|\.data(?:[?#]|$)|$)/i

/** The page behind a framework data address: `/en.data` is `/en`, `/_root.data` is `/`. Others stay. */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  const page = pathname.slice(0, -'.data'.length)
  return page === '/_root' ? '/' : page
}

/** The language that an address is written in. */
export const localeOfPath = (pathname: string): Locale => (english.test(pathname) ? 'en' : defaultLocale)

/** The address without its language: `/en/about` is `/about`, `/en` is `/`. */
export function stripLocale(path: string): string {
  const rest = path.replace(english, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A path without language, as a link in one language; query and fragment stay. Absolute addresses are left alone. */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The same page in another language, with its query. */
export const switchLocale = (
  locale: Locale,
  { pathname, search = '' }: { pathname: string; search?: string },
) => localePath(locale, stripLocale(pagePath(pathname)) + search)
