import { KeyObject } from 'node:crypto'
import { createSigningKeys } from '#src/platform/database/signing-keys'
import type { Transaction } from '#src/platform/database/transaction'
import { recordLogArrival } from './arrivals'
import { formatVerifierKey, type VerifierKey } from './rules/note'

const keys = createSigningKeys({
  table: 'log_keys',
  purpose: 'usage log key',
  onChange: (trx, { at, publicKey, revoked }) =>
    recordLogArrival(trx, {
      type: 'key',
      at,
      body: { at, public_key: toBytes(publicKey).toString('base64'), state: revoked ? 'revoked' : 'added' },
    }),
})

const toBytes = (publicKey: string) => Buffer.from(publicKey, 'base64url')

export const { ensureKey: ensureLogKey } = keys

/** @public for programs/usage-log-keys.mjs */
export const { addNextKey, revokeKey, listKeyStates } = keys

/** The key that signs checkpoints of the log with this origin. */
export async function getLogSigningKey(
  trx: Transaction,
  origin: string,
  now: number,
): Promise<VerifierKey & { privateKey: KeyObject }> {
  const { publicKey, key } = await keys.getSigningKey(trx, now)
  return { name: origin, publicKey: toBytes(publicKey), privateKey: KeyObject.from(key) }
}

/** The verifier keys of the log that may be trusted, newest first. */
export async function listVerifierKeys(origin: string): Promise<string[]> {
  const known = await keys.listKeys()
  return known
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ publicKey }) => formatVerifierKey({ name: origin, publicKey: toBytes(publicKey) }))
    .reverse()
}
