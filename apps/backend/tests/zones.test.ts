import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlaylistWithTrack, callInternalApi, createVenue, fetchBundle, pairDevice } from './devices'
import type { Backend } from './harness'
import { buildSlot, replaceZoneSlots } from './schedules'
import { startBackendWithPackages } from './shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const getBundle = (zone: string, player: string) => fetchBundle(backend, zone, player)
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

describe('a bundle', () => {
  test('contains the plan for eight local days, its music and the licence', async () => {
    const { token, zone } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone })
    const put = (path: string, body: object) => backend.call('PUT', `/zones/${zone}${path}`, { token, body })
    await put('/music', { default_playlist: music.playlist })
    const slot = { weekday: 1, from_minute: 600, until_minute: 720, playlist: music.playlist }
    await replaceZoneSlots(backend, { token, zone }, [slot])
    const bundle = await getBundle(zone, player)
    if (!bundle) throw new Error('no bundle')
    const { plan } = bundle
    expect(plan.until - plan.from).toBe(8 * day)
    expect((plan.from + 7 * 3_600_000) % day).toBe(0)
    expect(plan).toMatchObject({ slots: [{ scope: 'zone', ...slot }], default_playlist: music.playlist })
    expect(bundle.playlists.map(({ id }) => id)).toEqual([music.playlist])
    expect(bundle.tracks.map(({ id }) => id)).toEqual([music.track])
    expect(bundle.licence).toMatchObject({ state: 'active' })
    expect(bundle.licence.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/)
    expect((await getBundle(zone, player))?.version).toBe(bundle.version)
    await put('/desired', { paused: true })
    expect((await getBundle(zone, player))?.version).not.toBe(bundle.version)
    expect(await getBundle(zone, 'nobody')).toBeNull()
  })

  test('stops the music when the subscription is suspended or has ended', async () => {
    const { token, zone, unit } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone })
    const subscriptions = backend.strapi.db.query('api::subscription.subscription')
    const where = { business_unit: { documentId: unit } }
    const { id } = await subscriptions.findOne({ where })
    const state = async () => (await getBundle(zone, player))?.licence.state
    await subscriptions.update({ where: { id }, data: { suspended: true } })
    expect(await state()).toBe('suspended')
    expect((await backend.call('GET', `/zones/${zone}`, { token })).body).toMatchObject({
      state: 'not-licensed',
      now: { source: 'stop' },
    })
    const ended = {
      suspended: false,
      starts_at: new Date(Date.now() - 40 * day),
      expired_date: new Date(Date.now() - day),
    }
    await subscriptions.update({ where: { id }, data: ended })
    expect(await state()).toBe('expired')
  })
})

test('the dashboard shows how far the first zone is set up, until a day after it has a device and music', async () => {
  const { token, zone, unit } = await createVenue(backend)
  const getSetup = async () => (await backend.call('GET', '/dashboard', { token })).body.zone_setup
  expect(await getSetup()).toEqual({
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
      [{ errors: ['storage-full'] }, 'error'],
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
})

describe('a zone', () => {
  test('can be renamed, and its music, pause, volume and override can be changed, all of which is audited', async () => {
    const { token, zone } = await createVenue(backend)
    const call = (method: string, path: string, body?: object) =>
      backend.call(method, `/zones/${zone}${path}`, { token, body })
    expect((await call('PUT', '', { name: ' Teras  depan ' })).body.name).toBe('Teras depan')
    expect((await call('PUT', '', { name: '<b>' })).status).toBe(400)
    expect((await call('PUT', '/music', { default_playlist: 'unknown' })).body.error.details.errors).toEqual([
      { path: ['default_playlist'], message: 'validation.invalid' },
    ])
    const playing = await call('PUT', '/music', { default_playlist: music.playlist })
    expect(playing.body).toMatchObject({
      default_playlist: { documentId: music.playlist, title: { id: 'Pagi', en: 'Morning' } },
      now: { source: 'playlist', layer: 'default' },
    })
    const strict = { default_playlist: music.playlist, explicit_policy: 'block' }
    expect((await call('PUT', '/music', strict)).body.explicit).toEqual({
      policy: 'block',
      effective: 'block',
      scope: 'zone',
    })
    expect((await call('PUT', '/music', { ...strict, explicit_policy: 'allow' })).status).toBe(400)
    expect((await call('PUT', '/desired', { paused: true, volume: 35 })).body.desired).toEqual({
      paused: true,
      paused_until: null,
      volume: 35,
      max_volume: 100,
    })
    expect((await call('PUT', '/desired', {})).status).toBe(400)
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const silent = await call('PUT', '/override', { playlist: null, until })
    expect(silent.body).toMatchObject({
      override: { playlist: null, until },
      now: { source: 'silence', layer: 'override' },
    })
    expect(
      (
        await call('PUT', '/override', {
          playlist: null,
          until: new Date(Date.now() + 25 * 3_600_000).toISOString(),
        })
      ).status,
    ).toBe(400)
    expect((await call('DELETE', '/override')).body.override).toBeNull()
    const { body } = await backend.call('GET', '/audit-entries?kind=zone', { token })
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'zone.controlled',
      'zone.controlled',
      'zone.controlled',
      'zone.updated',
      'zone.updated',
      'zone.updated',
    ])
  })

  test('passes commands to its device until they are acknowledged, and limits skips', async () => {
    const { token, zone } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone })
    const send = (kind: string) => backend.call('POST', `/zones/${zone}/commands`, { token, body: { kind } })
    const { body: command } = await send('skip')
    expect(command).toMatchObject({ kind: 'skip', state: 'waiting', acked_at: null })
    const pending = async () => (await callInternalApi(backend, 'GET', '/commands')).body.data
    expect(await pending()).toMatchObject([{ zone, command: { id: command.documentId, kind: 'skip' } }])
    const ack = (result: string) =>
      callInternalApi(backend, 'POST', `/commands/${command.documentId}/ack`, { player, result })
    expect([(await ack('done')).status, (await ack('refused')).status]).toEqual([204, 204])
    const shown = await backend.call('GET', `/zones/${zone}/commands/${command.documentId}`, { token })
    expect(shown.body.state).toBe('done')
    expect(await pending()).toEqual([])
    const skips = async () => (await backend.call('GET', `/zones/${zone}`, { token })).body.skips
    expect(await skips()).toEqual({ left: 5, renewed_at: expect.any(String) })
    for (let count = 0; count < 5; count += 1) expect((await send('skip')).status).toBe(200)
    expect((await skips()).left).toBe(0)
    expect((await send('skip')).status).toBe(429)
    expect((await send('identify')).status).toBe(200)
  })
})
