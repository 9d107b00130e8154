import {
  type Bytes,
  decodeBase64OrNull,
  isConsistent,
  isNoteSigned,
  type LogCryptography,
  parseLogCheckpoint,
  splitHashList,
} from '@bgm/validation'

/** The cryptography of this browser; verifying throws if it lacks Ed25519. */
export const cryptography: LogCryptography = {
  digest: async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  async verify(publicKey: Bytes, text, signature) {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    return crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(text))
  },
}

export type LogGrowth = { checkpoint: string; keys: string[]; consistency: string | null }

export type GrowthCheck =
  | { isRight: false }
  /** `added` is null if this browser has not seen the log before. */
  | { isRight: true; size: number; added: number | null }

/** Verifies that a log is signed, and continues the one that was seen before. */
export async function checkGrowth(known: string | null, log: LogGrowth): Promise<GrowthCheck> {
  const wrong = { isRight: false } as const
  const tree = parseLogCheckpoint(log.checkpoint)
  if (!tree || !(await isNoteSigned(cryptography, log.checkpoint, log.keys, tree.origin))) return wrong
  const before = known === null ? null : parseLogCheckpoint(known)
  if (!before) return { isRight: true, size: tree.size, added: null }
  const hashes = decodeBase64OrNull(log.consistency ?? '')
  if (before.origin !== tree.origin || log.consistency === null || !hashes) return wrong
  if (!(await isConsistent(cryptography.digest, before, tree, splitHashList(hashes)))) return wrong
  return { isRight: true, size: tree.size, added: tree.size - before.size }
}
