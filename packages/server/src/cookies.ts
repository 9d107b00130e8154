import { parseCookie, stringifySetCookie } from 'cookie'

/** Reads a cookie from a Cookie header; null if it is missing or cannot be decoded. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return parseCookie(header ?? '', { decode })[name] ?? null
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'))
  } catch {
    return undefined
  }
}

type CookieOptions = {
  /** The lifetime in seconds; 0 deletes the cookie. */
  maxAge: number
  secure: boolean
  /** Hides the cookie from JavaScript; true by default. */
  httpOnly?: boolean
  /** The path; `/` by default. */
  path?: string
}

/** Returns a `Set-Cookie` value. */
export const serializeCookie = (
  name: string,
  value: string,
  { httpOnly = true, path = '/', ...options }: CookieOptions,
) => stringifySetCookie({ name, value, path, sameSite: 'lax', httpOnly, ...options })
