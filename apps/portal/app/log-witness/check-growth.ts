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
  /** `added` is null if this browser has not seen the log before; `keys` are those that it knows from now on. */
  | { isRight: true; size: number; added: number | null; keys: string[] }

/** What was seen before; `keys` is empty if only the checkpoint is known. */
type Seen = { note: string; keys: string[] }

/**
 * Verifies that a log is signed, and continues the one that was seen before. New keys are only accepted with a
 * signature of a known one.
 */
export async function checkGrowth(seen: Seen | null, log: LogGrowth): Promise<GrowthCheck> {
  const wrong = { isRight: false } as const
  const tree = parseLogCheckpoint(log.checkpoint)
  if (!tree) return wrong
  const isSignedBy = (keys: string[]) => isNoteSigned(cryptography, log.checkpoint, keys, tree.origin)
  const keys = [...new Set([...(seen?.keys ?? []), ...log.keys])]
  if (!(await isSignedBy(keys))) return wrong
  const before = seen && parseLogCheckpoint(seen.note)
  if (!before) return { isRight: true, size: tree.size, added: null, keys }
  if (seen.keys.length > 0 && !(await isSignedBy(seen.keys))) return wrong
  const hashes = decodeBase64OrNull(log.consistency ?? '')
  if (before.origin !== tree.origin || log.consistency === null || !hashes) return wrong
  if (!(await isConsistent(cryptography.digest, before, tree, splitHashList(hashes)))) return wrong
  return { isRight: true, size: tree.size, added: tree.size - before.size, keys }
}
