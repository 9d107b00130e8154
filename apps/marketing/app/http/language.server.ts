import {
  defaultLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeOfPath,
  localePath,
  plainPath,
  preferredLocale,
} from '@bgm/i18n'
import { redirect } from '@remix-run/node'
import { isbot } from 'isbot'
import { readCookie, writeLocale } from './cookies.server'

/** What a request says about languages, for the one table of rules below. */
export interface LanguageSigns {
  pathname: string
  cookie: string | null
  acceptLanguage: string | null
  crawler: boolean
  /** The page of this site that the reader comes from, or null. */
  from: string | null
}

export type LanguageDecision = { redirectTo?: Locale; remember?: Locale }

/**
 * Only `/` redirects, and only who arrives from outside: by the cookie, else by the browser; never a crawler.
 * A step inside the site from one language to the other can only be the switch: that is remembered.
 */
export function decideLanguage(signs: LanguageSigns): LanguageDecision {
  if (signs.crawler) return {}
  const shown = localeOfPath(signs.pathname)
  if (signs.from !== null) {
    const switched = localeOfPath(signs.from) !== shown && plainPath(signs.from) === plainPath(signs.pathname)
    return switched && signs.cookie !== shown ? { remember: shown } : {}
  }
  if (signs.pathname !== '/') return {}
  const wanted = isLocale(signs.cookie) ? signs.cookie : preferredLocale(signs.acceptLanguage)
  return wanted === defaultLocale ? {} : { redirectTo: wanted, remember: wanted }
}

export function languageSigns(request: Request): LanguageSigns {
  const url = new URL(request.url)
  const referer = request.headers.get('referer') ?? ''
  const referrer = URL.canParse(referer) ? new URL(referer) : null
  return {
    pathname: url.pathname,
    cookie: readCookie(request, localeCookie.name),
    acceptLanguage: request.headers.get('accept-language'),
    crawler: isbot(request.headers.get('user-agent')),
    from:
      referrer?.host === url.host
        ? referrer.pathname
        : request.headers.get('sec-fetch-site') === 'same-origin'
          ? url.pathname
          : null,
  }
}

/** Throws the redirect of `/`; answers the headers that remember a switch. */
export function settleLanguage(request: Request): Headers {
  const { redirectTo, remember } = decideLanguage(languageSigns(request))
  const headers = new Headers(remember ? { 'Set-Cookie': writeLocale(remember) } : {})
  if (redirectTo === undefined) return headers
  headers.set('Cache-Control', 'private, no-store')
  throw redirect(localePath(redirectTo, '/') + new URL(request.url).search, { headers })
}
