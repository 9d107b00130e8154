import {
  defaultLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeOfPath,
  localePath,
  preferredLocale,
  stripLocale,
} from '@bgm/i18n'
import { readCookie } from '@bgm/server/cookies'
import { redirect } from '@remix-run/node'
import { isbot } from 'isbot'
import { env } from '#app/env.server'
import { serializeLocaleCookie } from './cookies.server'

/** What a request says about languages, for the one table of rules below. */
export interface LanguageSignals {
  pathname: string
  cookie: string | null
  acceptLanguage: string | null
  crawler: boolean
  /** The page of this site that the reader comes from, or null. */
  from: string | null
}

export type LanguageDecision = { redirectTo?: Locale; saveLocale?: Locale }

/**
 * Only `/` redirects, and only who arrives from outside: by the cookie, else by the browser; never a crawler.
 * A step inside the site from one language to the other can only be the switch: that choice is saved.
 */
export function negotiateLanguage(signs: LanguageSignals): LanguageDecision {
  if (signs.crawler) return {}
  const shown = localeOfPath(signs.pathname)
  if (signs.from !== null) {
    const switched =
      localeOfPath(signs.from) !== shown && stripLocale(signs.from) === stripLocale(signs.pathname)
    return switched && signs.cookie !== shown ? { saveLocale: shown } : {}
  }
  if (signs.pathname !== '/') return {}
  const wanted = isLocale(signs.cookie) ? signs.cookie : preferredLocale(signs.acceptLanguage)
  return wanted === defaultLocale ? {} : { redirectTo: wanted, saveLocale: wanted }
}

export function languageSignalsOf({ url, headers }: Request): LanguageSignals {
  const { host, pathname } = new URL(url)
  return readLanguageSignals(name => headers.get(name) ?? undefined, host, pathname)
}

/** The same from any reader of headers; a page is ours on the host that was asked and on the public one. */
export function readLanguageSignals(
  header: (name: string) => string | undefined,
  host: string | undefined,
  pathname: string,
): LanguageSignals {
  const referer = header('referer') ?? ''
  const referrer = URL.canParse(referer) ? new URL(referer) : null
  const own = [host, new URL(env.siteUrl).host]
  const sameSite = header('sec-fetch-site') === 'same-origin'
  return {
    pathname,
    cookie: readCookie(header('cookie'), localeCookie.name),
    acceptLanguage: header('accept-language') ?? null,
    crawler: isbot(header('user-agent')),
    from: referrer && own.includes(referrer.host) ? referrer.pathname : sameSite ? pathname : null,
  }
}

/** Throws the redirect of `/`; answers the headers that remember a switch. */
export function applyLanguagePreference(request: Request): Headers {
  const { redirectTo, saveLocale } = negotiateLanguage(languageSignalsOf(request))
  const headers = new Headers(saveLocale ? { 'Set-Cookie': serializeLocaleCookie(saveLocale) } : {})
  if (redirectTo === undefined) return headers
  headers.set('Cache-Control', 'private, no-store')
  throw redirect(localePath(redirectTo, '/') + new URL(request.url).search, { headers })
}
