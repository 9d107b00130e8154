import type { OpeningHours, Play } from '@bgm/validation'
import { z } from 'zod'
import { loadTimeZones, parseOpeningHoursOrDefault, type TimeZoneHistory } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { isSameRecord } from './rules/same-record'
import { addPlaysToTotals } from './totals'

/**
 * Locks the lease of a zone, so that concurrent deliveries from all its devices are counted one at a time, and
 * none of them is replaced in the meantime.
 */
export async function lockZonePlays(trx: Transaction, zone_id: number): Promise<void> {
  await trx('leases').where({ zone_id }).forUpdate().select('id')
}

type ZoneAssignment = {
  zone_id: number
  business_unit_id: number
  organisation_id: number
  licence_id: number | null
  time_zones: TimeZoneHistory
  opening_hours: OpeningHours
}

const zoneAssignment = z.object({
  zone_id: z.number(),
  business_unit_id: z.number(),
  organisation_id: z.number(),
  licence_id: z.number().nullable(),
  opening_hours: z.unknown(),
})

/**
 * The unit, organisation and licence that a zone's plays belong to, and the time zones and opening hours by which
 * they count.
 */
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
      'u.opening_hours',
    )
  if (!row) return null
  const { opening_hours, ...owner } = zoneAssignment.parse(row)
  const time_zones = (await loadTimeZones([owner.business_unit_id], trx)).get(owner.business_unit_id)
  return {
    ...owner,
    time_zones: time_zones ?? { former: [], current: 'Asia/Jakarta' },
    opening_hours: parseOpeningHoursOrDefault(opening_hours),
  }
}

const storedRows = z.array(
  z.looseObject({ play_id: z.string(), player_id: z.number(), boot: z.string(), seq: z.number() }),
)
export const getBootKey = ({ boot, seq }: { boot: string; seq: number }) => `${boot} ${seq}`

/**
 * Returns a function that finds a stored play with the same id, or of the same boot and sequence number:
 * `same` if its content is the same too, `other` if not, or null if there is none.
 */
export async function findStoredPlays<T extends Pick<Play, 'play_id' | 'boot' | 'seq'>>(
  trx: Transaction,
  player: number,
  plays: readonly T[],
  table: 'plays' | 'announcement_plays' = 'plays',
) {
  const sequences = [...new Map(plays.map(play => [play.boot, play])).keys()]
  const rows = storedRows.parse([
    ...(await trx(table)
      .whereIn(
        'play_id',
        plays.map(({ play_id }) => play_id),
      )
      .select('*')),
    ...(await trx(table)
      .where({ player_id: player })
      .whereIn('boot', sequences)
      .whereIn(
        'seq',
        plays.map(({ seq }) => seq),
      )
      .select('*')),
  ])
  const byId = new Map(rows.map(row => [row.play_id, row]))
  const byPlace = new Map(rows.filter(row => row.player_id === player).map(row => [getBootKey(row), row]))
  return (play: T): 'same' | 'other' | null => {
    const stored = byId.get(play.play_id) ?? byPlace.get(getBootKey(play))
    if (!stored) return null
    return stored.player_id === player && isSameRecord(stored, play) ? 'same' : 'other'
  }
}

type Insert = { player: { id: number; epoch: number }; owner: ZoneAssignment; receivedAt: number }

/** Inserts plays in one statement and returns the ids of the newly inserted ones. */
export async function insertPlays(
  trx: Transaction,
  plays: readonly Play[],
  { player, owner: { time_zones, opening_hours, ...owner }, receivedAt }: Insert,
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
    { zone_id: owner.zone_id, time_zones, opening_hours },
    plays.filter(({ play_id }) => ids.has(play_id)),
  )
  return ids
}
