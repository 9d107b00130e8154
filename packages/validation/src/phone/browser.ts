import { isIndonesianMobile, type PhoneKind, withCountryCode } from './digits'

/** A light check for the browser: exact for Indonesian mobile numbers, otherwise only the E.164 format. The server decides. */
export function e164(typed: string, kind: PhoneKind): string | null {
  const number = withCountryCode(typed)
  if (!number) return null
  if (!number.startsWith('+62')) return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
  if (isIndonesianMobile(number)) return number
  return kind === 'any' && /^\+62[1-9]\d{5,11}$/.test(number) ? number : null
}
