import type { OpeningHours } from '@bgm/validation'
import { z } from 'zod'
import { loadTimeZones, parseOpeningHoursOrDefault, type TimeZoneHistory, timeZoneAt } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { toLocalDate } from '#src/playback'
import type { SealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { countSecondsWhileOpen } from './rules/open-seconds'
import type { SignedPlace } from './rules/signed-place'

/** By which time zones and hours the plays of a unit count. */
type UnitTimes = { time_zones: TimeZoneHistory; opening_hours: OpeningHours }

const hoursRows = z.array(z.object({ id: z.number(), opening_hours: z.unknown() }))

async function loadUnitTimes(
  trx: Transaction,
  plays: readonly SealedPlay[],
): Promise<Map<number, UnitTimes>> {
  const ids = [...new Set(plays.map(({ business_unit_id }) => business_unit_id))]
  const timeZones = await loadTimeZones(ids, trx)
  const rows: unknown = await trx('business_units')
    .whereRaw('id = any(?)', [ids])
    .select('id', 'opening_hours')
  return new Map(
    hoursRows.parse(rows).map(({ id, opening_hours }) => [
      id,
      {
        time_zones: timeZones.get(id) ?? unknownTimes.time_zones,
        opening_hours: parseOpeningHoursOrDefault(opening_hours),
      },
    ]),
  )
}

const unknownTimes: UnitTimes = {
  time_zones: { former: [], current: 'Asia/Jakarta' },
  opening_hours: parseOpeningHoursOrDefault(null),
}

/** A play as it is logged; `signed` is null if it is unsigned. */
export type CountedPlay = { play: SealedPlay; signed?: SignedPlace | null }

/** Totals of a zone's plays of a local date and a track revision. */
type Total = {
  zone_id: number
  date: string
  track: string
  track_revision: number
  plays: number
  signed_plays: number
  seconds: number
  open_seconds: number
  last_started_at: number
}

async function sumPlays(plays: readonly CountedPlay[], times: Map<number, UnitTimes>): Promise<Total[]> {
  const totals = new Map<string, Total>()
  await mapInSlices(plays, ({ play, signed }) => {
    const { zone_id, business_unit_id, track, track_revision, seconds, started_at } = play
    const { time_zones, opening_hours } = times.get(business_unit_id) ?? unknownTimes
    const timeZone = timeZoneAt(time_zones, started_at)
    const date = toLocalDate(started_at, timeZone)
    const key = `${zone_id} ${date} ${track} ${track_revision}`
    const total = totals.get(key) ?? {
      ...{ zone_id, date, track, track_revision },
      ...{ plays: 0, signed_plays: 0, seconds: 0, open_seconds: 0, last_started_at: started_at },
    }
    total.plays += 1
    total.signed_plays += signed ? 1 : 0
    total.seconds += seconds
    total.open_seconds += countSecondsWhileOpen(play, opening_hours, timeZone)
    total.last_started_at = Math.max(total.last_started_at, started_at)
    totals.set(key, total)
  })
  return [...totals.values()]
}

const addTotals = `with
  sent as (
    select * from jsonb_to_recordset(?::jsonb) as s (zone_id int, date text, track text, track_revision int, plays int,
      signed_plays int, seconds double precision, open_seconds double precision, last_started_at bigint)
  ),
  days as (
    insert into usage_days as d (zone_id, date, plays, signed_plays, seconds, open_seconds, last_started_at)
    select zone_id, date, sum(plays), sum(signed_plays), sum(seconds), sum(open_seconds), max(last_started_at) from sent group by zone_id, date
    on conflict (zone_id, date) do update set plays = d.plays + excluded.plays,
      signed_plays = d.signed_plays + excluded.signed_plays, seconds = d.seconds + excluded.seconds,
      open_seconds = coalesce(d.open_seconds, d.seconds) + excluded.open_seconds,
      last_started_at = greatest(d.last_started_at, excluded.last_started_at)
  )
  insert into usage_works as w (zone_id, month, track, track_revision, plays, seconds)
  select zone_id, left(date, 7), track, track_revision, sum(plays), sum(seconds) from sent
  group by 1, 2, 3, 4
  on conflict (zone_id, month, track, track_revision) do update set plays = w.plays + excluded.plays,
    seconds = w.seconds + excluded.seconds`

/**
 * Adds plays that get an index to the totals of their zones, both by local date (in the time zone at the time) and by
 * month and work, so that a month can be summed and its works ranked without reading all its plays. The caller has locked
 * the state of the log, so that each play is counted once.
 */
export async function addPlaysToTotals(trx: Transaction, plays: readonly CountedPlay[]): Promise<void> {
  if (plays.length === 0) return
  const times = await loadUnitTimes(
    trx,
    plays.map(({ play }) => play),
  )
  const totals = await sumPlays(plays, times)
  await trx.raw(addTotals, [JSON.stringify(totals)])
}
