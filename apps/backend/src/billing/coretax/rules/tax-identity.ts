import { parseNpwp } from '@bgm/validation'

export type TaxIdentity = {
  /** 16 digits. */
  tin: string
  /** The place of business (NITKU), 22 digits. */
  idtku: string
}

/**
 * The identity in Coretax of a tax number with 15, 16 or 22 digits. Null for the old number of a branch, whose new number
 * cannot be derived, and for anything else.
 */
export function toTaxIdentity(typed: string): TaxIdentity | null {
  const npwp = parseNpwp(typed) ?? ''
  if (/^\d{22}$/.test(npwp)) return { tin: npwp.slice(0, 16), idtku: npwp }
  if (/^\d{16}$/.test(npwp)) return { tin: npwp, idtku: `${npwp}000000` }
  if (/^\d{12}000$/.test(npwp)) return { tin: `0${npwp}`, idtku: `0${npwp}000000` }
  return null
}
