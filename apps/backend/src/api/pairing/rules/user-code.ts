import { randomInt } from 'node:crypto'
import { userCodeAlphabet, userCodeLength } from '@bgm/validation'

/** 20 letters without vowels and look-alikes: 34 bits. */
export const newUserCode = (): string =>
  Array.from({ length: userCodeLength }, () => userCodeAlphabet[randomInt(userCodeAlphabet.length)]).join('')

/** As a device shows it: `BCDF-GHJK`. */
export const formatUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

const shape = new RegExp(`^[${userCodeAlphabet}]{${userCodeLength}}$`)

/** The code as it is stored, whatever its case and separators; null if it cannot be one. */
export function normaliseUserCode(typed: string): string | null {
  const code = typed.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, '')
  return shape.test(code) ? code : null
}
