import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import type { AcceptedPlay } from './devices'
import { addPlaysToTotals } from './totals'

const columns = `play_id text, player_id int, boot text, seq int, epoch int, zone_id int, business_unit_id int,
  organisation_id int, licence_id int, track text, track_revision int, playlist text, layer text, started_at bigint,
  seconds double precision, end_reason text, "offline" boolean, clock_offset bigint, received_at bigint, leased boolean`
const names = columns.replace(/ (text|int|bigint|boolean|double precision)(?=,|$)/g, '')
const insert = `insert into plays (${names}) select ${names} from jsonb_to_recordset(?::jsonb) as s (${columns})
  on conflict do nothing returning play_id`

const insertedRows = z.object({ rows: z.array(z.object({ play_id: z.string() })) })

const toRow = ({ play, device, assignment, receivedAt }: AcceptedPlay) => {
  const { zone: _, ...columnsOfPlay } = play
  const { zone_id, business_unit_id, organisation_id, licence_id } = assignment
  return {
    ...columnsOfPlay,
    ...{ zone_id, business_unit_id, organisation_id, licence_id },
    player_id: device.id,
    received_at: receivedAt,
    leased: play.epoch === device.epoch,
  }
}

/** Inserts plays in one statement, in their order, and returns the ids of the newly inserted ones. */
export async function insertPlays(trx: Transaction, plays: readonly AcceptedPlay[]): Promise<Set<string>> {
  if (plays.length === 0) return new Set()
  const result: unknown = await trx.raw(insert, [JSON.stringify(plays.map(toRow))])
  const ids = new Set(insertedRows.parse(result).rows.map(({ play_id }) => play_id))
  await addPlaysToTotals(
    trx,
    plays.filter(({ play }) => ids.has(play.play_id)),
  )
  return ids
}
