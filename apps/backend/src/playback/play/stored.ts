import type { Play } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { clockTolerance, maxDelay } from './partitions'
import { fades, type HourTotal, listHours, maxHoursOfPlay } from './rules/hourly-limit'
import { maxPlayMs, toleratedOverlap } from './rules/overlap'
import { isSameRecord } from './rules/same-record'

const hour = 3_600_000
const offsets = Array.from({ length: maxHoursOfPlay }, (_, offset) => offset)

/** A play that a device has sent. `zone` is the public id of the device's zone. */
type DevicePlay = { play: Play; device: { id: number; zone_id: number; zone: string } }

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

/** The time for which a sent and a stored play sound together, and for how long that is tolerated, as SQL. */
const shared = `least(p.started_at + p.seconds * 1000, s.started_at + s.seconds * 1000) - greatest(p.started_at, s.started_at)`
const tolerated = `case when p.offline or s.offline then ${toleratedOverlap.offline} else ${toleratedOverlap.online} end`

/**
 * Plays with the same id, or of the same device, boot and sequence number, that arrived in the time in which their
 * repetition would be accepted; the ids of sent plays that a stored play of the device overlaps; and the totals of each zone's plays by the hour in which they started. Subqueries with
 * `offset 0` are executed for each row, so that only the partitions of its own time are searched.
 */
const storedPlays = `with
  sent as (
    select * from unnest(?::text[], ?::int[], ?::text[], ?::int[], ?::bigint[], ?::bigint[], ?::bigint[],
        ?::double precision[], ?::boolean[])
      as s (play_id, player_id, boot, seq, id_since, place_since, started_at, seconds, offline)
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
  overlapped as (
    select s.play_id from sent as s cross join lateral (
      select from plays as p where p.player_id = s.player_id and p.play_id <> s.play_id
        and p.started_at between s.started_at - ${maxPlayMs} and s.started_at + s.seconds * 1000
        and (p.boot = s.boot or not (p.offline or s.offline)) and ${shared} > ${tolerated}
        and p.received_at >= s.place_since - ${maxPlayMs} and p.received_at between ? and ?
      limit 1) as p
    where s.seconds * 1000 > ${toleratedOverlap.online}
  ),
  hours as (
    select s.zone_id, p.* from spans as s cross join lateral (
      select p.started_at / ${hour} as hour, count(*) as plays, array[${offsets.map(selectSeconds).join(', ')}] as seconds
      from plays as p where p.zone_id = s.zone_id and p.started_at >= s.from_at and p.started_at < s.until_at
        and p.received_at >= s.from_at - ${clockTolerance} and p.received_at between ? and ?
      group by 1) as p
  )
  select to_jsonb(stored) as play, null as hour, null as overlapped from stored
  union all select null, to_jsonb(hours), null from hours
  union all select null, null, play_id from overlapped`

const json = z.preprocess(
  value => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
  z.unknown(),
)
const storedRow = z.looseObject({
  play_id: z.string(),
  player_id: z.number(),
  boot: z.string(),
  seq: z.number(),
  chain: z.number().nullable(),
})
const hourRow = z.object({
  zone_id: z.number(),
  hour: z.number(),
  plays: z.number(),
  seconds: z.array(z.number()),
})
const resultRows = z.object({
  rows: z.array(
    z.object({
      play: json.pipe(storedRow.nullable()),
      hour: json.pipe(hourRow.nullable()),
      overlapped: z.string().nullable(),
    }),
  ),
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
 * its id or its place in its boot belongs to another play (`other`), or returns null; `overlapped` are the ids of
 * plays that a stored one of their device overlaps for too long; `hours` are the totals of the hours in which the plays
 * sounded, of all devices of their zones.
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
    sent.map(({ play }) => play.started_at),
    sent.map(({ play }) => play.seconds),
    sent.map(({ play }) => play.offline),
    spans.map(({ zone }) => zone),
    spans.map(({ from }) => from),
    spans.map(({ until }) => until),
    ...[since, until, since, until, since, until, since, until],
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
      const isSame = row.player_id === device.id && play.zone === device.zone && isSameRecord(row, play)
      return isSame ? 'same' : 'other'
    },
    /** The place of a stored play in its device's chain; null if it is unsigned. */
    findStoredPlace: (play_id: string): number | null => byId.get(play_id)?.chain ?? null,
    overlapped: new Set(rows.flatMap(({ overlapped }) => overlapped ?? [])),
    hours: sumHours(
      hours,
      rows.flatMap(({ hour: row }) => row ?? []),
    ),
  }
}
