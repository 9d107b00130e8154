import { readCookie as readCookieHeader, serializeCookie } from '@bgm/server/cookies'
import { deriveKeys } from '@bgm/server/secrets'
import { createCookie } from '@remix-run/node'
import { env } from '#app/env.server'

/** Reads a cookie from the request; returns null if it is missing or cannot be decoded. */
export const readCookie = (request: Request, name: string): string | null =>
  readCookieHeader(request.headers.get('cookie'), name)

/** Returns a `Set-Cookie` value; a `maxAge` of 0 seconds deletes the cookie. */
export const writeCookie = (
  name: string,
  value: string,
  maxAge: number,
  httpOnly = true,
  path = '/',
): string => serializeCookie(name, value, { maxAge, httpOnly, path, secure: env.secureCookies })

/**
 * Creates a cookie signed with its own key, so that its value is not valid under another name or in another
 * app.
 */
export const signedCookie = (name: string, maxAge: number) =>
  createCookie(name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.secureCookies,
    secrets: deriveKeys(env.sessionSecrets, `portal cookie ${name}`),
    maxAge,
  })
