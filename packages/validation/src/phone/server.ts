import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { addCountryCode, isIndonesianMobile, type PhoneKind } from './digits'

const mobileTypes = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])
const rejectedTypes = new Set(['PREMIUM_RATE', 'PAGER', 'VOICEMAIL'])

/**
 * Returns the number as E.164, checked against the numbering plan of its country; null if it is not valid.
 */
export function toE164(typed: string, kind: PhoneKind): string | null {
  const number = addCountryCode(typed)
  if (!number) return null
  if (isIndonesianMobile(number)) return number
  const phone = parsePhoneNumberFromString(number)
  if (!phone?.isValid() || phone.number !== number) return null
  const type = phone.getType() ?? ''
  const fits = kind === 'mobile' ? mobileTypes.has(type) : !rejectedTypes.has(type)
  return fits ? phone.number : null
}
