import { locales, localizePath } from '@bgm/i18n'
import { staffPassHours } from '@bgm/validation'
import { readCookie, writeCookie } from './cookies.server'

// The remote has a path in each language; no other page receives these cookies.
const scopes = locales.map(locale => localizePath(locale, '/remote'))
const write = (name: string, value: string, maxAge: number) =>
  scopes.map(path => writeCookie(name, value, maxAge, true, path))

const scanCookie = 'remote_scan'
const passCookie = 'remote_pass'

/** Stores the pass from the screen's QR code in a cookie instead of the URL, for as long as it can be valid. */
export const createScanCookies = (pass: string) => write(scanCookie, pass, 10 * 60)

/** The pass that was scanned; null if there is none, or it cannot be valid. */
export function readScan(request: Request): string | null {
  const value = readCookie(request, scanCookie)
  return value !== null && /^[\w.-]{1,100}$/.test(value) ? value : null
}

/** A phone may hold the remotes of several zones, newest first. */
const maxPasses = 5

const writePasses = (tokens: readonly string[]) =>
  write(passCookie, tokens.join('.'), tokens.length > 0 ? staffPassHours * 60 * 60 : 0)

/** Adds a pass; if there are too many, drops the oldest. */
export const createPassCookies = (request: Request, token: string) =>
  writePasses([token, ...readPassTokens(request).filter(one => one !== token)].slice(0, maxPasses))

export const removePassCookies = (request: Request, token: string) =>
  writePasses(readPassTokens(request).filter(one => one !== token))

/** The tokens of staff passes and of pending requests for one. */
export const readPassTokens = (request: Request): string[] =>
  (readCookie(request, passCookie) ?? '')
    .slice(0, 400)
    .split('.')
    .filter(token => /^[\w-]{43}$/.test(token))
    .slice(0, maxPasses)
