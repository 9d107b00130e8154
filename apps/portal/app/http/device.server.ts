import { randomUUID } from 'node:crypto'
import { readCookie, writeCookie } from './cookies.server'

const name = 'device'
const seconds = 365 * 24 * 60 * 60

/** The token that identifies a known device to the backend; null on the first visit. */
export function readDevice(request: Request): string | null {
  const value = readCookie(request, name)
  return value !== null && /^[\w-]{20,64}$/.test(value) ? value : null
}

/** The cookie that sets the device token; empty if the browser already has one. */
export function createDeviceCookies(request: Request): string[] {
  return readDevice(request) ? [] : [writeCookie(name, randomUUID(), seconds)]
}
