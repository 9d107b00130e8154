/**
 * Adds the country code to a number. `0812-3456 7890`, `62 812…`, `+62 (0)812…` and `812…` are the same
 * Indonesian number; foreign numbers require a `+`. Returns `+` and digits, not yet checked against a
 * numbering plan, or null if the text cannot be a phone number.
 */
export function addCountryCode(typed: string): string | null {
  const text = typed.replace(/[\s().-]/g, '')
  if (!/^\+?\d{4,17}$/.test(text)) return null
  if (text.startsWith('+')) return text.replace(/^\+620/, '+62')
  if (text.startsWith('620')) return `+62${text.slice(3)}`
  if (text.startsWith('62')) return `+${text}`
  return `+62${text.replace(/^0/, '')}`
}

/** Whether a number is an Indonesian mobile number: +62, 8, 1–3 or 5–9, and 7 to 10 more digits. */
export const isIndonesianMobile = (number: string) => /^\+628[1-35-9]\d{7,10}$/.test(number)

export type PhoneKind = 'mobile' | 'any'
