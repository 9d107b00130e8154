import { deriveKeys } from '@bgm/server/secrets'
import { createCookie } from '@remix-run/node'
import { env } from '#app/env.server'

/** The value of one cookie as the browser sent it; null when it is not there or cannot be decoded. */
export function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';')
  const value = pairs.map(pair => pair.trim()).find(pair => pair.startsWith(`${name}=`))
  if (value === undefined) return null
  try {
    return decodeURIComponent(value.slice(name.length + 1).replace(/^"(.*)"$/, '$1'))
  } catch {
    return null
  }
}

/** A `Set-Cookie` value for the whole host; `seconds` 0 deletes. Readable by script only when told so. */
export function writeCookie(name: string, value: string, seconds: number, scriptReads = false): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(scriptReads ? [] : ['HttpOnly']),
    ...(env.secureCookies ? ['Secure'] : []),
  ].join('; ')
}

/** A signed cookie with its own key: its value is not valid under another name or in another app. */
export const signedCookie = (name: string, maxAge: number) =>
  createCookie(name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.secureCookies,
    secrets: deriveKeys(env.sessionSecrets, `portal cookie ${name}`),
    maxAge,
  })
