import { type AnnouncementPlay, announcementPlaySchema, type PlaysResult } from '@bgm/validation'
import { safeParse, z } from 'zod'
import { listLicensedSpans } from '#src/licensing'
import { getRejectionReason, listPlayers, type PlayerRow } from '#src/playback'
import { storeAnnouncementPlays } from './store'

type Batch = { player: string; announcements: readonly unknown[] }

const named = z.object({ play_id: z.string().max(36).pipe(z.uuid()) })

async function receiveBatch(
  given: readonly unknown[],
  player: PlayerRow | undefined,
  receivedAt: number,
): Promise<PlaysResult> {
  const licensed = player ? (await listLicensedSpans([player.zone_id], receivedAt)).get(player.zone_id) : []
  const result: PlaysResult = { accepted: [], duplicate: [], rejected: [] }
  const acceptable = new Map<string, AnnouncementPlay>()
  for (const reported of given) {
    const parsed = safeParse(announcementPlaySchema, reported)
    if (!parsed.success) {
      result.rejected.push({ id: named.safeParse(reported).data?.play_id ?? null, reason: 'invalid' })
      continue
    }
    const { play_id } = parsed.data
    const reason = player
      ? getRejectionReason(parsed.data, player, licensed ?? [], receivedAt)
      : 'unknown-zone'
    if (reason) result.rejected.push({ id: play_id, reason })
    else if (!acceptable.has(play_id)) acceptable.set(play_id, parsed.data)
  }
  const plays = [...acceptable.values()]
  if (!player || plays.length === 0) return result
  const outcomes = await storeAnnouncementPlays(player, plays, receivedAt)
  for (const [index, outcome] of outcomes.entries()) {
    const id = plays[index]?.play_id ?? ''
    if (outcome === 'accepted' || outcome === 'duplicate') result[outcome].push(id)
    else result.rejected.push({ id, reason: outcome })
  }
  return result
}

/**
 * Stores announcement plays from several devices and returns results in the same format as for track plays.
 */
export async function receiveAnnouncementPlays(
  batches: readonly Batch[],
  receivedAt = Date.now(),
): Promise<PlaysResult[]> {
  const players = await listPlayers(batches.map(({ player }) => player))
  const byId = new Map(players.map(player => [player.document_id, player]))
  const results: PlaysResult[] = []
  for (const { player, announcements } of batches)
    results.push(await receiveBatch(announcements, byId.get(player), receivedAt))
  return results
}
