import {
  formatChainedPlay,
  formatPromisedPlay,
  type Play,
  type PlaysResult,
  playSchema,
} from '@bgm/validation'
import { safeParse, z } from 'zod'
import { listLicensedSpans } from '#src/licensing'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { type AcceptedPlay, lockDevices, type PlayingDevice, type ZoneAssignment } from './devices'
import { type ChainedPlace, type SignedDelivery, verifyDeliveries } from './heads'
import { type RejectedPlay, type RejectionReason, recordRejections, toDeviceReason } from './rejections'
import { type ChainHead, followChain } from './rules/chain'
import { getRejectionReason } from './rules/check'
import { type HourTotal, tryAddToHours } from './rules/hourly-limit'
import { overlapsTooLong } from './rules/overlap'
import { isSameRecord } from './rules/same-record'
import { insertPlays } from './store'
import { compareWithStored, getPlaceKey } from './stored'
import { createTrackChecker } from './tracks'

type Batch = { player: string; head?: unknown; plays: readonly unknown[] }

const identified = z.object({ play_id: z.string().max(36).pipe(z.uuid()) })

/** A play as sent, by its batch; `play` is null if it is invalid, `place` if it is unsigned. */
type SentPlay = {
  batch: number
  sent: unknown
  id: string | null
  play: Play | null
  place: ChainedPlace | null
}

function parsePlay(sent: unknown, batch: number): SentPlay {
  const parsed = safeParse(playSchema, sent)
  if (parsed.success) return { batch, sent, id: parsed.data.play_id, play: parsed.data, place: null }
  return { batch, sent, id: identified.safeParse(sent).data?.play_id ?? null, play: null, place: null }
}

type Device = PlayingDevice & { zone: string; assignment: ZoneAssignment }
/** A valid play of a device whose zone exists. */
type KnownPlay = SentPlay & { play: Play; device: Device }
type Outcome = 'accepted' | 'duplicate' | RejectionReason

const hasZone = (device: PlayingDevice | undefined): device is Device =>
  device !== undefined && device.zone !== null && device.assignment !== null

/** Returns a function that determines the outcome of each play, in the order in which they were sent, and the places of stored ones. */
async function createPlayCheck(trx: Transaction, plays: readonly KnownPlay[], receivedAt: number) {
  const { findStored, findStoredPlace, overlapped, hours } = await compareWithStored(trx, plays, receivedAt)
  const zones = [...new Set(plays.map(({ device }) => device.zone_id))]
  const licensed = await listLicensedSpans(zones, receivedAt, trx)
  const { isUnknown, isTooLong } = await createTrackChecker(plays.map(({ play }) => play))
  const places = new Set<string>()
  const accepted = new Map<number, Play[]>()
  const check = (known: KnownPlay): Outcome => {
    const { play, device } = known
    const stored = findStored(known)
    if (stored) return stored === 'same' ? 'duplicate' : 'conflict'
    const place = getPlaceKey({ id: device.id, ...play })
    if (places.has(place)) return 'conflict'
    const reason = getRejectionReason(play, device, licensed.get(device.zone_id) ?? [], receivedAt)
    if (reason) return reason
    if (isUnknown(play)) return 'unknown-track'
    if (isTooLong(play)) return 'too-long'
    const others = accepted.get(device.id) ?? []
    if (overlapped.has(play.play_id) || others.some(other => overlapsTooLong(play, other))) return 'overlap'
    const totals = hours.get(device.zone_id) ?? new Map<number, HourTotal>()
    if (!tryAddToHours(totals, play)) return 'too-many'
    places.add(place)
    others.push(play)
    accepted.set(device.id, others)
    return 'accepted'
  }
  return { check, findStoredPlace }
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
    if (
      first.device.id !== device.id ||
      first.play.zone !== play.zone ||
      !isSameRecord({ ...first.play }, play)
    )
      return 'conflict'
    if (first.batch === batch) return null
    return first.outcome === 'accepted' ? 'duplicate' : first.outcome
  }
}

const isKnown = (entry: SentPlay & { device: PlayingDevice | undefined }): entry is KnownPlay =>
  entry.play !== null && hasZone(entry.device)

/** The outcomes of plays, and the batches whose signature covers a play that is at another place in the log, or twice. */
async function checkPlays(
  trx: Transaction,
  sent: readonly (SentPlay & { device: PlayingDevice | undefined })[],
  receivedAt: number,
): Promise<{ checked: Checked[]; moved: Set<number> }> {
  const known = sent.filter(isKnown)
  const { check, findStoredPlace } =
    known.length > 0
      ? await createPlayCheck(trx, known, receivedAt)
      : { check: (): Outcome => 'unknown-zone', findStoredPlace: () => null }
  const checkRepetition = createRepetitionCheck(check)
  const places = new Map<string, number | null>()
  const moved = new Set<number>()
  const checked = sent.flatMap(entry => {
    const outcome = isKnown(entry) ? checkRepetition(entry) : entry.play ? 'unknown-zone' : 'invalid'
    const id = entry.id ?? ''
    const place = places.get(id) ?? findStoredPlace(id)
    if (outcome === null || (outcome === 'duplicate' && place !== entry.place?.chain)) moved.add(entry.batch)
    if (!places.has(id)) places.set(id, entry.place?.chain ?? null)
    return outcome === null ? [] : { ...entry, outcome }
  })
  return { checked, moved }
}

