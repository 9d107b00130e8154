import {
  defaultLocale,
  getPathLocale,
  isLocale,
  type Locale,
  localeCookie,
  localizePath,
  negotiateLocale,
  stripLocale,
} from '@bgm/i18n'
import { readCookie } from '@bgm/server/cookies'
import { redirect } from '@remix-run/node'
import { isbot } from 'isbot'
import { env } from '#app/env.server'
import { serializeLocaleCookie } from './cookies.server'

/** The parts of a request that determine the language. */
export type LanguageSignals = {
  pathname: string
  cookie: string | null
  acceptLanguage: string | null
  crawler: boolean
  /** Path of the referring page; null if it does not belong to this site. */
  from: string | null
}

export type LanguageDecision = { redirectTo?: Locale; saveLocale?: Locale }

/**
 * Only `/` redirects, and only visitors who arrive from outside the site: by their cookie, or else by
 * Accept-Language. Crawlers are never redirected. Navigation between the two language versions of a page
 * comes from the language switch, so the choice is saved.
 */
export function negotiateLanguage(signals: LanguageSignals): LanguageDecision {
  if (signals.crawler) return {}
  const pageLocale = getPathLocale(signals.pathname)
  if (signals.from !== null) {
    const switched =
      getPathLocale(signals.from) !== pageLocale &&
      stripLocale(signals.from) === stripLocale(signals.pathname)
    return switched && signals.cookie !== pageLocale ? { saveLocale: pageLocale } : {}
  }
  if (signals.pathname !== '/') return {}
  const preferred = isLocale(signals.cookie) ? signals.cookie : negotiateLocale(signals.acceptLanguage)
  return preferred === defaultLocale ? {} : { redirectTo: preferred, saveLocale: preferred }
}

export function getLanguageSignals({ url, headers }: Request): LanguageSignals {
  const { host, pathname } = new URL(url)
  return readLanguageSignals(name => headers.get(name) ?? undefined, host, pathname)
}

/** A referrer belongs to the site if its host is the requested host or the site's public host. */
export function readLanguageSignals(
  header: (name: string) => string | undefined,
  host: string | undefined,
  pathname: string,
): LanguageSignals {
  const referer = header('referer') ?? ''
  const referrer = URL.canParse(referer) ? new URL(referer) : null
  const siteHosts = [host, new URL(env.siteUrl).host]
  const sameSite = header('sec-fetch-site') === 'same-origin'
  return {
    pathname,
    cookie: readCookie(header('cookie'), localeCookie.name),
    acceptLanguage: header('accept-language') ?? null,
    crawler: isbot(header('user-agent')),
    from: referrer && siteHosts.includes(referrer.host) ? referrer.pathname : sameSite ? pathname : null,
  }
}

/** Throws the redirect for `/`; otherwise returns the headers that save the visitor's language. */
export function applyLanguagePreference(request: Request): Headers {
  const { redirectTo, saveLocale } = negotiateLanguage(getLanguageSignals(request))
  const headers = new Headers(saveLocale ? { 'Set-Cookie': serializeLocaleCookie(saveLocale) } : {})
  if (redirectTo === undefined) return headers
  headers.set('Cache-Control', 'private, no-store')
  throw redirect(localizePath(redirectTo, '/') + new URL(request.url).search, { headers })
}
