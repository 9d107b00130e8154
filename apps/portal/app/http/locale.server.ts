import { isLocale, type Locale, localeCookie, localeOfPath, localePath, preferredLocale } from '@bgm/i18n'
import { readCookie, writeCookie } from './cookies.server'
import { redirectTo } from './respond.server'

/** The language of the address is the language of the page. */
export const localeOf = (request: Request): Locale => localeOfPath(new URL(request.url).pathname)

/** Keeps a chosen language for the next visits. */
export const setLocale = (locale: Locale) =>
  writeCookie(localeCookie.name, locale, localeCookie.maxAge, false)

/**
 * `/` is the one page that may move by language: by the cookie, else by the browser. Whoever comes from one of our own
 * pages has chosen already (the switch works without script), and a crawler reads what it asked for.
 */
export function redirectToPreferredLanguage(request: Request): void {
  const url = new URL(request.url)
  const { headers } = request
  if (url.pathname !== '/' || request.method !== 'GET' || fromOwnPage(headers, url)) return
  if (/bot|crawl|spider|slurp/i.test(headers.get('user-agent') ?? '')) return
  const chosen = readCookie(request, localeCookie.name)
  const locale = isLocale(chosen) ? chosen : preferredLocale(headers.get('accept-language'))
  if (locale === localeOf(request)) return
  throw redirectTo(localePath(locale, `/${url.search}`), setLocale(locale))
}

function fromOwnPage(headers: Headers, { host }: URL): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('referer')
  return referer !== null && URL.canParse(referer) && new URL(referer).host === host
}
