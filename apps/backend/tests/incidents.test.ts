import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createColleague } from './colleagues'
import { addPlaylistWithTrack } from './devices'
import { type Backend, loadCompiled, settleJobs } from './harness'
import {
  createPlayingVenue,
  dropAlerts,
  getNextMorning,
  hour,
  listIncidents,
  minute,
  pauseTracking,
  setGatewayContacts,
  setReport,
  trackIncidents,
} from './incidents'
import { insertPlaysAt } from './seals'
import { startBackendWithPackages } from './shop'

let backend: Backend
let resumeTracking: () => Promise<unknown>
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
let venue: Awaited<ReturnType<typeof createPlayingVenue>>
let zone: number
/** 10:00 in Jakarta on a future day, in milliseconds since the epoch. */
const morning = getNextMorning()

beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
  resumeTracking = await pauseTracking(backend)
}, 180_000)
afterAll(async () => {
  await resumeTracking()
  await backend.stop()
})

beforeEach(async () => {
  venue = await createPlayingVenue(backend, music)
  zone = venue.zones[0]?.id ?? 0
  await setGatewayContacts(backend, 0, morning + 24 * hour)
})

const list = (query = '') => listIncidents(backend, venue.token, query)
const kinds = async () => (await list('&state=open')).map(({ kind }) => kind)
const report = (at: number, changes = {}) => setReport(backend, zone, { seen_at: at, ...changes })
/** Runs incident tracking every 30 s for the given number of minutes. */
async function follow(from: number, minutes: number, changes: object | null = {}) {
  for (let at = from; at <= from + minutes * minute; at += minute / 2) {
    if (changes) await report(at, changes)
    await trackIncidents(at)
  }
  await dropAlerts(backend)
}

describe('an incident', () => {
  test('for an offline zone opens after five minutes and closes two minutes after the device has returned', async () => {
    await report(morning)
    await follow(morning, 4.5, null)
    expect(await kinds()).toEqual([])
    await follow(morning + 5 * minute, 1, null)
    expect(await list()).toMatchObject([
      { kind: 'offline', started_at: new Date(morning).toISOString(), closed_at: null, cleared_at: null },
    ])
    const back = morning + 20 * minute
    await follow(back, 1)
    expect(await list()).toMatchObject([{ closed_at: null, cleared_at: new Date(back).toISOString() }])
    const zones = await backend.call('GET', '/zones', { token: venue.token })
    expect(zones.body.data.flatMap(({ incidents }: { incidents: object[] }) => incidents)).toMatchObject([
      { kind: 'offline', cleared_at: new Date(back).toISOString() },
    ])
    await follow(back + minute, 2)
    expect(await list('&state=closed')).toMatchObject([{ closed_at: new Date(back).toISOString() }])
  })

  test('does not flap with an unstable connection', async () => {
    await report(morning)
    await follow(morning, 6, null)
    for (let round = 0; round < 3; round += 1) {
      await follow(morning + (6 + round * 5) * minute, 1)
      await follow(morning + (7 + round * 5) * minute, 3.5, null)
    }
    expect(await list()).toHaveLength(1)
    expect(await kinds()).toEqual(['offline'])
  })

  test('opens only during opening hours, counting from their start', async () => {
    await report(morning - 12 * hour)
    await follow(morning - 3 * hour, 6, null)
    expect(await kinds()).toEqual([])
    await follow(morning - 2 * hour, 5, null)
    expect(await list()).toMatchObject([
      { kind: 'offline', started_at: new Date(morning - 2 * hour).toISOString() },
    ])
  })

  test('does not open while silence is scheduled, the zone is paused or no gateway reports', async () => {
    const { token } = venue
    const path = `/zones/${venue.zone}`
    await report(morning)
    await backend.call('PUT', `${path}/desired`, { token, body: { paused: true } })
    await follow(morning, 6, null)
    await backend.call('PUT', `${path}/desired`, { token, body: { paused: false } })
    await backend.strapi.db
      .connection('zone_overrides')
      .insert({ zone_id: zone, playlist: null, from_at: morning, until_at: morning + hour, set_by: null })
    await follow(morning, 6, null)
    await backend.strapi.db.connection('zone_overrides').where({ zone_id: zone }).delete()
    await setGatewayContacts(backend, 0, morning - 2 * minute)
    await follow(morning, 6, null)
    expect(await kinds()).toEqual([])
    await setGatewayContacts(backend, morning + 8 * minute, morning + 24 * hour)
    await follow(morning + 8 * minute, 4, null)
    expect(await kinds()).toEqual([])
    await follow(morning + 12 * minute, 2, null)
    expect(await kinds()).toEqual(['offline'])
  })

  test.each([
    ['dead-air', { state: 'error' }, 1],
    ['muted', { errors: '["output-missing"]' }, 2],
    ['wrong-clock', { errors: '["clock-wrong"]' }, 10],
    ['low-cache', { cached_hours: 0.5 }, 30],
  ])('of the kind %s opens once, when %j has lasted for %d minutes', async (kind, changes, minutes) => {
    await follow(morning, 0, changes)
    await follow(morning + (minutes - 0.5) * minute, 0, changes)
    expect(await kinds()).toEqual([])
    await follow(morning + minutes * minute, 0.5, changes)
    expect(await kinds()).toEqual([kind])
    await follow(morning + 60 * minute, 3)
    expect(await kinds()).toEqual([])
    expect(await list()).toHaveLength(1)
  })

  test('ends when its device is unpaired', async () => {
    await follow(morning, 3, { errors: '["output-missing"]' })
    await backend.call('DELETE', `/zones/${venue.zone}/player`, { token: venue.token })
    await trackIncidents(morning + 4 * minute)
    expect(await list('&state=closed')).toMatchObject([{ kind: 'muted' }])
  })

  test('is visible only to members with its zone in scope', async () => {
    await follow(morning, 3, { errors: '["output-missing"]' })
    const other = await createPlayingVenue(backend, music)
    expect(await listIncidents(backend, other.token)).toEqual([])
    const limited = await createColleague(backend, venue.token, 'staff')
    await backend.strapi.db
      .query('api::membership.membership')
      .update({ where: { documentId: limited.membership }, data: { all_units: false, units: [] } })
    expect(await listIncidents(backend, limited.token)).toEqual([])
    expect((await backend.call('GET', '/incidents?state=x', { token: venue.token })).status).toBe(400)
  })
})

