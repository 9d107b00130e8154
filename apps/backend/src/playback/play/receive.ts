import { type Play, type PlayRejectionReason, type PlaysResult, playSchema } from '@bgm/validation'
import { safeParse, z } from 'zod'
import { listLicensedSpans } from '#src/licensing'
import type { Transaction } from '#src/platform/database/transaction'
import { findFormerPlayers, listPlayers, type PlayerRow } from '#src/playback/player/row'
import { sumPlaysByHour } from './hour-totals'
import { type RejectedPlay, recordRejections } from './rejections'
import { getRejectionReason } from './rules/check'
import { listHours, tryAddToHours } from './rules/hourly-limit'
import { isSameRecord } from './rules/same-record'
import { findStoredPlays, findZoneAssignment, getBootKey, insertPlays, lockZonePlays } from './store'
import { createTrackChecker } from './tracks'

type Batch = { player: string; plays: readonly unknown[] }

const identified = z.object({ play_id: z.string().max(36).pipe(z.uuid()) })

/** A play as sent; `play` is null if it is invalid. */
type SentPlay = { sent: unknown; id: string | null; play: Play | null }

function parsePlay(sent: unknown): SentPlay {
  const parsed = safeParse(playSchema, sent)
  if (parsed.success) return { sent, id: parsed.data.play_id, play: parsed.data }
  return { sent, id: identified.safeParse(sent).data?.play_id ?? null, play: null }
}

type Outcome = 'accept' | 'duplicate' | PlayRejectionReason
type Checker = Awaited<ReturnType<typeof createTrackChecker>>

/** Returns a function that determines the outcome of each play of a batch, in the order of the batch. */
async function createPlayCheck(
  trx: Transaction,
  player: PlayerRow,
  plays: readonly Play[],
  { isUnknown, isTooLong }: Checker,
  receivedAt: number,
) {
  const findStored = await findStoredPlays(trx, player.id, plays)
  const licensed = (await listLicensedSpans([player.zone_id], receivedAt, trx)).get(player.zone_id) ?? []
  const hours = new Set(plays.flatMap(listHours))
  const totals = await sumPlaysByHour(trx, player.zone_id, hours)
  const places = new Set<string>()
  return (play: Play): Outcome => {
    const stored = findStored(play)
    if (stored) return stored === 'same' ? 'duplicate' : 'conflict'
    if (places.has(getBootKey(play))) return 'conflict'
    const reason = getRejectionReason(play, player, licensed, receivedAt)
    if (reason) return reason
    if (isUnknown(play)) return 'unknown-track'
    if (isTooLong(play) || !tryAddToHours(totals, play)) return 'too-many'
    places.add(getBootKey(play))
    return 'accept'
  }
}

/** The outcome of each play that was sent. A repetition within the batch shares the outcome of the first one. */
async function checkPlays(
  trx: Transaction,
  player: PlayerRow,
  sent: readonly SentPlay[],
  checker: Checker,
  receivedAt: number,
) {
  const first = new Map<string, Play>()
  for (const { play } of sent) if (play && !first.has(play.play_id)) first.set(play.play_id, play)
  const check = await createPlayCheck(trx, player, [...first.values()], checker, receivedAt)
  return sent.flatMap((entry): (SentPlay & { outcome: Outcome })[] => {
    const { play } = entry
    if (!play) return [{ ...entry, outcome: 'invalid' }]
    const original = first.get(play.play_id) ?? play
    if (original === play) return [{ ...entry, outcome: check(play) }]
    return isSameRecord({ ...original }, play) ? [] : [{ ...entry, outcome: 'conflict' }]
  })
}

async function storeBatch(
  trx: Transaction,
  initial: PlayerRow,
  sent: readonly SentPlay[],
  checker: Checker,
  receivedAt: number,
): Promise<PlaysResult> {
  await lockZonePlays(trx, initial.zone_id)
  // The device may have been replaced while the delivery waited for the lock.
  const [player = initial] = await listPlayers([initial.document_id], trx)
  const owner = await findZoneAssignment(trx, player.zone_id)
  const checked = owner
    ? await checkPlays(trx, player, sent, checker, receivedAt)
    : sent.map(one => ({ ...one, outcome: 'unknown-zone' as const }))
  const acceptable = checked.flatMap(({ play, outcome }) => (play && outcome === 'accept' ? play : []))
  const inserted = owner
    ? await insertPlays(trx, acceptable, { player, owner, receivedAt })
    : new Set<string>()
  const result: PlaysResult = { accepted: [], duplicate: [], rejected: [] }
  const rejected: RejectedPlay[] = []
  for (const { outcome, ...entry } of checked) {
    if (outcome === 'duplicate' && entry.id) result.duplicate.push(entry.id)
    else if (outcome === 'accept' && entry.id && inserted.has(entry.id)) result.accepted.push(entry.id)
    // A device of another zone has stored a play with the same id in the meantime.
    else
      rejected.push({
        ...entry,
        reason: outcome === 'accept' || outcome === 'duplicate' ? 'conflict' : outcome,
      })
  }
  await recordRejections(trx, player, rejected, receivedAt)
  result.rejected = rejected.map(({ id, reason }) => ({ id, reason }))
  return result
}

/** Rejects the plays of a device that is unknown, or whose zone has been deleted. */
async function rejectBatch(
  documentId: string,
  sent: readonly SentPlay[],
  receivedAt: number,
): Promise<PlaysResult> {
  const rejected = sent.map(entry => ({
    ...entry,
    reason: entry.play ? ('unknown-zone' as const) : ('invalid' as const),
  }))
  const [former] = await findFormerPlayers([documentId])
  if (former) await strapi.db.transaction(({ trx }) => recordRejections(trx, former, rejected, receivedAt))
  return { accepted: [], duplicate: [], rejected: rejected.map(({ id, reason }) => ({ id, reason })) }
}

/**
 * Stores the plays of several devices. Each play has its own result, so an invalid play does not affect the
 * others. A play that is delivered again is reported as a duplicate; every rejected play is recorded.
 */
export async function receivePlays(
  batches: readonly Batch[],
  receivedAt = Date.now(),
): Promise<PlaysResult[]> {
  const players = await listPlayers(batches.map(({ player }) => player))
  const byId = new Map(players.map(player => [player.document_id, player]))
  const results: PlaysResult[] = []
  for (const { player: documentId, plays } of batches) {
    const sent = plays.map(parsePlay)
    const player = byId.get(documentId)
    const checker = await createTrackChecker(sent.flatMap(({ play }) => play ?? []))
    results.push(
      player
        ? await strapi.db.transaction(({ trx }) => storeBatch(trx, player, sent, checker, receivedAt))
        : await rejectBatch(documentId, sent, receivedAt),
    )
  }
  return results
}
