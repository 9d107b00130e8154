import { sendRequest } from '#src/product/http-call.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { addGateway } from '../music/stack.mjs'
import { prepareTracks } from './venue-tracks.mjs'
import { addZones } from './venue-zones.mjs'

const account = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }

/** The owner of the sample hotel, who pairs the devices and sees the board. */
async function signInOwner(api) {
  const { body: session } = await sendRequest(`${api}/auth/local`, { method: 'POST', body: account })
  const send = async (method, path, json) => {
    const response = await sendRequest(api + path, { method, token: session.jwt, body: json })
    if (response.status !== 200 && response.status !== 204)
      throw new Error(`${method} ${path}: ${response.status} ${response.text}`)
    return response.body
  }
  return {
    approve: (user_code, zone) => send('POST', '/pairings/approve', { user_code, zone, replace: true }),
    unpair: zone => send('DELETE', `/zones/${zone}/player`),
    /** Chooses what a zone plays for an hour, by the title of the playlist. */
    async playNow(zone, title) {
      const { data } = await send('GET', '/playlists')
      const playlist = data.find(one => Object.values(one.title).includes(title))
      const until = new Date(Date.now() + 3_600_000).toISOString()
      await send('PUT', `/zones/${zone}/override`, { playlist: playlist.documentId, until })
    },
    /** Ends what `playNow` chose. */
    followSchedule: zone => send('DELETE', `/zones/${zone}/override`),
    setVolume: (zone, volume) => send('PUT', `/zones/${zone}/desired`, { volume }),
    /** What the board shows of a zone. */
    async readBoard(zone) {
      const { state, errors } = await send('GET', `/zones/${zone}`)
      return [state, ...errors].join(' ')
    },
  }
}

const getRejections = (zone, since) => `
  select r.reason, count(*) as count from play_rejections r join zones z on z.id = r.zone_id
  where z.document_id = '${zone}' and r.received_at >= ${since} group by r.reason`

const getPlays = (zone, since) => `
  select p.play_id, p.track, p.started_at, p.seconds, p.end_reason from plays p
  join zones z on z.id = p.zone_id
  where z.document_id = '${zone}' and p.received_at >= ${since} order by p.started_at`

/** Starts a backend with short tracks and a gateway, and adds `count` zones. */
export async function startVenue(count) {
  const testBackend = await startTestBackend({ name: 'player' })
  // Each page has its own proxy, whose address the gateway's limits must not count as one client.
  const stack = await addGateway(testBackend, undefined, { TRUSTED_PROXY: '127.0.0.1' })
  try {
    const tracks = await prepareTracks(testBackend)
    const zones = await addZones(testBackend, count)
    await stack.startGateway()
    const owner = await signInOwner(testBackend.urls.api)
    const records = await testBackend.records()
    return {
      url: stack.gatewayUrl,
      zones,
      tracks,
      owner,
      async listPlays(zone, since) {
        const plays = await records.rows(getPlays(zone, since))
        return plays.map(play => ({
          ...play,
          seconds: Number(play.seconds),
          started_at: Number(play.started_at),
        }))
      },
      /** Why plays were rejected, as `reason: count`. */
      async listRejections(zone, since) {
        const rows = await records.rows(getRejections(zone, since))
        return rows.map(({ reason, count }) => `${reason}: ${count}`)
      },
      async stop() {
        await records.close()
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
