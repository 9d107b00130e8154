import { randomInt } from 'node:crypto'
import { userCodeAlphabet, userCodeLength } from '@bgm/validation'

/** 20 letters, without vowels and look-alikes; eight of them carry 34 bits of entropy. */
export const newUserCode = (): string =>
  Array.from({ length: userCodeLength }, () => userCodeAlphabet[randomInt(userCodeAlphabet.length)]).join('')
