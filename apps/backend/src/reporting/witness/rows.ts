import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import type { LogCheckpoint } from '#src/reporting/log/checkpoints'
import { type Refusal, type WitnessProblem, witnessProblems } from './rules/answer'
import { type Cosignature, getKeyLabel } from './rules/cosignature'

const witnessRow = z.object({
  key: z.string(),
  added_at: integerColumn,
  size: integerColumn,
  failures: integerColumn,
  signed_at: integerColumn.nullable(),
  signed_size: integerColumn.nullable(),
  /** In milliseconds, from the signature of the log to the arrival of the cosignature. */
  delay: integerColumn.nullable(),
  problem: z.enum(witnessProblems).nullable(),
  problem_at: integerColumn.nullable(),
})
export type WitnessRow = z.output<typeof witnessRow>

const db = () => strapi.db.connection

/** Adds what the policy names. */
export async function addWitnessRows(keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return
  await db()('log_witnesses')
    .insert(keys.map(key => ({ key, added_at: now })))
    .onConflict('key')
    .ignore()
}

export const listWitnessRows = async (keys: readonly string[]): Promise<WitnessRow[]> =>
  z.array(witnessRow).parse(await db()('log_witnesses').whereIn('key', [...keys]))

/**
 * Claims witnesses for a time, so that no other process submits to them. Returns their rows, or null if one of them is
 * claimed or must not be tried yet.
 */
export async function claimWitnesses(
  keys: readonly string[],
  { now, until }: { now: number; until: number },
): Promise<WitnessRow[] | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const rows: unknown = await trx('log_witnesses')
      .whereIn('key', [...keys])
      .where('claimed_until', '<=', now)
      .where('next_try_at', '<=', now)
      .orderBy('key')
      .forUpdate()
      .skipLocked()
    const found = z.array(witnessRow).parse(rows)
    if (found.length < keys.length) return null
    await trx('log_witnesses')
      .whereIn('key', [...keys])
      .update({ claimed_until: until })
    return found
  })
}

/** Ends a claim. */
export async function releaseWitnesses(keys: readonly string[], change: object = {}): Promise<void> {
  await db()('log_witnesses')
    .whereIn('key', [...keys])
    .update({ ...change, claimed_until: 0 })
}

async function storeCosignature(
  trx: Transaction,
  checkpoint: LogCheckpoint,
  cosignature: Cosignature,
  now: number,
) {
  const { key, line, time } = cosignature
  const label = getKeyLabel(key)
  const signed_at = time * 1000
  await trx('log_cosignatures')
    .insert({ checkpoint_id: checkpoint.id, key: label, line, signed_at, received_at: now })
    .onConflict(['checkpoint_id', 'key'])
    .ignore()
  await trx('log_witnesses')
    .where({ key: label })
    .update({
      signed_at,
      signed_size: checkpoint.size,
      delay: Math.max(0, now - checkpoint.signed_at),
      problem: null,
      problem_at: null,
    })
}

/** Stores verified cosignatures, and that the witnesses have signed so much. */
export async function storeCosignatures(
  checkpoint: LogCheckpoint,
  cosignatures: readonly Cosignature[],
  now: number,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const cosignature of cosignatures) await storeCosignature(trx, checkpoint, cosignature, now)
  })
}

type NewRefusal = {
  reason: Refusal
  status: number
  witness_size: number | null
  checkpoint: string
  known: string | null
}

/** Keeps what was submitted when a witness refused to sign it, once. */
export async function storeRefusal(keys: readonly string[], refusal: NewRefusal, now: number): Promise<void> {
  const { reason, checkpoint } = refusal
  const subject = sha256(JSON.stringify([reason, checkpoint]))
  await db()('log_refusals')
    .insert(keys.map(key => ({ ...refusal, key, subject, refused_at: now })))
    .onConflict(['key', 'subject'])
    .ignore()
}

/** Since when this problem has existed. */
export async function storeProblem(
  rows: readonly WitnessRow[],
  { problem, size, next }: { problem: WitnessProblem; size: number | null; next: number },
  now: number,
): Promise<void> {
  for (const row of rows)
    await releaseWitnesses([row.key], {
      problem,
      problem_at: row.problem === problem ? row.problem_at : now,
      failures: row.failures + 1,
      next_try_at: next,
      ...(size === null ? {} : { size }),
    })
}

const cosignatureRows = z.array(z.object({ checkpoint_id: integerColumn, key: z.string(), line: z.string() }))

/** The cosignatures of a checkpoint, in the order in which they arrived. */
export const listCosignatures = async (checkpoint: Pick<LogCheckpoint, 'id'>) =>
  cosignatureRows.parse(await db()('log_cosignatures').where({ checkpoint_id: checkpoint.id }).orderBy('id'))

const textRow = z.object({ text: z.string(), line: z.string() })

/** The last checkpoint that a witness has signed, with its cosignature. */
export async function findLastSigned(key: string): Promise<string | null> {
  const row: unknown = await db()('log_cosignatures as s')
    .join('log_checkpoints as c', 'c.id', 's.checkpoint_id')
    .where('s.key', key)
    .orderBy('s.id', 'desc')
    .first('c.text', 's.line')
  if (!row) return null
  const { text, line } = textRow.parse(row)
  return `${text}${line}`
}
