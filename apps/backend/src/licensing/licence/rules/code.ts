import { randomInt } from 'node:crypto'
import { computeLicenceCheckCharacter, licenceCodeAlphabet, licenceCodeLength } from '@bgm/validation'

/** A new licence code: random characters followed by a check character. */
export function newLicenceCode(): string {
  const { length } = licenceCodeAlphabet
  const random = Array.from({ length: licenceCodeLength - 1 }, () => licenceCodeAlphabet[randomInt(length)])
  const code = random.join('')
  return code + computeLicenceCheckCharacter(code)
}
