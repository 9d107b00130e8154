import { timeZoneAt } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import type { AcceptedPlay } from './devices'
import { toLocalDate } from './rules/local-date'
import { countSecondsWhileOpen } from './rules/open-seconds'

/** Totals of a zone's plays of a local date and a track revision. */
type Total = {
  zone_id: number
  date: string
  track: string
  track_revision: number
  plays: number
  seconds: number
  open_seconds: number
  last_started_at: number
}

function sumPlays(stored: readonly AcceptedPlay[]): Total[] {
  const totals = new Map<string, Total>()
  for (const { play, assignment } of stored) {
    const { zone_id, time_zones, opening_hours } = assignment
    const { track, track_revision, seconds, started_at } = play
    const timeZone = timeZoneAt(time_zones, started_at)
    const date = toLocalDate(started_at, timeZone)
    const key = `${zone_id} ${date} ${track} ${track_revision}`
    const total = totals.get(key) ?? {
      ...{ zone_id, date, track, track_revision },
      ...{ plays: 0, seconds: 0, open_seconds: 0, last_started_at: started_at },
    }
    total.plays += 1
    total.seconds += seconds
    total.open_seconds += countSecondsWhileOpen(play, opening_hours, timeZone)
    total.last_started_at = Math.max(total.last_started_at, started_at)
    totals.set(key, total)
  }
  return [...totals.values()]
}

// Rows are inserted in the order of their keys, so that concurrent transactions lock them in the same order.
const addTotals = `with
  sent as (
    select * from jsonb_to_recordset(?::jsonb) as s (zone_id int, date text, track text, track_revision int, plays int,
      seconds double precision, open_seconds double precision, last_started_at bigint)
  ),
  days as (
    insert into play_days as d (zone_id, date, plays, seconds, open_seconds, last_started_at)
    select zone_id, date, sum(plays), sum(seconds), sum(open_seconds), max(last_started_at) from sent group by zone_id, date order by zone_id, date
    on conflict (zone_id, date) do update set plays = d.plays + excluded.plays, seconds = d.seconds + excluded.seconds,
      open_seconds = coalesce(d.open_seconds, d.seconds) + excluded.open_seconds,
      last_started_at = greatest(d.last_started_at, excluded.last_started_at)
  )
  insert into play_works as w (zone_id, month, track, track_revision, plays, seconds)
  select zone_id, left(date, 7), track, track_revision, sum(plays), sum(seconds) from sent
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (zone_id, month, track, track_revision) do update set plays = w.plays + excluded.plays,
    seconds = w.seconds + excluded.seconds`

/**
 * Adds stored plays to the totals of their zones, both by local date (in the time zone at the time) and by month and
 * work, so that a month can be summed and its works ranked without reading all its plays.
 */
export async function addPlaysToTotals(trx: Transaction, stored: readonly AcceptedPlay[]): Promise<void> {
  if (stored.length > 0) await trx.raw(addTotals, [JSON.stringify(sumPlays(stored))])
}
