import { cleanCode } from './clean-text'
import type { WarningKey } from './message-keys'

/** The maximum input length, which is enough for 22 digits and separators. */
export const npwpMaxLength = 40

// Invisible characters do not count, so that a number can be pasted with them.
const longestInput = 4 * npwpMaxLength

function withoutSeparators(typed: string): string {
  const code = cleanCode(typed.slice(0, longestInput))
  return typed.length > longestInput || code.length > npwpMaxLength ? '' : code.replace(/[\s.-]/g, '')
}

/** Whether a tax number consists only of zeros, regardless of its length. */
export const isZeroNpwp = (typed: string): boolean => /^0+$/.test(withoutSeparators(typed))

/**
 * Returns the digits of a tax number without separators; null unless there are 15, 16 or 22 digits that are
 * not all zero.
 */
export function parseNpwp(typed: string): string | null {
  const digits = withoutSeparators(typed)
  return /^(?:\d{15}|\d{16}|\d{22})$/.test(digits) && !isZeroNpwp(digits) ? digits : null
}

/** Whether the first nine digits of the old format pass the Luhn check. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/**
 * Returns a warning if the checksum does not match. It is not an error, because some real numbers fail the
 * check.
 */
export function findNpwpWarning(typed: string): WarningKey | null {
  const digits = parseNpwp(typed)
  if (!digits) return null
  // A company's 16 digits are "0" followed by its old number. A person's are the NIK, which has no checksum.
  const old = digits.length === 15 ? digits : digits.startsWith('0') ? digits.slice(1) : null
  return old && !passesLuhn(old.slice(0, 9)) ? 'warnings.npwp_checksum' : null
}
