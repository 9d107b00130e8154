import { randomInt } from 'node:crypto'
import { userCodeAlphabet, userCodeLength } from '@bgm/validation'

/** Eight letters from an alphabet of 20, without vowels or look-alikes: 34 bits of entropy. */
export const newUserCode = (): string =>
  Array.from({ length: userCodeLength }, () => userCodeAlphabet[randomInt(userCodeAlphabet.length)]).join('')
