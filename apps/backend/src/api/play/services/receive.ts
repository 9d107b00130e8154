import { type Play, type PlayRejectionReason, type PlaysResult, playSchema } from '@bgm/validation'
import { safeParse, z } from 'zod'
import { listPlayers, type PlayerRow } from '#src/api/player/services/row'
import { getHourIndex, getRejectionReason, tryAddToHour } from '../rules/check'
import { findStoredPlays, findZoneAssignment, insertPlays, lockPlayer, sumPlaysByHour } from './store'
import { createTrackChecker } from './tracks'

type Batch = { player: string; plays: readonly unknown[] }

const named = z.object({ play_id: z.string().max(36).pipe(z.uuid()) })

/** Collects the outcomes of the plays in a batch. */
function newResult() {
  const result: PlaysResult = { accepted: [], duplicate: [], rejected: [] }
  return {
    result,
    reject: (id: string | null, reason: PlayRejectionReason) => result.rejected.push({ id, reason }),
  }
}
type Result = ReturnType<typeof newResult>

function parsePlays(plays: readonly unknown[], { reject }: Result): Play[] {
  const found = new Map<string, Play>()
  for (const one of plays) {
    const parsed = safeParse(playSchema, one)
    if (parsed.success) found.set(parsed.data.play_id, found.get(parsed.data.play_id) ?? parsed.data)
    else reject(named.safeParse(one).data?.play_id ?? null, 'invalid')
  }
  return [...found.values()]
}

/**
 * Stores plays that passed the individual checks. Each play is accepted, a duplicate or over the hourly
 * limit.
 */
async function storePlays(
  player: PlayerRow,
  plays: readonly Play[],
  receivedAt: number,
  { result, reject }: Result,
) {
  await strapi.db.transaction(async ({ trx }) => {
    await lockPlayer(trx, player)
    const owner = await findZoneAssignment(trx, player.zone_id)
    if (!owner) {
      for (const { play_id } of plays) reject(play_id, 'unknown-zone')
      return
    }
    const isStored = await findStoredPlays(trx, player.id, plays)
    const fresh = plays.filter(play => !isStored(play))
    const totals = await sumPlaysByHour(trx, player.id, [
      ...new Set(fresh.map(({ started_at }) => getHourIndex(started_at))),
    ])
    const fitting = fresh.filter(play => tryAddToHour(totals, play))
    const inserted = await insertPlays(trx, fitting, { player, owner, receivedAt })
    for (const play of plays) {
      if (inserted.has(play.play_id)) result.accepted.push(play.play_id)
      else if (fresh.includes(play) && !fitting.includes(play)) reject(play.play_id, 'too-many')
      else result.duplicate.push(play.play_id)
    }
  })
}

async function receiveBatch(
  plays: readonly unknown[],
  player: PlayerRow | undefined,
  receivedAt: number,
): Promise<PlaysResult> {
  const outcome = newResult()
  const parsed = parsePlays(plays, outcome)
  const { isUnknown, isTooLong } = await createTrackChecker(parsed)
  const findReason = (play: Play): PlayRejectionReason | null => {
    if (!player) return 'unknown-zone'
    const reason = getRejectionReason(play, player, receivedAt)
    if (reason) return reason
    if (isUnknown(play)) return 'unknown-track'
    return isTooLong(play) ? 'too-many' : null
  }
  const acceptable = parsed.filter(play => {
    const reason = findReason(play)
    if (reason) outcome.reject(play.play_id, reason)
    return reason === null
  })
  if (player && acceptable.length > 0) await storePlays(player, acceptable, receivedAt, outcome)
  return outcome.result
}

/**
 * Stores the plays of several devices. Each play has its own result, so an invalid play does not affect the
 * others. A play that is delivered again is reported as a duplicate.
 */
export async function receivePlays(
  batches: readonly Batch[],
  receivedAt = Date.now(),
): Promise<PlaysResult[]> {
  const players = await listPlayers(batches.map(({ player }) => player))
  const byId = new Map(players.map(player => [player.document_id, player]))
  const results: PlaysResult[] = []
  for (const { player, plays } of batches)
    results.push(await receiveBatch(plays, byId.get(player), receivedAt))
  return results
}
