import { env } from '#app/env.server'
import { readCookie, writeCookie } from './cookies.server'

const name = 'portal_token'
const jwtShape = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The raw token of the session; null when there is none, or when the cookie holds something else. */
export function readToken(request: Request): string | null {
  const value = readCookie(request, name)
  return value !== null && jwtShape.test(value) ? value : null
}

export const setToken = (jwt: string) => writeCookie(name, jwt, env.sessionSeconds)

export const clearToken = () => writeCookie(name, '', 0)
