import { randomInt } from 'node:crypto'
import { userCodeAlphabet, userCodeLength } from '@bgm/validation'

/** 20 letters, without vowels and look-alikes; eight of them have 34 bits of entropy. */
export const newUserCode = (): string =>
  Array.from({ length: userCodeLength }, () => userCodeAlphabet[randomInt(userCodeAlphabet.length)]).join('')

/** Formats a code as shown on the device: `BCDF-GHJK`. */
export const formatUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

const shape = new RegExp(`^[${userCodeAlphabet}]{${userCodeLength}}$`)

/** Normalises case and separators of a typed code; null if it cannot be valid. */
export function normaliseUserCode(typed: string): string | null {
  const code = typed.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, '')
  return shape.test(code) ? code : null
}
