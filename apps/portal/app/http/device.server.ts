import { randomUUID } from 'node:crypto'
import { readCookie, writeCookie } from './cookies.server'

const name = 'device'
const seconds = 365 * 24 * 60 * 60

/** The token by which the backend recognises a known device; null on the first visit. */
export function readDevice(request: Request): string | null {
  const value = readCookie(request, name)
  return value !== null && /^[\w-]{20,64}$/.test(value) ? value : null
}

/** The cookie that sets the device token; empty if the browser has one. */
export function setDevice(request: Request): string[] {
  return readDevice(request) ? [] : [writeCookie(name, randomUUID(), seconds)]
}
