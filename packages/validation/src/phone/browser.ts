import { isIndonesianMobile, type PhoneKind, withCountryCode } from './digits'

/** The browser's light check: exact for Indonesian mobiles, otherwise only the shape of E.164; the server decides. */
export function e164(typed: string, kind: PhoneKind): string | null {
  const number = withCountryCode(typed)
  if (!number) return null
  if (!number.startsWith('+62')) return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
  if (isIndonesianMobile(number)) return number
  return kind === 'any' && /^\+62[1-9]\d{5,11}$/.test(number) ? number : null
}
