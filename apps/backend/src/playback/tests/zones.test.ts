import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, callInternalApi, createVenue, fetchBundle, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { replaceZoneSlots } from '#tests/schedules'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const getBundle = (zone: string, player: string) => fetchBundle(backend, zone, player)

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
      expired_date: new Date(Date.now() - 8 * day),
    }
    await subscriptions.update({ where: { id }, data: ended })
    expect(await state()).toBe('expired')
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
      volumes: [],
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

  test('has a volume by time of day, below a maximum that only members of all units may change', async () => {
    const { token, zone, unit } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone })
    const set = (who: string, body: object) =>
      backend.call('PUT', `/zones/${zone}/volumes`, { token: who, body })
    const volumes = [
      { from_minute: 0, volume: 90 },
      { from_minute: 1439, volume: 90 },
    ]
    expect((await set(token, { max_volume: 70, volumes })).body.desired).toMatchObject({
      ...{ volume: 70, max_volume: 70, volumes },
    })
    expect((await fetchBundle(backend, zone, player))?.desired).toMatchObject({ volumes, max_volume: 70 })
    const manager = await createColleague(backend, token, 'manager', [unit])
    expect((await set(manager.token, { max_volume: 80, volumes })).status).toBe(403)
    expect((await set(manager.token, { max_volume: 70, volumes: [] })).status).toBe(200)
    const staff = await createColleague(backend, token, 'staff')
    expect((await set(staff.token, { volumes })).status).toBe(403)
    for (const wrong of [
      [...volumes].reverse(),
      [{ from_minute: 1440, volume: 5 }],
      Array(7).fill(volumes[0]),
    ])
      expect((await set(token, { volumes: wrong })).status).toBe(400)
    await set(token, { volumes })
    // What somebody sets applies until the next row.
    const desired = { token: staff.token, body: { volume: 20 } }
    expect((await backend.call('PUT', `/zones/${zone}/desired`, desired)).body.desired.volume).toBe(20)
    expect((await set(token, { volumes })).body.desired.volume).toBe(70)
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
