import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createVenue, listChanges } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { addPlaylist, addTrack } from '#tests/music'
import { replaceZoneSlots } from '#tests/schedules'
import { startBackendWithPackages } from '#tests/shop'

type Venue = Awaited<ReturnType<typeof createVenue>>

let backend: Backend
let venue: Venue
let other: Venue
let playlist: string
let zones: string[]

const zoneCount = 60
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString()

const start = (body: object, token = venue.token, key = randomUUID()) =>
  backend.call('POST', '/zone-batches', { token, body, headers: { 'idempotency-key': key } })
const settle = () => loadCompiled(() => import('#src/platform/jobs/queue')).settleJobs()
const read = (id: string, token = venue.token) =>
  backend.call('GET', `/zone-batches/${id}?page_size=100`, { token })
const getZone = async (id: string, token = venue.token) =>
  (await backend.call('GET', `/zones/${id}`, { token })).body

/** Starts a batch and returns it once every zone has a result. */
async function run(body: object, token = venue.token) {
  const started = await start(body, token)
  expect(started.status).toBe(200)
  await settle()
  return (await read(started.body.documentId, token)).body
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  venue = await createVenue(backend)
  other = await createVenue(backend)
  const documentId = randomUUID().replaceAll('-', '').slice(0, 24)
  playlist = (await addPlaylist(backend, [await addTrack(backend)], { documentId })).documentId
  const row = await backend.strapi.db
    .query('api::business-unit.business-unit')
    .findOne({ where: { documentId: venue.unit } })
  for (let number = venue.zones.length + 1; number <= zoneCount; number += 1)
    await backend.strapi.db
      .query('api::zone.zone')
      .create({ data: { name: `Zona ${number}`, number, business_unit: row.id, max_volume: 80 } })
  const list = await backend.call('GET', '/zones?page_size=100', { token: venue.token })
  zones = list.body.data.map(({ documentId }: { documentId: string }) => documentId)
}, 240_000)
afterAll(() => backend.stop())

test('a page of the zone board takes as many SQL statements for fifty zones as for one', async () => {
  const { connection } = backend.strapi.db
  const count = async (size: number) => {
    const statements: string[] = []
    const listen = ({ sql }: { sql: string }) => statements.push(sql)
    connection.on('query', listen)
    await backend.call('GET', `/zones?page_size=${size}`, { token: venue.token })
    connection.removeListener('query', listen)
    return statements.filter(sql => !/jobs/.test(sql)).length
  }
  // Recurring jobs may add statements to some of the calls.
  const countLeast = async (size: number) => {
    const counts: number[] = []
    for (let run = 0; run < 8; run += 1) counts.push(await count(size))
    return Math.min(...counts)
  }
  await count(1)
  expect(await countLeast(50)).toBe(await countLeast(1))
})

