import { randomUUID } from 'node:crypto'
import { recordWaitingReports } from '#src/reporting/usage-report/record-again'
import { recordLogArrival } from './arrivals'
import { findCheckpoint } from './checkpoints'
import { recordTrustedKeys } from './keys'
import { getNextOrigin } from './rules/origin'
import { lockLogState, updateLogState } from './state'

/** What belongs to the former log. Its entries stay in its files. */
const tables = [
  'log_entries',
  'log_checkpoints',
  'log_cosignatures',
  'log_browser_cosignatures',
  'log_credits',
  'log_registers',
  'log_witnesses',
]

/**
 * Begins a log of another name with everything that is stored, because the entries that a restored database has lost are in
 * no file: a log that continued would contradict checkpoints that others have kept. Its `migration` entry has the last
 * checkpoint of the former log that is known. Must run at startup, before plays are accepted.
 */
export async function beginLogAgain(now: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    if (state.import !== 'lost') return
    const checkpoint = (await findCheckpoint(trx))?.text ?? null
    for (const table of tables) {
      await trx.raw(`alter table ${table} disable trigger user`)
      await trx.raw(`truncate ${table}`)
      await trx.raw(`alter table ${table} enable trigger user`)
    }
    const { origin } = state
    // It comes before everything that is waiting.
    await recordLogArrival(trx, { type: 'migration', at: 0, body: { at: now, origin, checkpoint } })
    await recordTrustedKeys(trx, now)
    await recordWaitingReports(trx, now)
    await updateLogState(trx, {
      origin: getNextOrigin(origin),
      folder: randomUUID(),
      size: 0,
      tiles_size: 0,
      // The totals contain these plays, and must not contain them twice.
      counted_through: Math.max(state.counted_through, state.last_play_row),
      last_play_row: 0,
      import: 'new',
      import_seal: 1,
      import_position: 0,
      import_through: 0,
    })
    strapi.log.warn('the usage log begins again under another name', { former: origin })
  })
}
