import { compactVerify, decodeJwt, importJWK } from 'jose'
import { z } from 'zod'
import { getLicenceKeySet } from '#src/licensing'
import { listSeals, type Seal } from './rows'

const batchSize = 100

/**
 * The checkpoints that prove a seal: its own and the following checkpoints, up to the first one signed with
 * a key that has not been revoked. Each contains the hash of the previous one.
 */
export async function listConfirmingSeals({ number }: Seal): Promise<Seal[]> {
  const revoked = new Set((await getLicenceKeySet()).revoked.map(({ kid }) => kid))
  const found: Seal[] = []
  for (let from = number; ; from += batchSize) {
    const seals = await listSeals(from, batchSize)
    const end = seals.findIndex(({ key_id }) => !revoked.has(key_id))
    found.push(...seals.slice(0, end === -1 ? seals.length : end + 1))
    if (end !== -1 || seals.length < batchSize) return found
  }
}

const claims = z.object({ root: z.string(), size: z.number(), day: z.string() })

/** Whether a seal's signed text matches the values in its row. */
export function matchesCheckpoint({ checkpoint, root, size, day }: Seal): boolean {
  const signed = claims.safeParse(decodeJwt(checkpoint)).data
  return signed?.root === root && signed.size === size && signed.day === day
}

/**
 * Whether every checkpoint is signed with one of our keys, and the last one with a key that has not been
 * revoked.
 */
export async function hasTrustedSignatures(seals: readonly Seal[]): Promise<boolean> {
  const { keys, revoked } = await getLicenceKeySet()
  if (!keys.some(({ kid }) => kid === seals.at(-1)?.key_id)) return false
  for (const { key_id, checkpoint } of seals) {
    const known = [...keys, ...revoked].find(({ kid }) => kid === key_id)
    if (!known) return false
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: known.x }, 'EdDSA')
    const verified = await compactVerify(checkpoint, key, { algorithms: ['EdDSA'] }).catch(() => null)
    if (!verified) return false
  }
  return true
}
