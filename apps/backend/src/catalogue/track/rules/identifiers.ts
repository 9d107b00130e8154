import { cleanCode } from '@bgm/validation'

/** Removes what people write between the groups of an ISRC or ISWC: `ID-A01-26-00001` becomes `IDA012600001`. */
export const normaliseIdentifier = (text: string): string =>
  cleanCode(text.slice(0, 100))
    .toUpperCase()
    .replace(/[\s.-]/g, '')

const weigh = (digits: string, getWeight: (index: number) => number): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * getWeight(index), 0)

/** Whether a text is a T and ten digits, the last of which is the check digit of ISO 15707. */
export function isIswc(text: string): boolean {
  if (text.length !== 11 || !/^T[0-9]{10}$/.test(text)) return false
  const sum = 1 + weigh(text.slice(1, 10), index => index + 1)
  return Number(text[10]) === (10 - (sum % 10)) % 10
}

/**
 * Parses an IPI name number, whose last two digits are check digits modulo 101. Spreadsheets remove its leading zeros.
 * Returns eleven digits, or null for anything else, including the zeros that stand for an unknown number.
 */
export function parseIpiNameNumber(text: string): string | null {
  const digits = normaliseIdentifier(text)
  if (!/^[0-9]{3,11}$/.test(digits)) return null
  const number = digits.padStart(11, '0')
  const sum = weigh(number.slice(0, 9), index => 10 - index) % 101
  const check = sum === 0 ? 0 : (101 - sum) % 100
  return Number(number) > 0 && number.slice(9) === String(check).padStart(2, '0') ? number : null
}
