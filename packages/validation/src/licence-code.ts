import { cleanCode } from './clean-text'

/** Crockford's base 32, which excludes I, L, O and U. */
export const licenceCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The length of a code: 60 random bits and one check character. */
export const licenceCodeLength = 13

const base = licenceCodeAlphabet.length
const longestInput = 256

/**
 * Computes the Luhn mod 32 check character, which detects every single wrong character and almost every
 * transposition.
 */
export function computeLicenceCheckCharacter(code: string): string {
  let sum = 0
  for (const [at, character] of [...code].reverse().entries()) {
    const doubled = licenceCodeAlphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1)
    sum += Math.floor(doubled / base) + (doubled % base)
  }
  return licenceCodeAlphabet[(base - (sum % base)) % base] ?? ''
}

export type ParsedLicenceCode =
  | { ok: true; code: string }
  | { ok: false; reason: 'length' | 'characters' | 'check' }

/**
 * Parses a licence code in any case, with or without spaces and hyphens, with O for 0 and I or L for 1.
 * `check` means that the check character does not match.
 */
export function parseLicenceCode(text: string): ParsedLicenceCode {
  const code = cleanCode(text.slice(0, longestInput))
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if ([...code].some(character => !licenceCodeAlphabet.includes(character)))
    return { ok: false, reason: 'characters' }
  if (code.length !== licenceCodeLength) return { ok: false, reason: 'length' }
  const valid = computeLicenceCheckCharacter(code.slice(0, -1)) === code.at(-1)
  return valid ? { ok: true, code } : { ok: false, reason: 'check' }
}