const alert = (now: number) =>
  loadCompiled<{ alertMembers(organisation: number, now: number): Promise<void> }>(
    'src/api/incident/services/alert-job',
  ).alertMembers(venue.organisation, now)
const digest = (now: number) =>
  loadCompiled<{ sendIncidentDigests(now: Date): Promise<number> }>(
    'src/api/incident/services/digest',
  ).sendIncidentDigests(new Date(now))

const setMails = (token: string, changes: object) =>
  backend.call('PUT', '/notifications', {
    token,
    body: { renewal: true, payment: true, members: true, zones: true, incidents: false, ...changes },
  })

describe('emails about incidents', () => {
  test('are sent once per new incident to members who have enabled them, at most every ten minutes', async () => {
    const { email } = (await backend.call('GET', '/users/me', { token: venue.token })).body
    const listSent = async () => {
      await settleJobs()
      return backend.mail.mails.filter(({ to, text }) => to.includes(email) && text.includes('/zones/'))
    }
    await follow(morning + 6 * minute, 2, { errors: '["output-missing"]' })
    await alert(morning + 8 * minute)
    expect(await listSent()).toEqual([])
    const { body } = await setMails(venue.token, { incidents: true })
    expect(body.notifications).toMatchObject({ incidents: true })
    await alert(morning + 9 * minute)
    await alert(morning + 9 * minute)
    expect((await listSent()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Zona 1, .+: keluaran suara mati$/),
    ])
    await follow(morning + 9 * minute, 1, { errors: '["output-missing","dead-air"]' })
    await alert(morning + 12 * minute)
    await dropAlerts(backend)
    expect(await listSent()).toHaveLength(1)
    await alert(morning + 20 * minute)
    const [, second] = await listSent()
    expect(second?.subject).toMatch(/: tidak bersuara$/)
    expect(second?.text).toContain(`/zones/${venue.zone}`)
    expect(second?.text).toContain('Muat ulang layar pemutar')
  }, 60_000)

  test('list the zones without music during opening hours, once a day, for owners and managers', async () => {
    const english = await createColleague(backend, venue.token, 'manager')
    await backend.call('PUT', '/account', { token: english.token, body: { locale: 'en' } })
    await report(morning - 5 * hour)
    await follow(morning - 2 * hour, 5, null)
    const nine = morning - hour
    expect(await digest(nine - minute)).toBe(0)
    const sent = await digest(nine)
    expect(sent).toBeGreaterThanOrEqual(2)
    expect(await digest(nine + 10 * minute)).toBe(0)
    const me = async (token: string) => (await backend.call('GET', '/users/me', { token })).body.email
    const [owner] = await backend.mail.waitForEmails(await me(venue.token), 1, /masih berlangsung/)
    expect(owner?.subject).toBe('1 zona tanpa musik pada jam buka')
    expect(owner?.text).toContain('terputus 1 jam, masih berlangsung')
    expect(owner?.text).toContain(`/zones/${venue.zone}`)
    const [manager] = await backend.mail.waitForEmails(await me(english.token), 1, /ongoing/)
    expect(manager?.subject).toBe('1 zone without music in opening hours')
    expect(manager?.text).toContain(`/en/zones/${venue.zone}`)
  }, 60_000)
})

