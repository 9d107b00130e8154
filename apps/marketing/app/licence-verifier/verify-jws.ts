import * as z from 'zod/mini'
import { decodeBase64url, decodeBase64urlJson } from './base64url'
import type { Bytes, VerifySignature } from './ed25519'

/** The exact header of signed files. Anything else, such as `alg: none` or an embedded key, is rejected. */
const headerSchema = z.strictObject({
  alg: z.literal('EdDSA'),
  kid: z.string(),
  typ: z.string(),
})

export const keySetSchema = z.object({
  keys: z.array(
    z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), kid: z.string(), x: z.string() }),
  ),
  revoked: z.array(z.object({ kid: z.string() })),
})
export type KeySet = z.output<typeof keySetSchema>

export type JwsVerification =
  | { outcome: 'genuine'; payload: unknown }
  /**
   * `unreadable`: the text is not a JWS of this type; `unknown-key`: it may be signed with a key that was
   * published later.
   */
  | { outcome: 'unreadable' | 'forged' | 'unknown-key' | 'revoked-key' }

/** In characters. A licence has at most 1,080, and a text may have others between them. */
export const longestJws = 20_000

type Verification = {
  keys: KeySet
  typ: string
  verify: VerifySignature
  /** In characters. */
  longest?: number
}

/** Verifies a compact JWS, using only the given keys and only EdDSA. */
export async function verifyJws(
  text: string,
  { keys, typ, verify, longest = longestJws }: Verification,
): Promise<JwsVerification> {
  const parts = text.length > longest ? [] : text.split('.')
  const [header = '', payload = '', signature = ''] = parts
  const signed = decodeBase64url(signature)
  const decoded = decodeBase64urlJson(header)
  const content = decodeBase64urlJson(payload)
  if (parts.length !== 3 || typeof decoded !== 'object' || content === undefined || !signed)
    return { outcome: 'unreadable' }
  const parsed = headerSchema.safeParse(decoded)
  if (!parsed.success || parsed.data.typ !== typ) return { outcome: 'forged' }
  const { kid } = parsed.data
  if (keys.revoked.some(revoked => revoked.kid === kid)) return { outcome: 'revoked-key' }
  const key = keys.keys.find(known => known.kid === kid)
  if (!key) return { outcome: 'unknown-key' }
  const publicKey = decodeBase64url(key.x)
  const isSigned = publicKey?.length === 32 && signed.length === 64
  if (!isSigned || !(await verify(signed, toBytes(`${header}.${payload}`), publicKey)))
    return { outcome: 'forged' }
  return { outcome: 'genuine', payload: content }
}

const toBytes = (text: string): Bytes => new TextEncoder().encode(text)
