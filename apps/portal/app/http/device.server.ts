import { randomUUID } from 'node:crypto'
import { readCookie, writeCookie } from './cookies.server'

const name = 'device'
const seconds = 365 * 24 * 60 * 60

/** Returns the token that identifies a known device to the backend; null on the first visit. */
export function readDeviceToken(request: Request): string | null {
  const value = readCookie(request, name)
  return value !== null && /^[\w-]{20,64}$/.test(value) ? value : null
}

/** Returns the cookie that sets the device token, or an empty list if the browser already has a token. */
export function createDeviceCookies(request: Request): string[] {
  return readDeviceToken(request) ? [] : [writeCookie(name, randomUUID(), seconds)]
}
