import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlaylistWithTrack, callInternalApi, createVenue, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { buildSlot, replaceZoneSlots } from '#tests/schedules'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const heartbeat = (changes = {}) => ({
  epoch: 1,
  boot: randomUUID(),
  app_version: '1.0.1',
  state: 'playing',
  track: { id: music.track, playlist: music.playlist },
  position: 3,
  cached_hours: 26,
  clock_offset: 12,
  errors: [],
  ...changes,
})
const report = (player: string, changes = {}, seen_at = Date.now()) =>
  callInternalApi(backend, 'POST', '/presence', {
    players: [{ player, seen_at, connected: true, heartbeat: heartbeat(changes) }],
  })

test('the dashboard shows how far the first zone is set up, until a day after it has a device and music', async () => {
  const { token, zone, unit } = await createVenue(backend)
  const getSetup = async () => (await backend.call('GET', '/dashboard', { token })).body.zone_setup
  expect(await getSetup()).toMatchObject({
    zone: { documentId: zone, name: 'Zona 1' },
    paired: false,
    playlist: null,
    playing: false,
  })
  const { player } = await pairDevice(backend, { token, zone })
  const playlist = { documentId: music.playlist }
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  const everyDay = weekdays.map(weekday => buildSlot(music.playlist, weekday, 0, 24))
  await replaceZoneSlots(backend, { token, zone }, everyDay)
  expect(await getSetup()).toMatchObject({ paired: true, playlist, playing: false })
  await replaceZoneSlots(backend, { token, zone }, [])
  expect(await getSetup()).toMatchObject({ playlist: null })
  await backend.call('PUT', `/zones/${zone}/music`, { token, body: { default_playlist: music.playlist } })
  await report(player)
  expect(await getSetup()).toMatchObject({ paired: true, playlist, playing: true })

  const players = backend.strapi.db.connection('players').where('document_id', player)
  await players.clone().update({ paired_at: Date.now() - day - 60_000 })
  expect(await getSetup()).toBeNull()
  await backend.call('DELETE', `/zones/${zone}/player`, { token })
  expect(await getSetup()).toMatchObject({ paired: false, playlist })
  const subscriptions = backend.strapi.db.query('api::subscription.subscription')
  const { id } = await subscriptions.findOne({ where: { business_unit: { documentId: unit } } })
  await subscriptions.update({ where: { id }, data: { suspended: true } })
  expect(await getSetup()).toBeNull()
})

describe('the board', () => {
  test('counts the states of all zones and lists problems first', async () => {
    const { token, zones } = await createVenue(backend)
    const [first, second] = zones
    const list = async (query = '') => (await backend.call('GET', `/zones${query}`, { token })).body
    expect((await list()).meta.states).toMatchObject({ 'not-paired': 2, playing: 0 })
    const { player } = await pairDevice(backend, { token, zone: first?.documentId ?? '' })
    await report(player)
    const { data, meta } = await list()
    expect(meta.states).toEqual({
      playing: 1,
      paused: 0,
      silent: 0,
      offline: 0,
      'not-paired': 1,
      'not-licensed': 0,
      error: 0,
    })
    expect((await backend.call('GET', '/zones/counts', { token })).body).toEqual({ states: meta.states })
    const { body: regions } = await backend.call('GET', '/zones/regions', { token })
    expect(regions.data).toEqual([{ province: expect.anything(), units: 1, states: meta.states }])
    const { code } = regions.data[0].province
    expect((await list(`?province=${code}`)).data).toHaveLength(2)
    expect((await list(`?province=${code === '11' ? '12' : '11'}`)).data).toEqual([])
    expect(data.map((one: { documentId: string }) => one.documentId)).toEqual([
      second?.documentId,
      first?.documentId,
    ])
    expect(data[1]).toMatchObject({
      state: 'playing',
      now_playing: {
        title: 'Lagu pagi',
        artists: ['Artis Contoh'],
        playlist: { documentId: music.playlist },
      },
      cached_hours: 26,
      clock_offset: 12,
      player: { app_version: '1.0.1' },
    })
    expect((await list('?state=playing')).data).toHaveLength(1)
    expect((await list('?q=zona%202')).data).toHaveLength(1)
    expect((await list('?q=%25')).data).toHaveLength(0)
  })

  test('shows since when no gateway has been in contact', async () => {
    const { token } = await createVenue(backend)
    const lostAt = async () => (await backend.call('GET', '/zones', { token })).body.meta.contact_lost_at
    const seenAt = (seen_at: number) => backend.strapi.db.connection('gateway_contacts').update({ seen_at })
    await seenAt(Date.now() - 40_000)
    expect(await lostAt()).toBeNull()
    const seen_at = Date.now() - 50_000
    await seenAt(seen_at)
    expect(await lostAt()).toBe(new Date(seen_at).toISOString())
  })

  test('shows the state of the device: paused, silent, error, or offline if it stops reporting', async () => {
    const { token, zone } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone })
    const state = async () => (await backend.call('GET', `/zones/${zone}`, { token })).body.state
    const now = Date.now()
    const reports = [
      [{ state: 'paused' }, 'paused'],
      [{ state: 'silent', track: null }, 'silent'],
      [{ errors: ['dead-air'] }, 'error'],
      [{ errors: ['storage-full', 'clock-wrong'] }, 'playing'],
      [{ state: 'blocked' }, 'error'],
      [{}, 'playing'],
    ] as const
    for (const [at, [changes, expected]] of reports.entries()) {
      await report(player, changes, now - 1000 + at)
      expect(await state()).toBe(expected)
    }
    await report(player, { state: 'paused' }, now - 60_000)
    expect(await state()).toBe('playing')
    await backend.strapi.db.connection('zone_statuses').update({ seen_at: now - 10 * 60_000 })
    expect(await state()).toBe('offline')
  })

  test('does not call a device silent whose reports never arrive, although it is connected', async () => {
    const { token, zone } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone })
    await callInternalApi(backend, 'POST', '/presence', {
      players: [{ player, seen_at: Date.now(), connected: true, heartbeat: null }],
    })
    expect((await backend.call('GET', `/zones/${zone}`, { token })).body.state).toBe('offline')
  })
})
