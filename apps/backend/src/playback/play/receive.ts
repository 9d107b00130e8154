import { type Play, type PlayRejectionReason, type PlaysResult, playSchema } from '@bgm/validation'
import { safeParse, z } from 'zod'
import { listLicensedSpans } from '#src/licensing'
import type { Transaction } from '#src/platform/database/transaction'
import { lockDevices, type PlayingDevice, type ZoneAssignment } from './devices'
import { type RejectedPlay, recordRejections } from './rejections'
import { getRejectionReason } from './rules/check'
import { type HourTotal, tryAddToHours } from './rules/hourly-limit'
import { isSameRecord } from './rules/same-record'
import { insertPlays } from './store'
import { compareWithStored, getPlaceKey } from './stored'
import { createTrackChecker } from './tracks'

type Batch = { player: string; plays: readonly unknown[] }

const identified = z.object({ play_id: z.string().max(36).pipe(z.uuid()) })

/** A play as sent, by its batch; `play` is null if it is invalid. */
type SentPlay = { batch: number; sent: unknown; id: string | null; play: Play | null }

function parsePlay(sent: unknown, batch: number): SentPlay {
  const parsed = safeParse(playSchema, sent)
  if (parsed.success) return { batch, sent, id: parsed.data.play_id, play: parsed.data }
  return { batch, sent, id: identified.safeParse(sent).data?.play_id ?? null, play: null }
}

type Device = PlayingDevice & { zone: string; assignment: ZoneAssignment }
/** A valid play of a device whose zone exists. */
type KnownPlay = SentPlay & { play: Play; device: Device }
type Outcome = 'accepted' | 'duplicate' | PlayRejectionReason

const hasZone = (device: PlayingDevice | undefined): device is Device =>
  device !== undefined && device.zone !== null && device.assignment !== null

/** Returns a function that determines the outcome of each play, in the order in which they were sent. */
async function createPlayCheck(trx: Transaction, plays: readonly KnownPlay[], receivedAt: number) {
  const { findStored, hours } = await compareWithStored(trx, plays, receivedAt)
  const zones = [...new Set(plays.map(({ device }) => device.zone_id))]
  const licensed = await listLicensedSpans(zones, receivedAt, trx)
  const { isUnknown, isTooLong } = await createTrackChecker(plays.map(({ play }) => play))
  const places = new Set<string>()
  return (known: KnownPlay): Outcome => {
    const { play, device } = known
    const stored = findStored(known)
    if (stored) return stored === 'same' ? 'duplicate' : 'conflict'
    const place = getPlaceKey({ id: device.id, ...play })
    if (places.has(place)) return 'conflict'
    const reason = getRejectionReason(play, device, licensed.get(device.zone_id) ?? [], receivedAt)
    if (reason) return reason
    if (isUnknown(play)) return 'unknown-track'
    const totals = hours.get(device.zone_id) ?? new Map<number, HourTotal>()
    if (isTooLong(play) || !tryAddToHours(totals, play)) return 'too-many'
    places.add(place)
    return 'accepted'
  }
}

type Checked = SentPlay & { device: PlayingDevice | undefined; outcome: Outcome }

/**
 * The outcome of each play. A repetition within the call shares the outcome of the first one: it is left out of the
 * result of the same batch, and is a duplicate in that of another one.
 */
function createRepetitionCheck(check: (known: KnownPlay) => Outcome) {
  const firsts = new Map<string, KnownPlay & { outcome: Outcome }>()
  return (known: KnownPlay): Outcome | null => {
    const { play, device, batch } = known
    const first = firsts.get(play.play_id)
    if (!first) {
      const outcome = check(known)
      firsts.set(play.play_id, { ...known, outcome })
      return outcome
    }
    if (first.device.id !== device.id || !isSameRecord({ ...first.play }, play)) return 'conflict'
    if (first.batch === batch) return null
    return first.outcome === 'accepted' ? 'duplicate' : first.outcome
  }
}

const isKnown = (entry: SentPlay & { device: PlayingDevice | undefined }): entry is KnownPlay =>
  entry.play !== null && hasZone(entry.device)

async function checkPlays(
  trx: Transaction,
  sent: readonly (SentPlay & { device: PlayingDevice | undefined })[],
  receivedAt: number,
): Promise<Checked[]> {
  const known = sent.filter(isKnown)
  const check = createRepetitionCheck(
    known.length > 0 ? await createPlayCheck(trx, known, receivedAt) : () => 'unknown-zone',
  )
  return sent.flatMap(entry => {
    const outcome = isKnown(entry) ? check(entry) : entry.play ? 'unknown-zone' : 'invalid'
    return outcome === null ? [] : { ...entry, outcome }
  })
}

async function storeBatches(trx: Transaction, batches: readonly Batch[], receivedAt: number) {
  const devices = new Map(
    (await lockDevices(trx, [...new Set(batches.map(({ player }) => player))])).map(device => [
      device.document_id,
      device,
    ]),
  )
  const sent = batches.flatMap(({ player, plays }, batch) =>
    plays.map(play => ({ ...parsePlay(play, batch), device: devices.get(player) })),
  )
  const checked = await checkPlays(trx, sent, receivedAt)
  const inserted = await insertPlays(
    trx,
    checked.flatMap(entry =>
      entry.outcome === 'accepted' && isKnown(entry)
        ? { play: entry.play, device: entry.device, assignment: entry.device.assignment, receivedAt }
        : [],
    ),
  )
  const results = batches.map((): PlaysResult => ({ accepted: [], duplicate: [], rejected: [] }))
  const rejected: RejectedPlay[] = []
  for (const { batch, device, outcome, ...entry } of checked) {
    const result = results[batch]
    if (entry.id && outcome === 'duplicate') result?.duplicate.push(entry.id)
    else if (entry.id && outcome === 'accepted' && inserted.has(entry.id)) result?.accepted.push(entry.id)
    else {
      // A device of another zone has stored a play with the same id in the meantime.
      const reason = outcome === 'accepted' || outcome === 'duplicate' ? 'conflict' : outcome
      result?.rejected.push({ id: entry.id, reason })
      if (device) rejected.push({ ...entry, device, reason })
    }
  }
  await recordRejections(trx, rejected, receivedAt)
  return results
}

/**
 * Stores the plays of many devices in one transaction, with a number of statements that does not depend on how many they
 * are. Each play has its own result, so an invalid play does not affect the others. A play that is delivered again is
 * reported as a duplicate; every rejected play of a known device is recorded.
 */
export async function receivePlays(
  batches: readonly Batch[],
  receivedAt: number = Date.now(),
): Promise<PlaysResult[]> {
  return await strapi.db.transaction(({ trx }) => storeBatches(trx, batches, receivedAt))
}
