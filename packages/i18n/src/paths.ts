import { defaultLocale, type Locale } from './locales'

const english = /^\/en(?=[/?#]|\.data(?:[?#]|$)|$)/i

/**
 * Returns the page path of a Remix data request: `/en` for `/en.data`, `/` for `/_root.data`. Other paths
 * are unchanged.
 */
export function toPagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  const page = pathname.slice(0, -'.data'.length)
  return page === '/_root' ? '/' : page
}

/** The language of a path. */
export const getPathLocale = (pathname: string): Locale => (english.test(pathname) ? 'en' : defaultLocale)

/** Removes the language prefix from a path: `/en/about` becomes `/about`, `/en` becomes `/`. */
export function stripLocale(path: string): string {
  const rest = path.replace(english, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Adds the language prefix to a path and keeps query and fragment. Absolute URLs are returned unchanged. */
export function localizePath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Returns the URL of the same page in another language, with its query. */
export const getAlternatePath = (
  locale: Locale,
  { pathname, search = '' }: { pathname: string; search?: string },
) => localizePath(locale, stripLocale(toPagePath(pathname)) + search)
