import { type Locale, localeCookie } from '@bgm/i18n'
import { serializeCookie } from '@bgm/server/cookies'
import { env } from '#app/env.server'

/** Returns a `Set-Cookie` value; a `maxAge` of 0 seconds deletes the cookie. */
export const writeCookie = (name: string, value: string, maxAge: number, httpOnly = true): string =>
  serializeCookie(name, value, { maxAge, httpOnly, secure: env.secureCookies })

/** Stores the visitor's language for 365 days; the language switch sets the same cookie in the browser. */
export const serializeLocaleCookie = (locale: Locale): string =>
  writeCookie(localeCookie.name, locale, localeCookie.maxAge, false)
