import { locales, localizePath } from '@bgm/i18n'
import { staffPassHours } from '@bgm/validation'
import { readCookie, writeCookie } from './cookies.server'

// The remote has a path in each language; no other page receives these cookies.
const scopes = locales.map(locale => localizePath(locale, '/remote'))
const write = (name: string, value: string, maxAge: number) =>
  scopes.map(path => writeCookie(name, value, maxAge, true, path))

const scanCookie = 'remote_scan'
const passCookie = 'remote_pass'

/** Keeps the pass of the code on the screen out of the address, for as long as it can be valid. */
export const createScanCookies = (pass: string) => write(scanCookie, pass, 10 * 60)

/** The pass that was scanned; null if there is none, or it cannot be valid. */
export function readScan(request: Request): string | null {
  const value = readCookie(request, scanCookie)
  return value !== null && /^[\w.-]{1,100}$/.test(value) ? value : null
}

export const createPassCookies = (value: string) => write(passCookie, value, staffPassHours * 60 * 60)

export const clearPassCookies = () => write(passCookie, '', 0)

/** The token of a staff pass, or of a request for one; null without either. */
export function readPassToken(request: Request): string | null {
  const value = readCookie(request, passCookie)
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null
}
