import * as z from 'zod/mini'
import { decodeBase64url } from './base64url'
import type { Bytes, VerifySignature } from './ed25519'
import { type KeySet, verifyJws } from './verify-jws'

export type StatusList = {
  signedAt: Date
  /** The time, in milliseconds since 1970, from which the list must not be relied on. */
  expiresAt: number
  isListed: (index: number) => boolean
}

const payloadSchema = z.object({ iat: z.number(), exp: z.number(), bits: z.string() })

/**
 * Reads the signed list of revoked and suspended licences; returns null if the list itself cannot be
 * trusted.
 */
export async function readStatusList(
  jws: string,
  options: { keys: KeySet; verify: VerifySignature },
): Promise<StatusList | null> {
  const verified = await verifyJws(jws, { ...options, typ: 'licence-status+jws' })
  const parsed = verified.outcome === 'genuine' ? payloadSchema.safeParse(verified.payload) : null
  const compressed = parsed?.success ? decodeBase64url(parsed.data.bits) : null
  const bits = compressed && (await decompress(compressed).catch(() => null))
  if (!parsed?.success || !bits) return null
  return {
    signedAt: new Date(parsed.data.iat * 1000),
    expiresAt: parsed.data.exp * 1000,
    // Index 0 is the most significant bit of the first byte.
    isListed: index => (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1,
  }
}

async function decompress(bytes: Bytes): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
