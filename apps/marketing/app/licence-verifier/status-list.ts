import * as z from 'zod/mini'
import { decodeBase64url } from './base64url'
import type { VerifySignature } from './ed25519'
import { inflate } from './inflate'
import { type KeySet, verifyJws } from './verify-jws'

/** `listed`: revoked or suspended, which the list of licences with `idx` does not distinguish. */
export type ListedStatus = 'valid' | 'revoked' | 'suspended' | 'listed'

export type StatusList = {
  signedAt: Date
  /** The time, in milliseconds since 1970, from which the list must not be relied on. */
  expiresAt: number
  /** Returns null for an index outside the list. */
  getStatus: (index: number) => ListedStatus | null
}

/** Why a status list says nothing about a licence. */
export const listProblems = [
  'missing',
  'expired',
  'forged',
  'foreign',
  'large',
  'damaged',
  'outside',
] as const
export type ListProblem = (typeof listProblems)[number]

type Problem = { problem: ListProblem }
export type ReadList = StatusList | Problem

/** In characters. A Token Status List that cannot be compressed has 470,000. */
const longestList = 600_000
/** In bytes: eight bits for each of 2^20 indexes. */
const largestList = 2 ** 20

type Options = { keys: KeySet; verify: VerifySignature }

/** Returns the payload of a signed list. */
async function verifyList(
  jws: string,
  typ: string,
  options: Options,
): Promise<{ payload: unknown } | Problem> {
  if (jws.length > longestList) return { problem: 'large' }
  const verified = await verifyJws(jws, { ...options, typ, longest: longestList })
  if (verified.outcome === 'genuine') return { payload: verified.payload }
  return { problem: verified.outcome === 'unreadable' ? 'damaged' : 'forged' }
}

async function decompress(
  text: string,
  format: 'gzip' | 'deflate',
): Promise<{ bytes: Uint8Array } | Problem> {
  const compressed = decodeBase64url(text)
  const bytes = compressed && (await inflate(compressed, format, largestList))
  if (bytes === 'large') return { problem: 'large' }
  return bytes ? { bytes } : { problem: 'damaged' }
}

const numberedSchema = z.object({ iat: z.number(), exp: z.number(), bits: z.string() })

/** Reads the list of revoked and suspended licences with `idx`. */
export async function readNumberedList(jws: string, options: Options): Promise<ReadList> {
  const verified = await verifyList(jws, 'licence-status+jws', options)
  if ('problem' in verified) return verified
  const parsed = numberedSchema.safeParse(verified.payload)
  if (!parsed.success) return { problem: 'damaged' }
  const result = await decompress(parsed.data.bits, 'gzip')
  if ('problem' in result) return result
  return {
    signedAt: new Date(parsed.data.iat * 1000),
    expiresAt: parsed.data.exp * 1000,
    // Index 0 is the most significant bit of the first byte.
    getStatus: index => {
      const byte = result.bytes[index >> 3]
      if (byte === undefined) return null
      return ((byte >> (7 - (index & 7))) & 1) === 1 ? 'listed' : 'valid'
    },
  }
}

const tokenSchema = z.object({
  sub: z.string(),
  iat: z.number(),
  exp: z.number(),
  ttl: z.optional(z.number().check(z.positive())),
  status_list: z.object({ bits: z.literal([1, 2, 4, 8]), lst: z.string() }),
})

const statuses: Record<number, ListedStatus> = { 0: 'valid', 1: 'revoked', 2: 'suspended' }

/** Reads a value of a Token Status List; returns null for an index outside the list. */
export function readTokenStatus(bytes: Uint8Array, bits: number, index: number): number | null {
  const byte = bytes[Math.floor((index * bits) / 8)]
  // Index 0 is in the least significant bits of the first byte.
  return byte === undefined ? null : (byte >> ((index * bits) % 8)) & (2 ** bits - 1)
}

/** Reads a Token Status List of the IETF. `uri` is the address that the licence names; without it, any is accepted. */
export async function readTokenList(
  jws: string,
  { uri, ...options }: Options & { uri?: string },
): Promise<ReadList> {
  const verified = await verifyList(jws, 'statuslist+jwt', options)
  if ('problem' in verified) return verified
  const parsed = tokenSchema.safeParse(verified.payload)
  if (!parsed.success) return { problem: 'damaged' }
  const { sub, iat, exp, status_list } = parsed.data
  if (uri !== undefined && sub !== uri) return { problem: 'foreign' }
  const result = await decompress(status_list.lst, 'deflate')
  if ('problem' in result) return result
  return {
    signedAt: new Date(iat * 1000),
    expiresAt: exp * 1000,
    getStatus: index => {
      const status = readTokenStatus(result.bytes, status_list.bits, index)
      return status === null ? null : (statuses[status] ?? 'listed')
    },
  }
}
