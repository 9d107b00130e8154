import { createHash, randomUUID } from 'node:crypto'
import { bundlesSchema } from '@bgm/validation'
import { type Backend, internalKey } from './harness'
import { addPlaylist, addTrack } from './music'
import { createSubscriber } from './unit-orders'

const internal = { 'x-internal-key': internalKey }

/** Calls the internal API as the gateway does. */
export const callInternalApi = (backend: Backend, method: string, path: string, body?: unknown) =>
  backend.call(method, `/internal${path}`, { body, headers: internal })

type Row = { id: number; documentId: string }

/** Creates a customer with a paid unit; returns its zones by number. */
export async function createVenue(backend: Backend, paidAt = new Date(), pricing = {}) {
  const owner = await createSubscriber(backend, paidAt, pricing)
  const zones: Row[] = await backend.strapi.db.query('api::zone.zone').findMany({
    where: { business_unit: { documentId: owner.unit } },
    orderBy: { number: 'asc' },
  })
  return { ...owner, zones, zone: zones[0]?.documentId ?? '' }
}

/** Starts the pairing of a new device; returns its codes. */
export async function startPairing(backend: Backend) {
  const { status, body } = await callInternalApi(backend, 'POST', '/pairings', { app_version: '1.0.0' })
  if (status !== 200) throw new Error(`pairings answered ${status}`)
  return body as { device_code: string; user_code: string }
}

export const requestDeviceToken = (backend: Backend, device_code: string) =>
  callInternalApi(backend, 'POST', '/pairings/token', { device_code })

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Looks up the player with the given token; null if the token is unknown. */
export async function lookUpPlayer(backend: Backend, token: string) {
  const body = { token_hashes: [hashToken(token)] }
  return (await callInternalApi(backend, 'POST', '/players/look-up', body)).body.players[0]
}

/** The bundle of a zone with its music; null if the player does not hold the zone's lease. */
export async function fetchBundle(backend: Backend, zone: string, player: string) {
  const { body } = await callInternalApi(backend, 'POST', '/bundles', { devices: [{ zone, player }] })
  const { bundles, music } = bundlesSchema.parse(body)
  return bundles[0] && music[0] ? { ...bundles[0], ...music[0] } : null
}

type Approval = { token: string; zone: string; replace?: boolean }

const day = 86_400_000

/** Moves the pairing of a device and the licence of its zone back, so that it can deliver plays of these days. */
async function backdatePairing({ strapi }: Backend, player: string, days: number) {
  const at = Date.now() - days * day
  const { connection } = strapi.db
  const { zone_id } = await connection('players').where({ document_id: player }).first('zone_id')
  const { business_unit_id } = await connection('zones').where({ id: zone_id }).first('business_unit_id')
  await connection('players').where({ document_id: player }).update({ paired_at: at })
  await connection('zones')
    .where({ id: zone_id })
    .update({ created_at: new Date(at) })
  await connection('subscriptions')
    .where({ business_unit_id })
    .update({ starts_at: new Date(at) })
  const licences = connection('licences').where({ zone_id }).select('id')
  await connection('licensed_periods').whereIn('licence_id', licences).update({ from_at: at })
}

export const approvePairing = (backend: Backend, user_code: string, { token, ...body }: Approval) =>
  backend.call('POST', '/pairings/approve', { token, body: { user_code, ...body } })

/** Confirms or declines, at the device, the organisation that has approved its code. */
export const answerApproval = (backend: Backend, device_code: string, confirmed = true) =>
  callInternalApi(backend, 'POST', '/pairings/confirm', { device_code, confirmed })

/** Pairs a new device with a zone, `days` ago if given; returns its token, player id and epoch. */
export async function pairDevice(backend: Backend, { days, ...approval }: Approval & { days?: number }) {
  const device = await startPairing(backend)
  const approved = await approvePairing(backend, device.user_code, approval)
  if (approved.status !== 200) throw new Error(`approve answered ${approved.status}: ${approved.text}`)
  const confirmed = await answerApproval(backend, device.device_code)
  if (confirmed.status !== 204) throw new Error(`confirm answered ${confirmed.status}: ${confirmed.text}`)
  const { token } = (await requestDeviceToken(backend, device.device_code)).body
  const player = await lookUpPlayer(backend, token)
  if (days !== undefined) await backdatePairing(backend, player.player, days)
  return { ...device, token: String(token), player: String(player.player), epoch: Number(player.epoch) }
}

/** A three-minute play that has just ended. */
export const newPlay = (zone: string, changes: Record<string, unknown> = {}) => ({
  play_id: randomUUID(),
  boot: randomUUID(),
  seq: 0,
  epoch: 1,
  zone,
  track: 'unknown',
  track_revision: 1,
  playlist: null,
  layer: 'default',
  started_at: Date.now() - 180_000,
  seconds: 180,
  end_reason: 'finished',
  offline: false,
  clock_offset: 0,
  ...changes,
})

/** Delivers the plays of one device. */
export async function deliverPlays(backend: Backend, player: string, plays: unknown[]) {
  const { status, body, text } = await callInternalApi(backend, 'POST', '/plays', {
    batches: [{ player, plays }],
  })
  if (status !== 200) throw new Error(`plays answered ${status}: ${text}`)
  return body.results[0] as {
    accepted: string[]
    duplicate: string[]
    rejected: { id: string; reason: string }[]
  }
}

/** Returns the changes whose number is greater than `since`, without waiting for new ones. */
export const listChanges = async (backend: Backend, since: number) =>
  (await callInternalApi(backend, 'GET', `/changes?since=${since}`)).body as {
    latest: number
    reset: boolean
    changes: { number: number; change: Record<string, unknown> }[]
  }

/** Adds a curated playlist with a track of three minutes. */
export async function addPlaylistWithTrack(backend: Backend) {
  const track = await addTrack(backend, { title: 'Lagu pagi' })
  const playlist = await addPlaylist(backend, [track])
  await backend.strapi.db.query('api::track-revision.track-revision').create({
    data: {
      track: track.documentId,
      revision: 1,
      key: `${track.documentId}.1`,
      title: 'Lagu pagi',
      artists: ['Artis Contoh'],
      composers: ['Ayu Contoh'],
      arrangers: [],
      publishers: [],
      duration_ms: 180_000,
      sha256: 'a'.repeat(64),
      bytes: 1_000,
      mime: 'audio/mpeg',
    },
  })
  return { track: track.documentId, playlist: playlist.documentId }
}
