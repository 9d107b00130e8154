import type { WarningKey } from './message-keys'

/** The possible initial digits of postal codes, by province code. */
const firstDigits: Array<[provinces: RegExp, digits: string]> = [
  [/^(?:11|12|13|14|21)$/, '2'],
  [/^(?:15|16|17|18|19)$/, '3'],
  [/^31$/, '1'],
  [/^(?:32|36)$/, '14'],
  [/^(?:33|34)$/, '5'],
  [/^35$/, '6'],
  [/^6\d$/, '7'],
  [/^5\d$/, '8'],
  [/^[789]\d$/, '9'],
]

export function findZipCodeWarning(zip: string, province: string): WarningKey | null {
  if (province.length !== 2 || zip.length !== 5) return null
  const digits = firstDigits.find(([provinces]) => provinces.test(province))?.[1]
  return digits && /^\d{5}$/.test(zip) && !digits.includes(zip.charAt(0)) ? 'warnings.zip_code_region' : null
}
