import type { Play } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/database/transaction'
import { environment } from '#src/runtime/environment'
import type { HourTotal } from '../rules/check'
import { addPlaysToTotals } from './totals'

/**
 * Locks the player, so that concurrent deliveries from one device are counted one at a time. SQLite needs no
 * lock, because it has a single writer.
 */
export async function lockPlayer(trx: Transaction, { id }: { id: number }): Promise<void> {
  if (environment.DATABASE_CLIENT === 'postgres') await trx('players').where({ id }).forUpdate().select('id')
}

type ZoneAssignment = {
  zone_id: number
  business_unit_id: number
  organisation_id: number
  licence_id: number | null
  time_zone: string
}

const zoneAssignment = z.object({
  zone_id: z.number(),
  business_unit_id: z.number(),
  organisation_id: z.number(),
  licence_id: z.number().nullable(),
  time_zone: z.string(),
})

/** The unit, organisation and licence that a zone's plays belong to. */
export async function findZoneAssignment(trx: Transaction, zone: number): Promise<ZoneAssignment | null> {
  const row: unknown = await trx('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .leftJoin('licences as l', 'l.zone_id', 'z.id')
    .where('z.id', zone)
    .first(
      'z.id as zone_id',
      'u.id as business_unit_id',
      'u.organisation_id',
      'l.id as licence_id',
      'u.time_zone',
    )
  return row ? zoneAssignment.parse(row) : null
}

const known = z.array(z.object({ play_id: z.string(), boot: z.string(), seq: z.number() }))
const bootKey = ({ boot, seq }: { boot: string; seq: number }) => `${boot} ${seq}`

/** Finds already stored plays by id, or by boot and sequence number. */
export async function findStoredPlays(
  trx: Transaction,
  player: number,
  plays: readonly Pick<Play, 'play_id' | 'boot' | 'seq'>[],
  table: 'plays' | 'announcement_plays' = 'plays',
) {
  const columns = ['play_id', 'boot', 'seq']
  const sequences = [...new Map(plays.map(play => [play.boot, play])).keys()]
  const rows = known.parse([
    ...(await trx(table)
      .whereIn(
        'play_id',
        plays.map(({ play_id }) => play_id),
      )
      .select(columns)),
    ...(await trx(table)
      .where({ player_id: player })
      .whereIn('boot', sequences)
      .whereIn(
        'seq',
        plays.map(({ seq }) => seq),
      )
      .select(columns)),
  ])
  const ids = new Set(rows.map(({ play_id }) => play_id))
  const places = new Set(rows.map(bootKey))
  return (play: Pick<Play, 'play_id' | 'boot' | 'seq'>) => ids.has(play.play_id) || places.has(bootKey(play))
}

const hour = 3_600_000
const hourRows = z.array(
  z.object({ hour: z.coerce.number(), plays: z.coerce.number(), seconds: z.coerce.number() }),
)

/** The number and total duration of the device's stored plays in each of these hours. */
export async function sumPlaysByHour(trx: Transaction, player: number, hours: readonly number[]) {
  const least = trx.client.dialect === 'postgresql' ? 'least' : 'min'
  const seconds = `case when seconds < 5 then 0 else ${least}(seconds, ((started_at / ${hour} + 1) * ${hour} - started_at) / 1000.0) end`
  if (hours.length === 0) return new Map<number, HourTotal>()
  const inHours = hours.map(() => '(started_at >= ? and started_at < ?)').join(' or ')
  const bounds = hours.flatMap(one => [one * hour, (one + 1) * hour])
  const rows: unknown = await trx('plays')
    .where({ player_id: player })
    .whereRaw(`(${inHours})`, bounds)
    .groupByRaw(`started_at / ${hour}`)
    .select(trx.raw(`started_at / ${hour} as hour`), trx.raw(`sum(${seconds}) as seconds`))
    .count({ plays: '*' })
  return new Map<number, HourTotal>(hourRows.parse(rows).map(({ hour: at, ...total }) => [at, total]))
}

type Insert = { player: { id: number; epoch: number }; owner: ZoneAssignment; receivedAt: number }

/** Inserts plays in one statement and returns the ids of the newly inserted ones. */
export async function insertPlays(
  trx: Transaction,
  plays: readonly Play[],
  { player, owner: { time_zone, ...owner }, receivedAt }: Insert,
): Promise<Set<string>> {
  if (plays.length === 0) return new Set()
  const rows = plays.map(({ zone: _, ...play }) => ({
    ...play,
    ...owner,
    player_id: player.id,
    received_at: receivedAt,
    leased: play.epoch === player.epoch,
  }))
  const inserted: unknown = await trx('plays').insert(rows).onConflict().ignore().returning('play_id')
  const ids = new Set(
    z
      .array(z.object({ play_id: z.string() }))
      .parse(inserted)
      .map(({ play_id }) => play_id),
  )
  await addPlaysToTotals(
    trx,
    { zone_id: owner.zone_id, time_zone },
    plays.filter(({ play_id }) => ids.has(play_id)),
  )
  return ids
}
