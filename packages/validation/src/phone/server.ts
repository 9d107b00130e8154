import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isIndonesianMobile, type PhoneKind, withCountryCode } from './digits'

const mobileTypes = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])
const refusedTypes = new Set(['PREMIUM_RATE', 'PAGER', 'VOICEMAIL'])

/** E.164 of what was typed, judged by the numbering plans of all countries; null where it is no such number. */
export function e164(typed: string, kind: PhoneKind): string | null {
  const number = withCountryCode(typed)
  if (!number) return null
  if (isIndonesianMobile(number)) return number
  const phone = parsePhoneNumberFromString(number)
  if (!phone?.isValid() || phone.number !== number) return null
  const type = phone.getType() ?? ''
  const fits = kind === 'mobile' ? mobileTypes.has(type) : !refusedTypes.has(type)
  return fits ? phone.number : null
}
