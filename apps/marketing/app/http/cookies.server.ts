import { type Locale, localeCookie } from '@bgm/i18n'
import { env } from '#app/env.server'

/** The value of one cookie in a Cookie header as the browser sent it, or null. */
export function cookieIn(header: string | null | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map(pair => pair.trim())
  return pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

/** Keeps the reader's language for 365 days; the switch on the page writes the same cookie by script. */
export const writeLocale = (locale: Locale) =>
  [
    `${localeCookie.name}=${locale}`,
    'Path=/',
    `Max-Age=${localeCookie.maxAge}`,
    'SameSite=Lax',
    ...(env.secureCookies ? ['Secure'] : []),
  ].join('; ')