describe('the uptime of a month', () => {
  const month = new Date(morning + 7 * hour).toISOString().slice(0, 7)
  const read = async (now: number) => {
    const { listUptime } = loadCompiled<{ listUptime: (...args: unknown[]) => Promise<{ data: object[] }> }>(
      'src/api/incident/services/uptime',
    )
    const scope = { membership: 0, role: 'owner', organisation: venue.organisation, units: null }
    const filter = { month, zone: venue.zone }
    return (await listUptime(scope, filter, { page: 1, pageSize: 10 }, now)).data[0]
  }

  test('counts outages during opening hours, minus the time in which the device played', async () => {
    await backend.strapi.db
      .connection('players')
      .where({ zone_id: zone })
      .update({ paired_at: morning - 10 * hour })
    await report(morning)
    await follow(morning, 6, null)
    const noon = morning + 2 * hour
    expect(await read(noon)).toMatchObject({
      opening_seconds: 4 * 3600,
      down_seconds: 2 * 3600,
      uptime: 0.5,
      incidents: 1,
    })
    const play = {
      ...{
        play_id: randomUUID(),
        boot: randomUUID(),
        seq: 0,
        epoch: 1,
        zone: venue.zone,
        track: music.track,
      },
      ...{
        track_revision: 1,
        seconds: 3600,
        playlist: null,
        offline: true,
        clock_offset: 0,
        started_at: morning,
      },
      layer: 'default' as const,
      end_reason: 'finished' as const,
    }
    await insertPlaysAt(backend, venue.zone, [play], noon)
    expect(await read(noon)).toMatchObject({ down_seconds: 3600 - 15 })
  })

  test('can be read and exported for zones in scope', async () => {
    const { token } = venue
    const { status, body } = await backend.call('GET', `/uptime?month=${month}`, { token })
    expect([status, body.data.length]).toEqual([200, venue.zones.length])
    const file = await backend.call('GET', `/uptime/export?month=${month}`, { token })
    expect(file.body.data).toHaveLength(venue.zones.length)
    expect((await backend.call('GET', '/uptime?month=2026-13', { token })).status).toBe(400)
  })
})

describe('the opening hours of a unit', () => {
  const week = (hours: object | null) => Array.from({ length: 7 }, () => hours)

  test('can be changed by managers, based on the current version', async () => {
    const path = `/business-units/${venue.unit}/opening-hours`
    const { body } = await backend.call('GET', path, { token: venue.token })
    expect(body.hours).toBeNull()
    const hours = week({ from_minute: 600, until_minute: 120 })
    const set = (token: string, version: number, value: unknown = hours) =>
      backend.call('PUT', path, { token, body: { version, hours: value } })
    expect((await set(venue.token, body.version)).body.hours).toEqual(hours)
    expect((await set(venue.token, body.version)).status).toBe(409)
    const staff = await createColleague(backend, venue.token, 'staff')
    expect((await set(staff.token, body.version + 1)).status).toBe(403)
    for (const wrong of [
      [],
      week({ from_minute: 600, until_minute: 600 }),
      week({ from_minute: -1, until_minute: 9 }),
    ])
      expect((await set(venue.token, body.version + 1, wrong)).status).toBe(400)
  })
})