/** Removes the places of plays in batches that count as unsigned. */
const removePlaces = (checked: readonly Checked[], moved: ReadonlySet<number>): Checked[] =>
  checked.map(entry => (moved.has(entry.batch) ? { ...entry, place: null } : entry))

/** How far the chains of devices reach after these plays. */
function followChains(checked: readonly Checked[], receivedAt: number) {
  const heads = new Map<number, ChainHead & { id: number; forked_at: number | null }>()
  for (const signed of Map.groupBy(checked, ({ batch }) => batch).values()) {
    const device = signed[0]?.device
    const delivered = signed.flatMap(({ place, outcome }) =>
      place ? { place, isNew: outcome === 'accepted' } : [],
    )
    if (!device || delivered.length === 0) continue
    const { id } = device
    const before = heads.get(id) ?? { ...device.head, forked_at: null }
    const { hasForked, ...head } = followChain(before, delivered)
    heads.set(id, { id, ...head, forked_at: hasForked ? receivedAt : before.forked_at })
  }
  return [...heads.values()]
}

/** The accepted plays, the last one of each signed batch with its signature. */
function listAccepted(
  checked: readonly Checked[],
  deliveries: readonly ReceivedBatch[],
  receivedAt: number,
): AcceptedPlay[] {
  const accepted = checked.flatMap(entry =>
    entry.outcome === 'accepted' && isKnown(entry) ? { ...entry, assignment: entry.device.assignment } : [],
  )
  const last = new Map(accepted.map(entry => [entry.batch, entry]))
  return accepted.map(({ play, device, assignment, place, batch, id }) => ({
    ...{ play, device, assignment, receivedAt },
    place: place ?? undefined,
    signature: place && last.get(batch)?.id === id ? deliveries[batch]?.signed?.signature : undefined,
  }))
}

/** Batches with their plays parsed; `signed` is null without a valid signature. */
type ReceivedBatch = Batch & { parsed: SentPlay[]; signed: SignedDelivery | null }

async function storeBatches(trx: Transaction, batches: readonly ReceivedBatch[], receivedAt: number) {
  const devices = new Map(
    (await lockDevices(trx, [...new Set(batches.map(({ player }) => player))])).map(device => [
      device.document_id,
      device,
    ]),
  )
  const sent = batches.flatMap(({ player, parsed, signed }) => {
    const device = devices.get(player)
    const isOwn = signed !== null && signed.public_key === device?.public_key
    return parsed.map((play, index) => ({
      ...play,
      device,
      place: (isOwn ? signed.places[index] : null) ?? null,
    }))
  })
  const { checked: found, moved } = await checkPlays(trx, sent, receivedAt)
  const checked = removePlaces(found, moved)
  const accepted = listAccepted(checked, batches, receivedAt)
  const inserted = await insertPlays(trx, accepted, followChains(checked, receivedAt))
  const results = batches.map((): PlaysResult => ({ accepted: [], duplicate: [], rejected: [] }))
  const rejected: RejectedPlay[] = []
  for (const { batch, device, outcome, ...entry } of checked) {
    const result = results[batch]
    if (entry.id && outcome === 'duplicate') result?.duplicate.push(entry.id)
    else if (entry.id && outcome === 'accepted' && inserted.has(entry.id)) result?.accepted.push(entry.id)
    else {
      // A device of another zone has stored a play with the same id in the meantime.
      const reason = outcome === 'accepted' || outcome === 'duplicate' ? 'conflict' : outcome
      result?.rejected.push({ id: entry.id, reason: toDeviceReason(reason) })
      if (device) rejected.push({ ...entry, device, reason })
    }
  }
  await recordRejections(trx, rejected, receivedAt)
  return results
}

/** The digest of the plays of a batch that are stored now, in their order; null if there are none. */
function digestStored({ parsed }: ReceivedBatch, { accepted, duplicate }: PlaysResult): string | null {
  const stored = new Set([...accepted, ...duplicate])
  const lines = parsed.flatMap(({ play }) =>
    // A repetition within the batch counts once.
    play && stored.delete(play.play_id)
      ? formatPromisedPlay(play.play_id, sha256(formatChainedPlay(play)))
      : [],
  )
  return lines.length > 0 ? sha256(lines.join('')) : null
}

/** The result of a batch, and the digest of its stored plays (`formatPromisedPlay`) for a receipt. */
type ReceivedPlays = { result: PlaysResult; digest: string | null }

/**
 * Stores the plays of many devices in one transaction, with a number of statements that does not depend on how many they
 * are. Each play has its own result, so an invalid play does not affect the others. A play that is delivered again is
 * reported as a duplicate; every rejected play of a known device is recorded. A batch without a valid signature of its
 * device is stored all the same; its plays are unsigned.
 */
export async function receivePlays(
  batches: readonly Batch[],
  receivedAt: number = Date.now(),
): Promise<ReceivedPlays[]> {
  const parsed = await mapInSlices(batches, ({ plays }, batch) => plays.map(play => parsePlay(play, batch)))
  const signed = await verifyDeliveries(
    batches.map(({ head }, batch) => ({ head, plays: parsed[batch]?.map(({ play }) => play) ?? [] })),
  )
  const received = batches.map((batch, index) => ({
    ...batch,
    parsed: parsed[index] ?? [],
    signed: signed[index] ?? null,
  }))
  const results = await strapi.db.transaction(({ trx }) => storeBatches(trx, received, receivedAt))
  return await mapInSlices(received, (batch, index) => {
    const result = results[index] ?? { accepted: [], duplicate: [], rejected: [] }
    return { result, digest: digestStored(batch, result) }
  })
}
