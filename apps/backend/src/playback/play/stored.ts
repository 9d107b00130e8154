import type { Play } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { clockTolerance, maxDelay } from './partitions'
import { fades, type HourTotal, listHours, maxHoursOfPlay } from './rules/hourly-limit'
import { isSameRecord } from './rules/same-record'

const hour = 3_600_000
const offsets = Array.from({ length: maxHoursOfPlay }, (_, offset) => offset)

/** A play that a device has sent. */
type DevicePlay = { play: Play; device: { id: number; zone_id: number } }

type Place = { id: number; boot: string; seq: number }
export const getPlaceKey = ({ id, boot, seq }: Place) => `${id} ${boot} ${seq}`

const uuidVersion = 14

/**
 * The earliest time at which a play with this id may have arrived: its own repetition not before it started, another one
 * not before the id was created, which UUIDs of version 7 tell. A device's clock may have been wrong at that time.
 */
function getIdSince({ play_id, started_at }: Play, receivedAt: number): number {
  const created =
    play_id[uuidVersion] === '7' ? Number.parseInt(play_id.slice(0, 8) + play_id.slice(9, 13), 16) : 0
  const isCredible = created > receivedAt - maxDelay && created <= receivedAt + clockTolerance
  return isCredible ? Math.min(created, started_at) - clockTolerance : receivedAt - maxDelay
}

/** SQL for the sum of the seconds that count towards the hour `offset` hours after the one in which plays started. */
function selectSeconds(offset: number): string {
  const { minSeconds, maxSeconds, share } = fades
  const fade = `least(p.seconds, ${maxSeconds}, greatest(${minSeconds}, p.seconds / ${share}.0))`
  const from = `greatest(p.started_at % ${hour}, ${offset * hour})`
  const end = `least(p.started_at % ${hour} + p.seconds * 1000, ${(offset + 1) * hour})`
  const sounding = `greatest(0, ${end} - ${from}) / 1000.0`
  return `coalesce(sum(${sounding} * (p.seconds - ${fade}) / nullif(p.seconds, 0)), 0)`
}

/**
 * Plays with the same id, or of the same device, boot and sequence number, that arrived in the time in which their
 * repetition would be accepted; and the totals of each zone's plays by the hour in which they started. Subqueries with
 * `offset 0` are executed for each row, so that only the partitions of its own time are searched.
 */
const storedPlays = `with
  sent as (
    select * from unnest(?::text[], ?::int[], ?::text[], ?::int[], ?::bigint[], ?::bigint[])
      as s (play_id, player_id, boot, seq, id_since, place_since)
  ),
  spans as (select * from unnest(?::int[], ?::bigint[], ?::bigint[]) as s (zone_id, from_at, until_at)),
  stored as (
    select p.* from sent as s cross join lateral (
      select * from plays as p where p.play_id = s.play_id and p.received_at >= s.id_since
        and p.received_at between ? and ? offset 0) as p
    union
    select p.* from sent as s cross join lateral (
      select * from plays as p where p.player_id = s.player_id and p.boot = s.boot and p.seq = s.seq
        and p.received_at >= s.place_since and p.received_at between ? and ? offset 0) as p
  ),
  hours as (
    select s.zone_id, p.* from spans as s cross join lateral (
      select p.started_at / ${hour} as hour, count(*) as plays, array[${offsets.map(selectSeconds).join(', ')}] as seconds
      from plays as p where p.zone_id = s.zone_id and p.started_at >= s.from_at and p.started_at < s.until_at
        and p.received_at >= s.from_at - ${clockTolerance} and p.received_at between ? and ?
      group by 1) as p
  )
  select to_jsonb(stored) as play, null as hour from stored union all select null, to_jsonb(hours) from hours`