describe('a batch change of zones', () => {
  test('applies to every zone that matches the filter, with a result for each', async () => {
    const { latest } = await listChanges(backend, 0)
    const batch = await run({ q: 'zona', action: { kind: 'volume', volume: 90 } })
    expect(batch).toMatchObject({ state: 'done', done: zoneCount, refused: 0, total: zoneCount })
    expect(batch.results.meta.pagination.total).toBe(zoneCount)
    expect(batch.results.data.map(({ result }: { result: string }) => result)).toEqual(
      zones.map(() => 'done'),
    )
    expect(batch.unpaired).toBe(zoneCount)
    expect(batch.results.data[0].paired).toBe(false)
    const found = await backend.call('GET', `/zones?q=Zona+${zoneCount}`, { token: venue.token })
    expect(found.body.data[0].desired).toMatchObject({ volume: 80, max_volume: 80 })
    const { changes } = await listChanges(backend, latest)
    expect(new Set(changes.map(({ change }) => change.zone)).size).toBe(zoneCount)
  })

  test('can play a playlist and silence, pause or resume only the selected zones', async () => {
    const [first = '', second = ''] = zones
    const until = inHours(2)
    await run({ zones: [first], action: { kind: 'play', playlist, until } })
    expect((await getZone(first)).override).toMatchObject({ playlist: { documentId: playlist } })
    expect((await getZone(second)).override).toBeNull()
    await run({ zones: [first, second], action: { kind: 'silence', until } })
    expect((await getZone(second)).override).toMatchObject({ playlist: null })
    await run({ zones: [first, second], action: { kind: 'end-override' } })
    expect((await getZone(first)).override).toBeNull()
    await run({ zones: [second], action: { kind: 'pause' } })
    expect((await getZone(first)).desired.paused).toBe(false)
    expect((await getZone(second)).desired.paused).toBe(true)
    await run({ action: { kind: 'resume' } })
    expect((await getZone(second)).desired.paused).toBe(false)
  })

  test('can pause zones until a given time, after which they are no longer paused', async () => {
    const [one = ''] = zones
    const until = inHours(2)
    await run({ zones: [one], action: { kind: 'pause', until } })
    expect((await getZone(one)).desired).toMatchObject({ paused: true, paused_until: until })
    await backend.strapi.db.connection('zones').where({ document_id: one }).update({ paused_until: 1 })
    expect((await getZone(one)).desired).toMatchObject({ paused: false, paused_until: null })
    expect((await start({ zones: [one], action: { kind: 'pause', until: 'x' } })).status).toBe(400)
    const late = await run({ zones: [one], action: { kind: 'pause', until: inHours(-1) } })
    expect(late.results.data[0].result).toBe('too-late')
    await run({ zones: [one], action: { kind: 'resume' } })
    expect((await getZone(one)).desired).toMatchObject({ paused: false, paused_until: null })
  })

  test('can replace the schedules of zones with that of another zone', async () => {
    const [source = '', target = ''] = zones
    const slot = { season: 'regular', weekday: 2, from_minute: 540, until_minute: 600, playlist }
    await replaceZoneSlots(backend, { ...venue, zone: source }, [slot])
    await replaceZoneSlots(backend, { ...venue, zone: target }, [{ ...slot, weekday: 5 }])
    await run({ zones: [source, target], action: { kind: 'copy-schedule', source } })
    const schedule = await backend.call('GET', `/zones/${target}/schedule`, { token: venue.token })
    expect(schedule.body.slots).toMatchObject([{ weekday: 2, from_minute: 540 }])
  })

  test('can change the default playlist of zones', async () => {
    const [one = '', two = ''] = zones
    await run({ zones: [one, two], action: { kind: 'default-playlist', playlist } })
    for (const zone of [one, two])
      expect((await getZone(zone)).default_playlist).toMatchObject({ documentId: playlist })
    expect((await start({ zones: [one], action: { kind: 'default-playlist', playlist: 'x' } })).status).toBe(
      400,
    )
  })

  test('is started once per key, and two concurrent batches both finish', async () => {
    const key = randomUUID()
    const body = { action: { kind: 'volume', volume: 40 } }
    const same = await Promise.all([start(body, venue.token, key), start(body, venue.token, key)])
    const [id] = same.map(answer => answer.body.documentId)
    expect(same.map(answer => answer.body.documentId)).toEqual([id, id])
    const second = await start({ action: { kind: 'volume', volume: 50 } })
    await settle()
    for (const one of [id, second.body.documentId])
      expect((await read(one)).body).toMatchObject({ state: 'done', done: zoneCount })
    expect([40, 50]).toContain((await getZone(zones[0] ?? '')).desired.volume)
  })

  test('is applied to each zone once, even if its job runs again', async () => {
    const batch = await run({ zones: zones.slice(0, 3), action: { kind: 'pause' } })
    const { latest } = await listChanges(backend, 0)
    await backend.call('PUT', `/zones/${zones[0]}/desired`, { token: venue.token, body: { paused: false } })
    const { zoneBatchJob } = loadCompiled(() => import('#src/playback/zone-batch/run'))
    await zoneBatchJob.run({ batch: batch.documentId }, { signal: new AbortController().signal })
    expect((await getZone(zones[0] ?? '')).desired.paused).toBe(false)
    expect((await listChanges(backend, latest)).changes).toHaveLength(1)
  })

  test('skips zones to which the member has since lost access', async () => {
    const manager = await createColleague(backend, venue.token, 'manager')
    const started = await start({ zones: zones.slice(0, 2), action: { kind: 'pause' } }, manager.token)
    const batch = await backend.strapi.db
      .connection('zone_batches')
      .where({ document_id: started.body.documentId })
      .first()
    await settle()
    await backend.strapi.db
      .connection('zone_batch_items')
      .where({ batch_id: batch.id })
      .update({ result: null })
    await backend.strapi.db
      .query('api::membership.membership')
      .update({ where: { documentId: manager.membership }, data: { all_units: false, units: [] } })
    const { zoneBatchJob } = loadCompiled(() => import('#src/playback/zone-batch/run'))
    await zoneBatchJob.run({ batch: started.body.documentId }, { signal: new AbortController().signal })
    const { body } = await read(started.body.documentId, manager.token)
    expect(body).toMatchObject({ state: 'done', done: 0, refused: 2 })
    expect(body.results.data[0].result).toBe('no-access')
  })

  test('is visible only to the member who started it, and is deleted after a day', async () => {
    const batch = await run({ zones: zones.slice(0, 1), action: { kind: 'resume' } })
    const colleague = await createColleague(backend, venue.token, 'manager')
    expect((await read(batch.documentId, colleague.token)).status).toBe(404)
    expect((await read(batch.documentId, other.token)).status).toBe(404)
    const rows = loadCompiled(() => import('#src/playback/zone-batch/row'))
    await rows.deleteExpiredZoneBatches(Date.now() + 25 * 60 * 60_000)
    expect((await read(batch.documentId)).status).toBe(404)
    expect(await backend.strapi.db.connection('zone_batch_items').select('id')).toEqual([])
  })

  test("is rejected for other customers' zones, unknown playlists and invalid times", async () => {
    const pause = { kind: 'pause' }
    const getStatus = async (body: object, token = venue.token) => (await start(body, token)).status
    expect(await getStatus({ zones: zones.slice(0, 1), action: pause }, other.token)).toBe(400)
    expect(await getStatus({ zones: [], action: pause })).toBe(400)
    expect(await getStatus({ action: { kind: 'explode' } })).toBe(400)
    expect(await getStatus({ action: { kind: 'volume', volume: 101 } })).toBe(400)
    expect(await getStatus({ action: { kind: 'silence', until: inHours(-1) } })).toBe(400)
    expect(await getStatus({ action: { kind: 'silence', until: inHours(25) } })).toBe(400)
    expect(await getStatus({ action: { kind: 'play', playlist: 'x'.repeat(24), until: inHours(1) } })).toBe(
      400,
    )
    expect(await getStatus({ action: { kind: 'copy-schedule', source: other.zone } })).toBe(404)
    const many = Array.from({ length: 2001 }, () => 'x'.repeat(24))
    expect(await getStatus({ zones: many, action: pause })).toBe(400)
    const noKey = await backend.call('POST', '/zone-batches', { token: venue.token, body: { action: pause } })
    expect(noKey.status).toBe(400)
  })

  test('is available to staff for controlling zones, but not for copying schedules', async () => {
    const staff = await createColleague(backend, venue.token, 'staff')
    const [source] = zones
    expect((await start({ zones: [source], action: { kind: 'pause' } }, staff.token)).status).toBe(200)
    const copy = { zones: [source], action: { kind: 'copy-schedule', source } }
    expect((await start(copy, staff.token)).status).toBe(403)
    await settle()
  })
})

