import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { loadCompiled } from '#tests/harness'
import { insertPlaysAt } from '#tests/seals'
import {
  createPlayingVenue,
  getNextMorning,
  hour,
  listIncidents,
  minute,
  setGatewayContacts,
  setReport,
  startIncidents,
  trackFor,
  trackIncidents,
} from './incidents'

type Started = Awaited<ReturnType<typeof startIncidents>>
let started: Started
let backend: Started['backend']
let music: Started['music']
let venue: Awaited<ReturnType<Started['createVenue']>>
let zone: number
/** 10:00 in Jakarta on a future day, in milliseconds since the epoch. */
const morning = getNextMorning()

beforeAll(async () => {
  started = await startIncidents(morning)
  ;({ backend, music } = started)
}, 180_000)
afterAll(() => started.stop())
beforeEach(async () => {
  venue = await started.createVenue()
  zone = venue.zones[0]?.id ?? 0
})

const list = (query = '') => listIncidents(backend, venue.token, query)
const kinds = async () => (await list('&state=open')).map(({ kind }) => kind)
const report = (at: number, changes = {}) => setReport(backend, zone, { seen_at: at, ...changes })
const follow = (from: number, minutes: number, changes: object | null = {}) =>
  trackFor(backend, { zone, from, minutes, changes })

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

describe('the uptime of a month', () => {
  const month = new Date(morning + 7 * hour).toISOString().slice(0, 7)
  const read = async (now: number) => {
    const { listUptime } = loadCompiled(() => import('#src/playback/incident/uptime'))
    const scope = { membership: 0, role: 'owner' as const, organisation: venue.organisation, units: null }
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

  test('stop the music of new units while they are closed, unless the unit decides otherwise', async () => {
    const place = await started.createVenue()
    const path = `/business-units/${place.unit}/opening-hours`
    const getNow = async () =>
      (await backend.call('GET', `/zones/${place.zone}`, { token: place.token })).body.now
    const set = async (change: object) => {
      const { body } = await backend.call('GET', path, { token: place.token })
      const saved = { version: body.version, hours: body.hours, ...change }
      return (await backend.call('PUT', path, { token: place.token, body: saved })).body
    }
    expect((await backend.call('GET', path, { token: place.token })).body.silent_when_closed).toBe(true)
    expect(await getNow()).not.toMatchObject({ source: 'silence' })
    expect(await set({ hours: week(null) })).toMatchObject({ silent_when_closed: true })
    expect(await getNow()).toMatchObject({
      ...{ source: 'silence', layer: 'exception', scope: 'unit' },
      label: { en: 'Outside opening hours' },
    })
    const from = new Date().toISOString().slice(0, 10)
    const { body } = await backend.call('GET', `/business-units/${place.unit}/week?from=${from}`, {
      token: place.token,
    })
    expect(body.days[0].segments).toMatchObject([{ from_minute: 0, until_minute: 1440, source: 'silence' }])
    expect(await set({ silent_when_closed: false })).toMatchObject({ silent_when_closed: false })
    expect(await getNow()).not.toMatchObject({ source: 'silence' })
    // Units that are older than the setting.
    await set({ silent_when_closed: true })
    await backend.strapi.db
      .connection('business_units')
      .where({ document_id: place.unit })
      .update({ silent_when_closed: null })
    expect(await getNow()).not.toMatchObject({ source: 'silence' })
  })
})
