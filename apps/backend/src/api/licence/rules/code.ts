import { randomInt } from 'node:crypto'

/** Crockford's base 32: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const base = alphabet.length
/** 60 random bits. */
const randomCharacters = 12

/** The Luhn mod 32 check character, which detects every single wrong character and almost every transposition. */
export function checkCharacter(code: string): string {
  let sum = 0
  for (const [at, character] of [...code].reverse().entries()) {
    const doubled = alphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1)
    sum += Math.floor(doubled / base) + (doubled % base)
  }
  return alphabet[(base - (sum % base)) % base] ?? ''
}

/** A new licence code: 12 random characters and the check character. */
export function newLicenceCode(): string {
  const code = Array.from({ length: randomCharacters }, () => alphabet[randomInt(base)]).join('')
  return code + checkCharacter(code)
}
