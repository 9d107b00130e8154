import { getPathLocale, isLocale, type Locale, localeCookie, localizePath, negotiateLocale } from '@bgm/i18n'
import { readCookie, writeCookie } from './cookies.server'
import { redirectTo } from './respond.server'

/** Returns the language of a page, which is determined by its URL. */
export const getLocale = (request: Request): Locale => getPathLocale(new URL(request.url).pathname)

/** Creates the cookie that stores the chosen language. */
export const createLocaleCookie = (locale: Locale) =>
  writeCookie(localeCookie.name, locale, localeCookie.maxAge, false)

/**
 * Redirects `/` to the language of the cookie, or else of the browser. Visitors who come from our own pages
 * have already chosen a language (the switch works without JavaScript), and crawlers get the page they
 * requested.
 */
export function redirectToPreferredLanguage(request: Request): void {
  const url = new URL(request.url)
  const { headers } = request
  if (url.pathname !== '/' || request.method !== 'GET' || isFromOwnPage(headers, url)) return
  if (/bot|crawl|spider|slurp/i.test(headers.get('user-agent') ?? '')) return
  const chosen = readCookie(request, localeCookie.name)
  const locale = isLocale(chosen) ? chosen : negotiateLocale(headers.get('accept-language'))
  if (locale === getLocale(request)) return
  throw redirectTo(localizePath(locale, `/${url.search}`), createLocaleCookie(locale))
}

function isFromOwnPage(headers: Headers, { host }: URL): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('referer')
  return referer !== null && URL.canParse(referer) && new URL(referer).host === host
}
