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

/** The parts of a request that decide the language. */
export interface LanguageSignals {
  pathname: string
  cookie: string | null
  acceptLanguage: string | null
  crawler: boolean
  /** Path of the page of this site that linked here, or null. */
  from: string | null
}

export type LanguageDecision = { redirectTo?: Locale; saveLocale?: Locale }

/**
 * Only `/` redirects, and only visitors from outside the site: by the cookie, else by Accept-Language. Crawlers never do.
 * A navigation between the two languages of a page comes from the language switch, so the choice is saved.
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

export function languageSignalsOf({ url, headers }: Request): LanguageSignals {
  const { host, pathname } = new URL(url)
  return readLanguageSignals(name => headers.get(name) ?? undefined, host, pathname)
}

/** A referrer belongs to the site if its host is the requested host or the public one. */
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

/** Throws the redirect of `/`; otherwise returns the headers that save the language. */
export function applyLanguagePreference(request: Request): Headers {
  const { redirectTo, saveLocale } = negotiateLanguage(languageSignalsOf(request))
  const headers = new Headers(saveLocale ? { 'Set-Cookie': serializeLocaleCookie(saveLocale) } : {})
  if (redirectTo === undefined) return headers
  headers.set('Cache-Control', 'private, no-store')
  throw redirect(localizePath(redirectTo, '/') + new URL(request.url).search, { headers })
}
