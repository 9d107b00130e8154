import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { bundlesSchema, formatChainedPlay, formatHead, formatKeyProof, formatLink } from '@bgm/validation'
import { type Backend, internalKey, loadCompiled } from './harness'
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

/** The key of a device. Signatures are base64; `r` and `s` of 32 bytes each for ES256. */
export function createDeviceKey(alg: 'Ed25519' | 'ES256' = 'Ed25519') {
  const { publicKey, privateKey } =
    alg === 'Ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y } = publicKey.export({ format: 'jwk' })
  const point = [...(y === undefined ? [] : [Buffer.of(4)]), Buffer.from(x, 'base64url')]
  const public_key = Buffer.concat([...point, Buffer.from(y ?? '', 'base64url')]).toString('base64')
  const signText = (text: string) =>
    alg === 'Ed25519'
      ? sign(null, Buffer.from(text), privateKey).toString('base64')
      : sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64')
  const prove = (secret: string) => ({ alg, public_key, signature: signText(formatKeyProof(secret)) })
  return { alg, public_key, sign: signText, prove }
}
export type TestDeviceKey = ReturnType<typeof createDeviceKey>
type KeyProof = ReturnType<TestDeviceKey['prove']>

export const requestDeviceToken = (backend: Backend, device_code: string, key?: KeyProof) =>
  callInternalApi(backend, 'POST', '/pairings/token', { device_code, key })

/** Registers a key for a paired device, whose token it has. Returns whether it is used. */
export const registerKey = async (backend: Backend, player: string, key: KeyProof) =>
  (await callInternalApi(backend, 'POST', '/players/key', { player, key })).body.state

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

/** Logs the device and the licence of a zone, which a test has changed in their tables. */
export async function logPairing({ strapi }: Backend, zone_id: number) {
  const { licencesChanged } = loadCompiled(() => import('#src/licensing/licence/changed'))
  const { playerChanged } = loadCompiled(() => import('#src/playback/player/events'))
  const at = Date.now()
  await strapi.db.transaction(async ({ trx }) => {
    const licence: { id: number } = await trx('licences').where({ zone_id }).first('id')
    const player: { id: number } = await trx('players').where({ zone_id }).first('id')
    await licencesChanged.raise({ trx, licences: [licence.id], at })
    await playerChanged.raise({ trx, player: player.id, at })
  })
}

export const approvePairing = (backend: Backend, user_code: string, { token, ...body }: Approval) =>
  backend.call('POST', '/pairings/approve', { token, body: { user_code, ...body } })

/** Confirms or declines, at the device, the organisation that has approved its code. */
export const answerApproval = (backend: Backend, device_code: string, confirmed = true, key?: KeyProof) =>
  callInternalApi(backend, 'POST', '/pairings/confirm', { device_code, confirmed, key })

/** Pairs a new device with a zone, `days` ago and with a key if given; returns its token, player id and epoch. */
export async function pairDevice(
  backend: Backend,
  { days, key, ...approval }: Approval & { days?: number; key?: TestDeviceKey },
) {
  const device = await startPairing(backend)
  const approved = await approvePairing(backend, device.user_code, approval)
  if (approved.status !== 200) throw new Error(`approve answered ${approved.status}: ${approved.text}`)
  const proof = key?.prove(device.device_code)
  const confirmed = await answerApproval(backend, device.device_code, true, proof)
  if (confirmed.status !== 204) throw new Error(`confirm answered ${confirmed.status}: ${confirmed.text}`)
  const { token } = (await requestDeviceToken(backend, device.device_code, proof)).body
  const player = await lookUpPlayer(backend, token)
  if (days !== undefined) await backdatePairing(backend, player.player, days)
  return { ...device, token: String(token), player: String(player.player), epoch: Number(player.epoch) }
}

/** A three-minute play that has just ended, offline, so that plays of other runs may sound at the same time. */
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
  offline: true,
  clock_offset: 0,
  ...changes,
})

type ChainedPlay = Parameters<typeof formatChainedPlay>[0]
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** The chain of a device's plays: `sign` gives plays the next places and returns the head of their delivery. */
export function createChain({ alg, public_key, sign }: TestDeviceKey) {
  let end = { chain: 0, prev: sha256(Buffer.from(public_key, 'base64')) }
  const signAt = (start: typeof end, plays: readonly ChainedPlay[]) => {
    const prev = plays.reduce(
      (link, play) => sha256(formatLink(link, sha256(formatChainedPlay(play)))),
      start.prev,
    )
    const chain = start.chain + plays.length
    const signature = sign(formatHead(chain - 1, prev))
    return { head: { alg, public_key, ...start, signature }, end: { chain, prev } }
  }
  return {
    getEnd: () => end,
    signAt: (start: typeof end, plays: readonly ChainedPlay[]) => signAt(start, plays).head,
    sign(plays: readonly ChainedPlay[]) {
      const signed = signAt(end, plays)
      end = signed.end
      return signed.head
    },
  }
}

/** Delivers the plays of one device. */
export async function deliverPlays(backend: Backend, player: string, plays: unknown[], head?: unknown) {
  const { status, body, text } = await callInternalApi(backend, 'POST', '/plays', {
    batches: [{ player, plays, head }],
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