describe('saved views of the zone board', () => {
  const save = (body: object, token = venue.token) => backend.call('POST', '/zone-views', { token, body })

  test('can be saved under a name, replaced and removed by the member who saved them', async () => {
    await save({ name: 'Bermasalah', state: 'attention' })
    const { body } = await save({ name: 'Bermasalah', state: 'offline', layout: 'compact' })
    expect(body.data).toMatchObject([{ name: 'Bermasalah', query: { state: 'offline', layout: 'compact' } }])
    const path = `/zone-views/${body.data[0].documentId}`
    expect((await backend.call('DELETE', path, { token: other.token })).status).toBe(404)
    expect((await backend.call('DELETE', path, { token: venue.token })).status).toBe(204)
    expect((await backend.call('GET', '/zone-views', { token: venue.token })).body.data).toEqual([])
  })

  test('are limited to twenty, even with concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => save({ name: `Tampilan ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await backend.call('GET', '/zone-views', { token: venue.token })).body.data).toHaveLength(20)
  })
})

test('the attention filter of the zone board finds zones with any problem', async () => {
  const { body } = await backend.call('GET', '/zones?state=attention&page_size=100', { token: venue.token })
  expect(body.data.length).toBe(zoneCount)
  expect(body.data.map(({ state }: { state: string }) => state)).not.toContain('playing')
})