const json = z.preprocess(
  value => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
  z.unknown(),
)
const storedRow = z.looseObject({
  play_id: z.string(),
  player_id: z.number(),
  boot: z.string(),
  seq: z.number(),
})
const hourRow = z.object({
  zone_id: z.number(),
  hour: z.number(),
  plays: z.number(),
  seconds: z.array(z.number()),
})
const resultRows = z.object({
  rows: z.array(z.object({ play: json.pipe(storedRow.nullable()), hour: json.pipe(hourRow.nullable()) })),
})

/** The spans of time that contain these hours and the hours before, in which plays that still sound may have started. */
function listSpans(hours: ReadonlySet<number>): { from: number; until: number }[] {
  const spans: { from: number; until: number }[] = []
  for (const index of [...hours].sort((one, other) => one - other)) {
    const from = (index - maxHoursOfPlay + 1) * hour
    const until = (index + 1) * hour
    const latest = spans.at(-1)
    if (latest && from <= latest.until) latest.until = until
    else spans.push({ from, until })
  }
  return spans
}

/** The totals of each zone's plays, by the hours in which they sounded. */
type ZoneHours = Map<number, Map<number, HourTotal>>

function groupHours(plays: readonly DevicePlay[]): Map<number, Set<number>> {
  const zones = new Map<number, Set<number>>()
  for (const { play, device } of plays) {
    const hours = zones.get(device.zone_id) ?? new Set()
    for (const index of listHours(play)) hours.add(index)
    zones.set(device.zone_id, hours)
  }
  return zones
}

function sumHours(hours: Map<number, Set<number>>, rows: readonly z.output<typeof hourRow>[]): ZoneHours {
  const totals: ZoneHours = new Map(
    [...hours].map(([zone, indexes]) => [
      zone,
      new Map([...indexes].map(index => [index, { plays: 0, seconds: 0 }])),
    ]),
  )
  for (const row of rows) {
    const ofZone = totals.get(row.zone_id)
    const started = ofZone?.get(row.hour)
    if (started) started.plays += row.plays
    for (const [offset, seconds] of row.seconds.entries()) {
      const total = ofZone?.get(row.hour + offset)
      if (total) total.seconds += seconds
    }
  }
  return totals
}

/**
 * Compares plays with what is stored. `findStored` tells whether a play is stored with the same content (`same`), whether
 * its id or its place in its boot belongs to another play (`other`), or returns null; `hours` are the totals of the
 * hours in which the plays sounded, of all devices of their zones.
 */
export async function compareWithStored(trx: Transaction, sent: readonly DevicePlay[], receivedAt: number) {
  const hours = groupHours(sent)
  const spans = [...hours].flatMap(([zone, indexes]) => listSpans(indexes).map(span => ({ zone, ...span })))
  const [since, until] = [receivedAt - maxDelay, receivedAt + clockTolerance]
  const result: unknown = await trx.raw(storedPlays, [
    sent.map(({ play }) => play.play_id),
    sent.map(({ device }) => device.id),
    sent.map(({ play }) => play.boot),
    sent.map(({ play }) => play.seq),
    sent.map(({ play }) => getIdSince(play, receivedAt)),
    sent.map(({ play }) => play.started_at - clockTolerance),
    spans.map(({ zone }) => zone),
    spans.map(({ from }) => from),
    spans.map(({ until }) => until),
    ...[since, until, since, until, since, until],
  ])
  const { rows } = resultRows.parse(result)
  const stored = rows.flatMap(({ play }) => play ?? [])
  const byId = new Map(stored.map(row => [row.play_id, row]))
  const byPlace = new Map(
    stored.map(row => [getPlaceKey({ id: row.player_id, boot: row.boot, seq: row.seq }), row]),
  )
  return {
    findStored({ play, device }: DevicePlay): 'same' | 'other' | null {
      const row = byId.get(play.play_id) ?? byPlace.get(getPlaceKey({ id: device.id, ...play }))
      if (!row) return null
      return row.player_id === device.id && isSameRecord(row, play) ? 'same' : 'other'
    },
    hours: sumHours(
      hours,
      rows.flatMap(({ hour: row }) => row ?? []),
    ),
  }
}
