import * as z from 'zod/mini'
import type { VerifySignature } from './ed25519'
import type { StatusList } from './status-list'
import { type KeySet, longestJws, verifyJws } from './verify-jws'

const licenceSchema = z.object({
  sub: z.string(),
  ver: z.number(),
  nbf: z.number(),
  exp: z.number(),
  idx: z.int().check(z.gte(0)),
  venue: z.string(),
  address: z.string(),
  zone: z.string(),
})
export type SignedLicence = z.output<typeof licenceSchema>

/**
 * `listed` means that the licence is revoked or suspended; `listChecked` is true if a recent list was
 * available. The licence contains the signed data, so it is returned only if the signature is genuine.
 */
export type LicenceVerification =
  | { outcome: 'valid' | 'early' | 'expired' | 'listed'; licence: SignedLicence; listChecked: boolean }
  | { outcome: 'forged' | 'unknown-key' | 'revoked-key' | 'unreadable' }

type Options = {
  keys: KeySet
  statusList: StatusList | null
  verify: VerifySignature
  /** In milliseconds since 1970. */
  now: number
}

/** Characters that mail programs and copying add to a text, none of which can be part of a compact JWS. */
const insertedCharacters = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g

/** Verifies a signed licence as pasted or scanned, without a network. */
export async function verifyLicence(
  text: string,
  { keys, statusList, verify, now }: Options,
): Promise<LicenceVerification> {
  if (text.length > longestJws) return { outcome: 'unreadable' }
  const jws = text.replaceAll(insertedCharacters, '')
  const verified = await verifyJws(jws, { keys, typ: 'licence+jws', verify })
  if (verified.outcome !== 'genuine') return verified
  const parsed = licenceSchema.safeParse(verified.payload)
  if (!parsed.success) return { outcome: 'unreadable' }
  const licence = parsed.data
  const found = { licence, listChecked: statusList !== null && now < statusList.expiresAt }
  const seconds = now / 1000
  if (statusList?.isListed(licence.idx)) return { outcome: 'listed', ...found }
  if (seconds >= licence.exp) return { outcome: 'expired', ...found }
  return { outcome: seconds < licence.nbf ? 'early' : 'valid', ...found }
}
