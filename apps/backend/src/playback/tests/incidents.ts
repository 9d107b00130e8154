import { addPlaylistWithTrack, createVenue, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { jobRows } from '#tests/job-rows'
import { startBackendWithPackages } from '#tests/shop'

export const minute = 60_000
export const hour = 60 * minute

type Music = Awaited<ReturnType<typeof addPlaylistWithTrack>>

/**
 * The next 10:00 in Jakarta that is at least a day ahead, so that real reports are older than every
 * simulated one.
 */
export const getNextMorning = () => Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 24 * hour + 3 * hour

export const trackIncidents = (now: number) =>
  loadCompiled(() => import('#src/playback/incident/track')).trackIncidents(now)

/** Pauses the job so that only the test tracks incidents. Returns a function that resumes it. */
export async function pauseTracking(backend: Backend) {
  await settleJobs()
  const rows = jobRows(backend)
  await rows.postpone('track-incidents')
  return () => rows.makeDue('track-incidents')
}

/** Removes the queued jobs of incident emails, because tests run those jobs themselves. */
export const dropAlerts = (backend: Backend) => jobRows(backend).remove('incident-alert')

/** Simulates gateways that have been connected since `since` and were last seen at `seen_at`. */
export const setGatewayContacts = (backend: Backend, since: number, seen_at: number) =>
  backend.strapi.db.connection('gateway_contacts').update({ since, seen_at })

/** Creates a venue whose zone plays a default playlist on a paired device. */
export async function createPlayingVenue(backend: Backend, music: Music) {
  const venue = await createVenue(backend)
  const { token, zone } = venue
  await backend.call('PUT', `/zones/${zone}/music`, { token, body: { default_playlist: music.playlist } })
  const { player } = await pairDevice(backend, { token, zone })
  // The subscription has to last until the simulated morning.
  const row = await backend.strapi.db
    .query('api::business-unit.business-unit')
    .findOne({ where: { documentId: venue.unit } })
  await backend.strapi.db.query('api::subscription.subscription').updateMany({
    where: { business_unit_id: row.id },
    data: { expired_date: new Date(Date.now() + 60 * 24 * hour) },
  })
  return { ...venue, player, organisation: Number(row.organisation_id) }
}

/** Sets the latest report of the device in a zone. */
export async function setReport(backend: Backend, zone: number, changes: Record<string, unknown>) {
  const { connection } = backend.strapi.db
  const lease = await connection('leases').where({ zone_id: zone }).first()
  await connection('zone_statuses')
    .insert({
      ...{ zone_id: zone, player_id: lease.player_id, connected: true, state: 'playing', state_since: 0 },
      ...{ seen_at: 0, track: null, playlist: null, cached_hours: 24, clock_offset: 0, errors: '[]' },
      ...changes,
    })
    .onConflict('zone_id')
    .merge()
}

type TrackedTime = { zone: number; from: number; minutes: number; changes: object | null }

/**
 * Tracks incidents every 30 s for the given number of minutes. Before each run, the device of the zone reports
 * `changes`, or nothing if they are null.
 */
export async function trackFor(backend: Backend, { zone, from, minutes, changes }: TrackedTime) {
  for (let at = from; at <= from + minutes * minute; at += minute / 2) {
    if (changes) await setReport(backend, zone, { seen_at: at, ...changes })
    await trackIncidents(at)
  }
  await dropAlerts(backend)
}

export const listIncidents = async (backend: Backend, token: string, query = '') =>
  (await backend.call('GET', `/incidents?page_size=100${query}`, { token })).body.data as {
    kind: string
    cause: string | null
    started_at: string
    closed_at: string | null
    cleared_at: string | null
    zone: { documentId: string }
  }[]

/** Starts a backend whose zones are tracked only by the tests, from `morning` (milliseconds since the epoch). */
export async function startIncidents(morning: number) {
  const backend = await startBackendWithPackages()
  const music = await addPlaylistWithTrack(backend)
  const resumeTracking = await pauseTracking(backend)
  return {
    backend,
    music,
    /** Creates a venue that plays `music`. The gateway has been in contact until the next day. */
    async createVenue() {
      const venue = await createPlayingVenue(backend, music)
      await setGatewayContacts(backend, 0, morning + 24 * hour)
      return venue
    },
    async stop() {
      await resumeTracking()
      await backend.stop()
    },
  }
}
