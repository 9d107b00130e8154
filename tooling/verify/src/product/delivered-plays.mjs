import { randomUUID } from 'node:crypto'
import { sendRequest } from './http-call.mjs'

const day = 24 * 60 * 60_000
/** The seconds between the starts of two plays, so that no hour contains more than an hour of music. */
const interval = 240

const insertRevisions = `
  insert into track_revisions (document_id, track, revision, key, title, artists, composers, arrangers, publishers,
    duration_ms, sha_256, bytes, mime, published_at)
  select document_id, document_id, 1, document_id || '.1', title, '["Artis Contoh"]', '["Ayu Contoh"]', '[]', '[]',
    200000, document_id, 20000, 'audio/mpeg', published_at from tracks where revision = 0`

/** Adds a revision to sample tracks without one, because plays refer to revisions. Returns the track ids. */
export async function addTrackRevisions(testBackend) {
  const records = await testBackend.records({ writable: true })
  await records.execute(insertRevisions)
  const rows = await records.rows('select track from track_revisions order by track')
  await records.close()
  return rows.map(({ track }) => track)
}

/** Calls the backend's internal API, as the gateway does. */
export async function callInternalApi({ urls, internalKey }, path, body) {
  const headers = { 'x-internal-key': internalKey }
  const response = await sendRequest(`${urls.api}/internal${path}`, { method: 'POST', headers, body })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.text}`)
  return response.body
}

/** Pairs a device with a zone, acting as the gateway and as the zone's owner. Returns the device's token. */
export async function pairDevice({ testBackend, owner, zone }) {
  const { device_code, user_code } = await callInternalApi(testBackend, '/pairings', { app_version: '1.0.0' })
  await owner.approve(user_code, zone)
  return (await callInternalApi(testBackend, '/pairings/token', { device_code })).token
}

/**
 * Returns a generator of a device's consecutive plays, starting 34 days ago; it yields about 12,000 plays at
 * most.
 */
export function createPlayGenerator({ zone, tracks, now = Date.now() }) {
  const boot = randomUUID()
  const first = now - 34 * day
  let seq = -1
  return () => {
    seq += 1
    return {
      play_id: randomUUID(),
      boot,
      seq,
      epoch: 1,
      zone,
      track: tracks[seq % tracks.length],
      track_revision: 1,
      playlist: null,
      layer: 'default',
      started_at: first + seq * interval * 1_000,
      seconds: 120,
      end_reason: 'finished',
      offline: false,
      clock_offset: 0,
    }
  }
}
