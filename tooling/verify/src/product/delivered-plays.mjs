import { createHash, randomUUID } from 'node:crypto'
import { sendRequest } from './http-call.mjs'

const day = 24 * 60 * 60_000
const interval = 240
/** The sample plays of a zone nearly fill some hours; plays under five seconds do not count towards the limit. */
const seconds = 4
/** How long ago the devices were paired and the zones licensed. */
const days = 35

const insertRevisions = `
  insert into track_revisions (document_id, track, revision, key, title, artists, composers, arrangers, publishers,
    duration_ms, sha_256, bytes, mime, published_at)
  select document_id, document_id, 1, document_id || '.1', title, '["Artis Contoh"]', '["Ayu Contoh"]', '[]', '[]',
    200000, document_id, 20000, 'audio/mpeg', published_at from tracks where revision = 0`

/** Adds a revision to sample tracks without one, because plays refer to revisions. Returns the track ids. */
export async function addTrackRevisions(testBackend) {
  const records = await testBackend.records()
  await records.execute(insertRevisions)
  const rows = await records.rows('select track from track_revisions order by track')
  await records.close()
  return rows.map(({ track }) => track)
}

/** Calls the backend's internal API, as the gateway does. */
export async function callInternalApi({ urls, internalKey }, path, body) {
  const headers = { 'x-internal-key': internalKey }
  const response = await sendRequest(`${urls.api}/internal${path}`, { method: 'POST', headers, body })
  if (response.status !== 200 && response.status !== 204)
    throw new Error(`${path}: ${response.status} ${response.text}`)
  return response.body
}

/** Moves the pairing and the licence of a zone back, so that its device can deliver plays of these days. */
export async function backdatePairing(testBackend, zone) {
  const at = Date.now() - days * day
  const ofZone = `zone_id = (select id from zones where document_id = '${zone}')`
  const records = await testBackend.records()
  await records.execute(
    `update licensed_periods set from_at = ${at} where licence_id in (select id from licences where ${ofZone})`,
  )
  await records.execute(`update players set paired_at = ${at} where ${ofZone} and revoked_at is null`)
  await records.close()
}

/** Pairs a device with a zone, acting as the gateway and as the zone's owner. Returns the device's token. */
export async function pairToken({ testBackend, owner, zone }) {
  const { device_code, user_code } = await callInternalApi(testBackend, '/pairings', { app_version: '1.0.0' })
  await owner.approve(user_code, zone)
  await callInternalApi(testBackend, '/pairings/confirm', { device_code, confirmed: true })
  return (await callInternalApi(testBackend, '/pairings/token', { device_code })).token
}

/** Pairs a device that can deliver plays of past days. Returns the device's token, player and epoch. */
export async function pairDevice({ testBackend, owner, zone }) {
  const token = await pairToken({ testBackend, owner, zone })
  const token_hashes = [createHash('sha256').update(token).digest('hex')]
  const { players } = await callInternalApi(testBackend, '/players/look-up', { token_hashes })
  const [{ player, epoch }] = players
  await backdatePairing(testBackend, zone)
  return { token, player, epoch }
}

/** A UUID of version 7, as the player creates it when a play begins. */
function createPlayId(instant) {
  const time = instant.toString(16).padStart(12, '0')
  return randomUUID().replace(/^.{15}/, `${time.slice(0, 8)}-${time.slice(8)}-7`)
}

/**
 * Returns a generator of a device's consecutive plays, starting 34 days ago; it yields about 12,000 plays at
 * most.
 */
export function createPlayGenerator({ zone, epoch, tracks, first = Date.now() - 34 * day }) {
  const boot = randomUUID()
  let seq = -1
  return () => {
    seq += 1
    const started_at = first + seq * interval * 1_000
    return {
      play_id: createPlayId(started_at),
      boot,
      seq,
      epoch,
      zone,
      track: tracks[seq % tracks.length],
      track_revision: 1,
      playlist: null,
      layer: 'default',
      started_at,
      seconds,
      end_reason: 'finished',
      offline: false,
      clock_offset: 0,
    }
  }
}

const insertDevices = ({ count, at }) => `
  with
    units as (
      insert into business_units (document_id, name, organisation_id, industry, time_zone, created_at)
      select 'unit' || g, 'Kafe ' || g, (select min(id) from organisations), 'restaurant', 'Asia/Jakarta', now()
      from generate_series(1, ${count}) as g returning id, document_id
    ),
    added_zones as (
      insert into zones (document_id, name, number, business_unit_id, created_at)
      select 'zone' || substr(document_id, 5), 'Ruang utama', 1, id, now() from units returning id, document_id
    ),
    added_licences as (
      insert into licences (zone_id, code, live_secret, issued_at, document_id, state)
      select id, 'BENCH' || id, '', ${at}, 'licence' || id, 'active' from added_zones returning id
    ),
    periods as (
      insert into licensed_periods (licence_id, subscription_id, from_at, until_at)
      select id, 0, ${at}, ${at} + 100 * ${day}::bigint from added_licences
    )
  insert into players (document_id, zone_id, token_hash, epoch, app_version, paired_at)
  select 'player' || substr(document_id, 5), id, md5(document_id), 1, '1.0.0', ${at} from added_zones`

/** Adds venues with one paired device each, without the calls that pair them. Returns the devices, which play now. */
export async function insertPairedDevices(testBackend, count, tracks) {
  const records = await testBackend.records()
  await records.execute(insertDevices({ count, at: Date.now() - days * day }))
  await records.execute('analyze')
  await records.close()
  return Array.from({ length: count }, (_, index) => ({
    player: `player${index + 1}`,
    nextPlay: createPlayGenerator({
      zone: `zone${index + 1}`,
      epoch: 1,
      tracks,
      first: Date.now() - 4 * 60 * 60_000,
    }),
  }))
}
