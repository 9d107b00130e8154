import type { OpeningHours, Play } from '@bgm/validation'
import { type TimeZoneHistory, timeZoneAt } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { toLocalDate } from './rules/local-date'
import { countSecondsWhileOpen } from './rules/open-seconds'

type Total = { plays: number; seconds: number }

/** How the plays of a zone count: by the time zone at the time, and within opening hours. */
type Place = { zone_id: number; time_zones: TimeZoneHistory; opening_hours: OpeningHours }

const added = (trx: Transaction, table: string) => ({
  plays: trx.raw(`${table}.plays + excluded.plays`),
  seconds: trx.raw(`${table}.seconds + excluded.seconds`),
})

/**
 * Sums plays by a key and sorts the totals by that key, so that concurrent transactions lock rows in the
 * same order.
 */
function sumBy(plays: readonly Play[], getKey: (play: Play) => string): [string, Total & { first: Play }][] {
  const totals = new Map<string, Total & { first: Play }>()
  for (const play of plays) {
    const key = getKey(play)
    const { plays: count, seconds, first } = totals.get(key) ?? { plays: 0, seconds: 0, first: play }
    totals.set(key, { plays: count + 1, seconds: seconds + play.seconds, first })
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1))
}

/**
 * Adds stored plays to the totals of their zone, both by local date (in the time zone at the time) and by month and work, so that a month
 * can be summed and its works ranked without reading all its plays.
 */
export async function addPlaysToTotals(
  trx: Transaction,
  { zone_id, time_zones, opening_hours }: Place,
  stored: readonly Play[],
): Promise<void> {
  if (stored.length === 0) return
  const getLocalDate = ({ started_at }: Play) => toLocalDate(started_at, timeZoneAt(time_zones, started_at))
  const openSeconds = new Map<string, number>()
  for (const play of stored) {
    const open = countSecondsWhileOpen(play, opening_hours, timeZoneAt(time_zones, play.started_at))
    openSeconds.set(getLocalDate(play), (openSeconds.get(getLocalDate(play)) ?? 0) + open)
  }
  const days = sumBy(stored, getLocalDate).map(([date, { first: _, ...total }]) => ({
    zone_id,
    date,
    ...total,
    open_seconds: openSeconds.get(date) ?? 0,
  }))
  const works = sumBy(
    stored,
    play => `${getLocalDate(play).slice(0, 7)} ${play.track} ${play.track_revision}`,
  ).map(([, { first, ...total }]) => ({
    zone_id,
    month: getLocalDate(first).slice(0, 7),
    track: first.track,
    track_revision: first.track_revision,
    ...total,
  }))
  await trx('play_days')
    .insert(days)
    .onConflict(['zone_id', 'date'])
    .merge({
      ...added(trx, 'play_days'),
      open_seconds: trx.raw('coalesce(play_days.open_seconds, play_days.seconds) + excluded.open_seconds'),
    })
  await trx('play_works')
    .insert(works)
    .onConflict(['zone_id', 'month', 'track', 'track_revision'])
    .merge(added(trx, 'play_works'))
}
