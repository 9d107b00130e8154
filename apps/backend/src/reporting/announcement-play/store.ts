import type { AnnouncementPlay } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { isSameRecord, lockDevices, type PlayerRow } from '#src/playback'
import { tryAddToHour } from './rules/check'

const table = 'announcement_plays'
const hour = 3_600_000
const hourRows = z.array(z.object({ hour: z.coerce.number(), plays: z.coerce.number() }))

/** Counts a device's stored announcement plays in each hour that contains one of the given plays. */
async function countByHour(trx: Transaction, player: number, plays: readonly AnnouncementPlay[]) {
  const starts = plays.map(({ started_at }) => started_at)
  const rows: unknown = await trx(table)
    .where({ player_id: player })
    .where('started_at', '>=', Math.floor(Math.min(...starts) / hour) * hour)
    .where('started_at', '<', (Math.floor(Math.max(...starts) / hour) + 1) * hour)
    .groupByRaw(`started_at / ${hour}`)
    .select(trx.raw(`started_at / ${hour} as hour`))
    .count({ plays: '*' })
  return new Map(hourRows.parse(rows).map(({ hour: at, plays: count }) => [at, count]))
}

const knownRows = z.array(z.object({ document_id: z.string(), organisation_id: z.number() }))

/**
 * The ids of the organisation's announcements that the plays refer to, including deleted announcements.
 */
async function findKnownAnnouncements(
  trx: Transaction,
  organisation_id: number,
  plays: readonly AnnouncementPlay[],
) {
  const ids = [...new Set(plays.map(({ announcement }) => announcement))].filter(id => id.length <= 24)
  const rows: unknown = await trx('announcements')
    .where({ organisation_id })
    .whereIn('document_id', ids)
    .select('document_id', 'organisation_id')
  return new Set(knownRows.parse(rows).map(({ document_id }) => document_id))
}

const storedRows = z.array(
  z.looseObject({ play_id: z.string(), player_id: z.number(), boot: z.string(), seq: z.number() }),
)
const getPlaceKey = ({ boot, seq }: { boot: string; seq: number }) => `${boot} ${seq}`

/**
 * Returns a function that finds a stored announcement play with the same id, or of the same boot and sequence number:
 * `same` if its content is the same too, `other` if not, or null if there is none.
 */
async function findStoredPlays(trx: Transaction, player: number, plays: readonly AnnouncementPlay[]) {
  const boots = [...new Set(plays.map(({ boot }) => boot))]
  const rows = storedRows.parse([
    ...(await trx(table).whereIn(
      'play_id',
      plays.map(({ play_id }) => play_id),
    )),
    ...(await trx(table)
      .where({ player_id: player })
      .whereIn('boot', boots)
      .whereIn(
        'seq',
        plays.map(({ seq }) => seq),
      )),
  ])
  const byId = new Map(rows.map(row => [row.play_id, row]))
  const byPlace = new Map(
    rows.filter(({ player_id }) => player_id === player).map(row => [getPlaceKey(row), row]),
  )
  return (play: AnnouncementPlay): 'same' | 'other' | null => {
    const stored = byId.get(play.play_id) ?? byPlace.get(getPlaceKey(play))
    if (!stored) return null
    return stored.player_id === player && isSameRecord(stored, play) ? 'same' : 'other'
  }
}

export type StoreOutcome =
  | 'accepted'
  | 'duplicate'
  | 'unknown-zone'
  | 'unknown-announcement'
  | 'too-many'
  | 'conflict'

/** Stores announcement plays that have been validated individually. Returns the outcome for each play. */
export async function storeAnnouncementPlays(
  player: PlayerRow,
  plays: readonly AnnouncementPlay[],
  receivedAt: number,
): Promise<StoreOutcome[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const [device] = await lockDevices(trx, [player.document_id])
    if (!device?.assignment) return plays.map(() => 'unknown-zone' as const)
    const { zone_id, organisation_id } = device.assignment
    const findStored = await findStoredPlays(trx, player.id, plays)
    const announcements = await findKnownAnnouncements(trx, organisation_id, plays)
    const counts = await countByHour(trx, player.id, plays)
    const outcomes = plays.map((play): StoreOutcome => {
      const stored = findStored(play)
      if (stored) return stored === 'same' ? 'duplicate' : 'conflict'
      if (!announcements.has(play.announcement)) return 'unknown-announcement'
      return tryAddToHour(counts, play) ? 'accepted' : 'too-many'
    })
    const rows = plays
      .filter((_, index) => outcomes[index] === 'accepted')
      .map(({ zone: _, ...play }) => ({
        ...play,
        player_id: player.id,
        zone_id,
        organisation_id,
        received_at: receivedAt,
      }))
    if (rows.length === 0) return outcomes
    const inserted: unknown = await trx(table).insert(rows).onConflict().ignore().returning('play_id')
    const ids = new Set(
      z
        .array(z.object({ play_id: z.string() }))
        .parse(inserted)
        .map(({ play_id }) => play_id),
    )
    return outcomes.map((outcome, index) =>
      outcome === 'accepted' && !ids.has(plays[index]?.play_id ?? '') ? 'conflict' : outcome,
    )
  })
}
