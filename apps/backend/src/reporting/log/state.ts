import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { environment } from '#src/platform/runtime/environment'

const whole = z.coerce.number().int()

const stateRow = z.object({
  /** The name of the log in its checkpoints, which never changes. */
  origin: z.string(),
  /** Where its files are. An empty database begins another log, whose files are in another folder. */
  folder: z.string(),
  /** The number of entries whose index is assigned. */
  size: whole,
  /** The highest row id of a play whose index is assigned. */
  last_play_row: whole,
  /** Plays up to this row id were added to the totals when they were stored, and not by the log. */
  counted_through: whole,
  /** All plays that had arrived by this time have an index and are in the totals; null before the first run. */
  counted_at: whole.nullable(),
  /** The number of entries whose bundles and tiles are written. */
  tiles_size: whole,
  /** `bundles`: entries are imported that a restored database has lost; `lost`: they are in no file. */
  import: z.enum(['new', 'seals', 'bundles', 'lost', 'done']),
  /** The next seal, and the position in it, whose plays are imported, and the last one. */
  import_seal: whole,
  import_position: whole,
  import_through: whole,
  /** The version of the registers that are recorded. */
  registers: whole,
})
export type LogState = z.output<typeof stateRow>

const id = 1

/** Creates the log, whose origin is fixed from then on. Must run at startup, while only one process prepares the database. */
export async function ensureLogState(): Promise<void> {
  const { connection } = strapi.db
  const origin = environment.USAGE_LOG_ORIGIN ?? `${new URL(environment.MARKETING_URL).host}/usage`
  await connection('log_state')
    .insert({
      id,
      origin,
      folder: randomUUID(),
      size: 0,
      last_play_row: 0,
      // Previous builds, which had no log, counted plays when they stored them.
      counted_through: connection.raw(
        'greatest((select max(id) from plays), (select max(highest_play) from seal_days), 0)',
      ),
      tiles_size: 0,
      import: 'new',
      import_seal: 1,
      import_position: 0,
      import_through: 0,
      registers: 0,
    })
    .onConflict('id')
    .ignore()
}

export const getLogState = async (): Promise<LogState> =>
  stateRow.parse(await strapi.db.connection('log_state').where({ id }).first())

/** The state, locked until the transaction ends: only one process at a time assigns indexes or signs. */
export const lockLogState = async (trx: Transaction): Promise<LogState> =>
  stateRow.parse(await trx('log_state').where({ id }).forUpdate().first())

export async function updateLogState(trx: Transaction, change: Partial<LogState>): Promise<void> {
  await trx('log_state').where({ id }).update(change)
}

/** Records that the files of the first `size` entries are written. Another process may be further on. */
export async function advanceTiles(size: number): Promise<void> {
  await strapi.db
    .connection('log_state')
    .where({ id })
    .where('tiles_size', '<', size)
    .update({ tiles_size: size })
}

/** Up to which row id plays are in the totals, and up to which time of arrival; null before the log has begun. */
export async function getCounted(): Promise<{ through: number; at: number | null }> {
  const { last_play_row, counted_through, counted_at } = await getLogState()
  return { through: Math.max(last_play_row, counted_through), at: counted_at }
}
