import { locales, localizePath } from '@bgm/i18n'
import { staffPassHours } from '@bgm/validation'
import { readCookie, writeCookie } from './cookies.server'

// The remote has a path in each language; no other page receives its cookies.
const scopes = locales.map(locale => localizePath(locale, '/remote'))
const write = (name: string, value: string, maxAge: number) =>
  scopes.map(path => writeCookie(name, value, maxAge, true, path))

const scanCookie = 'remote_scan'
const passCookie = 'remote_pass'

/**
 * Stores the pass from the screen's QR code in cookies instead of the URL, for the longest time that a pass
 * can be valid.
 */
export const createScannedPassCookies = (pass: string) => write(scanCookie, pass, 10 * 60)

/** Returns the scanned pass; null if there is none or it is malformed. */
export function readScannedPass(request: Request): string | null {
  const value = readCookie(request, scanCookie)
  return value !== null && /^[\w.-]{1,100}$/.test(value) ? value : null
}

/** The maximum number of passes that a phone can hold; the newest ones are kept. */
const maxPasses = 5

const writePasses = (tokens: readonly string[]) =>
  write(passCookie, tokens.join('.'), tokens.length > 0 ? staffPassHours * 60 * 60 : 0)

/** Adds a pass and drops the oldest if there are too many. */
export const createPassCookies = (request: Request, token: string) =>
  writePasses([token, ...readPassTokens(request).filter(one => one !== token)].slice(0, maxPasses))

export const removePassCookies = (request: Request, token: string) =>
  writePasses(readPassTokens(request).filter(one => one !== token))

/** Returns the tokens of staff passes and of pending requests for a pass. */
export const readPassTokens = (request: Request): string[] =>
  (readCookie(request, passCookie) ?? '')
    .slice(0, 400)
    .split('.')
    .filter(token => /^[\w-]{43}$/.test(token))
    .slice(0, maxPasses)
