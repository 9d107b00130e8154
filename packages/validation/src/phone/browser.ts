import { addCountryCode, isIndonesianMobile, type PhoneKind } from './digits'

/**
 * A lightweight check for the browser. It is exact for Indonesian mobile numbers, but checks only the E.164
 * format of other numbers. The server makes the final decision.
 */
export function toE164(typed: string, kind: PhoneKind): string | null {
  const number = addCountryCode(typed)
  if (!number) return null
  if (!number.startsWith('+62')) return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
  if (isIndonesianMobile(number)) return number
  return kind === 'any' && /^\+62[1-9]\d{5,11}$/.test(number) ? number : null
}
