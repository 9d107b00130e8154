import { env } from '#app/env.server'
import { readCookie, writeCookie } from './cookies.server'

const name = 'portal_token'
const jwtShape = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Returns the session token; null if the cookie is missing or malformed. */
export function readToken(request: Request): string | null {
  const value = readCookie(request, name)
  return value !== null && jwtShape.test(value) ? value : null
}

const day = 24 * 60 * 60

/**
 * The cookie outlives the session by a day, in which the ended token still identifies the member whose form is
 * to be restored. The backend rejects the token itself.
 */
export const createSessionCookie = (jwt: string) => writeCookie(name, jwt, env.sessionSeconds + day)

export const clearSessionCookie = () => writeCookie(name, '', 0)
