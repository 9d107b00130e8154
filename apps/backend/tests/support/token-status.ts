import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { z } from 'zod'
import type { Backend } from './harness'

/**
 * Verifies statuses as a stranger would: written from the text of draft-ietf-oauth-status-list-20, without any of the
 * product's code. The comments name its sections.
 */
type VerificationKey = JsonWebKey & { kid: string }

const header = z.object({ alg: z.string(), kid: z.string(), typ: z.string() })
/** 6.2 Referenced Token in JOSE. */
const referencedToken = z.looseObject({
  exp: z.number(),
  status: z.object({ status_list: z.object({ idx: z.int().min(0), uri: z.url() }) }),
})
/** 5.1 Status List Token in JWT Format, 4.2 Status List in JSON Format. */
const statusListToken = z.looseObject({
  sub: z.string(),
  iat: z.number(),
  exp: z.number().optional(),
  ttl: z.number().positive().optional(),
  status_list: z.object({
    bits: z.literal([1, 2, 4, 8]),
    lst: z.string().regex(/^[\w-]+$/),
  }),
})

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

/** RFC 7515, 5.2, for EdDSA and ES256. */
export function verifySignature(jws: string, keys: readonly VerificationKey[]) {
  const [head, payload, signature] = jws.split('.')
  const { alg, kid, typ } = header.parse(decode(head))
  const jwk = keys.find(key => key.kid === kid)
  if (!jwk) throw new Error('unknown key')
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const digest = alg === 'EdDSA' ? null : 'sha256'
  const signed = Buffer.from(signature ?? '', 'base64url')
  if (!verify(digest, Buffer.from(`${head}.${payload}`), { key, dsaEncoding: 'ieee-p1363' }, signed))
    throw new Error('wrong signature')
  return { typ, payload: decode(payload) as unknown }
}

/** 4.1 Compressed Byte Array. Throws for an index outside the list (8.3, step 6). */
export function readStatus({ bits, lst }: { bits: number; lst: string }, index: number): number {
  const bytes = inflateSync(Buffer.from(lst, 'base64url'))
  const position = index * bits
  const byte = bytes[Math.floor(position / 8)]
  if (byte === undefined) throw new Error('outside the list')
  return (byte >> (position % 8)) & (2 ** bits - 1)
}

/** 8.3 Validation Rules. `fetchList` resolves the URI of a list. */
async function validateStatus(
  token: string,
  keys: readonly VerificationKey[],
  fetchList: (uri: string) => Promise<string>,
  now = Date.now() / 1000,
) {
  const { exp, status } = referencedToken.parse(verifySignature(token, keys).payload)
  if (now >= exp) throw new Error('expired token')
  const { typ, payload } = verifySignature(await fetchList(status.status_list.uri), keys)
  const list = statusListToken.parse(payload)
  if (typ !== 'statuslist+jwt') throw new Error('wrong type')
  if (list.sub !== status.status_list.uri) throw new Error('another list')
  if (list.iat > now + 60 || (list.exp !== undefined && now >= list.exp)) throw new Error('expired list')
  return { status: readStatus(list.status_list, status.status_list.idx), list, ...status.status_list }
}

const vectorsSchema = z.object({
  token: z.object({ jwt: z.string(), key: z.looseObject({ kid: z.string() }) }),
  lists: z.array(
    z.object({
      name: z.string(),
      bits: z.number(),
      size: z.number(),
      lst: z.string(),
      statuses: z.record(z.string(), z.number()),
    }),
  ),
})

/** The test vectors of the draft. */
export const draftVectors = vectorsSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../docs/token-status-vectors.json'), 'utf8')),
)

/** The published status of a signed licence. */
export async function getPublishedStatus(backend: Backend, jws: string) {
  const { keys } = (await backend.call('GET', '/licence-keys')).body
  return validateStatus(jws, keys, async uri => {
    const { lists } = (await backend.call('GET', '/licence-status-lists')).body
    const number = Number(/\/s\/(\d+)$/.exec(uri)?.[1])
    return lists.find((list: { number: number }) => list.number === number).jws
  })
}
