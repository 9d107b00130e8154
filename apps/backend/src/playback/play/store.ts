import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import type { AcceptedPlay } from './devices'

const columns = `play_id text, player_id int, boot text, seq int, epoch int, zone_id int, business_unit_id int,
  organisation_id int, licence_id int, track text, track_revision int, playlist text, layer text, started_at bigint,
  seconds double precision, end_reason text, "offline" boolean, clock_offset bigint, received_at bigint, leased boolean, chain int, prev text, signature jsonb`
const names = columns.replace(/ (text|int|bigint|boolean|double precision|jsonb)(?=,|$)/g, '')
const insert = `with
  heads as (
    update players as p set chain = h.chain, chain_link = h.link, forked_at = coalesce(p.forked_at, h.forked_at)
    from jsonb_to_recordset(?::jsonb) as h (id int, chain int, link text, forked_at bigint) where p.id = h.id
  )
  insert into plays (${names}) select ${names} from jsonb_to_recordset(?::jsonb) as s (${columns})
  on conflict do nothing returning play_id`

const insertedRows = z.object({ rows: z.array(z.object({ play_id: z.string() })) })

const toRow = ({ play, device, assignment, receivedAt, place, signature }: AcceptedPlay) => {
  const { zone: _, ...columnsOfPlay } = play
  const { zone_id, business_unit_id, organisation_id, licence_id } = assignment
  return {
    ...columnsOfPlay,
    ...{ zone_id, business_unit_id, organisation_id, licence_id },
    player_id: device.id,
    received_at: receivedAt,
    leased: play.epoch === device.epoch,
    chain: place?.chain,
    prev: place?.prev,
    signature,
  }
}

/** How far the chain of a device is known. */
type DeviceHead = { id: number; chain: number | null; link: string | null; forked_at: number | null }

/**
 * Inserts plays in one statement, in their order, which also updates the chains of their devices. Returns the ids of the
 * newly inserted ones.
 */
export async function insertPlays(
  trx: Transaction,
  plays: readonly AcceptedPlay[],
  heads: readonly DeviceHead[] = [],
): Promise<Set<string>> {
  if (plays.length === 0) return new Set()
  const result: unknown = await trx.raw(insert, [JSON.stringify(heads), JSON.stringify(plays.map(toRow))])
  return new Set(insertedRows.parse(result).rows.map(({ play_id }) => play_id))
}
