import { createSigningKeys } from '#src/platform/database/signing-keys'
import type { Transaction } from '#src/platform/database/transaction'
import { recordLogArrival } from './arrivals'
import { formatVerifierKey, type NoteSigner } from './rules/note'

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

/** Records the keys that may be trusted in a log that begins. */
export async function recordTrustedKeys(trx: Transaction, at: number): Promise<void> {
  for (const { publicKey, revokedAt } of await keys.listKeys(trx)) {
    if (revokedAt !== null) continue
    const body = { at, public_key: toBytes(publicKey).toString('base64'), state: 'added' }
    await recordLogArrival(trx, { type: 'key', at, body })
  }
}

/** Revokes a key that a restored database still trusts, because an entry says that it was revoked. */
export async function applyRevocation(trx: Transaction, publicKey: string, at: number): Promise<void> {
  const public_key = Buffer.from(publicKey, 'base64').toString('base64url')
  await trx('log_keys').where({ public_key }).whereNull('revoked_at').update({ revoked_at: at })
}

/** The keys that sign checkpoints of the log with this origin, newest first: both while a new key replaces another. */
export async function getLogSigningKeys(
  trx: Transaction,
  origin: string,
  now: number,
): Promise<NoteSigner[]> {
  const signing = await keys.getSigningKeys(trx, now)
  return signing.map(({ publicKey, key }) => ({
    name: origin,
    publicKey: toBytes(publicKey),
    privateKey: key,
  }))
}

/** The verifier keys of the log that may be trusted, newest first. */
export async function listVerifierKeys(origin: string): Promise<string[]> {
  const known = await keys.listKeys()
  return known
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ publicKey }) => formatVerifierKey({ name: origin, publicKey: toBytes(publicKey) }))
    .reverse()
}
