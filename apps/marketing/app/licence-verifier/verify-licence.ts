import * as z from 'zod/mini'
import type { VerifySignature } from './ed25519'
import type { ListProblem, ReadList } from './status-list'
import { type KeySet, longestJws, verifyJws } from './verify-jws'

const indexSchema = z.int().check(z.gte(0))
const licenceSchema = z.object({
  sub: z.string(),
  ver: z.number(),
  nbf: z.number(),
  exp: z.number(),
  /** Only in versions that were signed before Token Status Lists. */
  idx: z.optional(indexSchema),
  status: z.optional(z.object({ status_list: z.object({ idx: indexSchema, uri: z.url() }) })),
  venue: z.string(),
  address: z.string(),
  zone: z.string(),
})
export type SignedLicence = z.output<typeof licenceSchema>

/**
 * `unchecked`: the status is not known, because there is no recent list; `refused`: because the list contradicts the
 * licence or cannot be trusted. The licence contains the signed data, so it is returned only if the signature is
 * genuine.
 */
export type LicenceVerification =
  | { outcome: 'valid' | 'early' | 'expired' | 'revoked' | 'suspended' | 'listed'; licence: SignedLicence }
  | { outcome: 'unchecked' | 'refused'; problem: ListProblem; licence: SignedLicence }
  | { outcome: 'forged' | 'unknown-key' | 'revoked-key' | 'unreadable' }

type Options = {
  keys: KeySet
  /** Returns the list with the given address, or that of licences with `idx` for null. */
  findList: (uri: string | null) => Promise<ReadList>
  verify: VerifySignature
  /** In milliseconds since 1970. */
  now: number
}

/** Characters that mail programs and copying add to a text, none of which can be part of a compact JWS. */
const insertedCharacters = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g

/** Verifies a signed licence as pasted or scanned. */
export async function verifyLicence(
  text: string,
  { keys, findList, verify, now }: Options,
): Promise<LicenceVerification> {
  if (text.length > longestJws) return { outcome: 'unreadable' }
  const jws = text.replaceAll(insertedCharacters, '')
  const verified = await verifyJws(jws, { keys, typ: 'licence+jws', verify })
  if (verified.outcome !== 'genuine') return verified
  const parsed = licenceSchema.safeParse(verified.payload)
  if (!parsed.success) return { outcome: 'unreadable' }
  const licence = parsed.data
  const seconds = now / 1000
  if (seconds >= licence.exp) return { outcome: 'expired', licence }
  if (seconds < licence.nbf) return { outcome: 'early', licence }
  const { idx, uri } = licence.status?.status_list ?? { idx: licence.idx, uri: null }
  if (idx === undefined) return { outcome: 'unreadable' }
  const list = await findList(uri)
  if ('problem' in list)
    return { outcome: list.problem === 'missing' ? 'unchecked' : 'refused', problem: list.problem, licence }
  if (now >= list.expiresAt) return { outcome: 'unchecked', problem: 'expired', licence }
  const status = list.getStatus(idx)
  return status === null ? { outcome: 'refused', problem: 'outside', licence } : { outcome: status, licence }
}
