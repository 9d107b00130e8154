import { randomUUID } from 'node:crypto'
import { readCookie, writeCookie } from './cookies.server'

const name = 'device'
const seconds = 365 * 24 * 60 * 60

/** The token by which the backend tells a known device from a stranger; null on the first visit. */
export function readDevice(request: Request): string | null {
  const value = readCookie(request, name)
  return value !== null && /^[\w-]{20,64}$/.test(value) ? value : null
}

/** Headers that give a browser its token once; nothing when it has one. */
export function setDevice(request: Request): string[] {
  return readDevice(request) ? [] : [writeCookie(name, randomUUID(), seconds)]
}
