import { describe, expect, test } from 'vitest'
import { setUpTestApi } from '../testing/test-api'
import type { NewSlot } from './schedules'

const arrange = setUpTestApi()

const lobby = 'zonelobi0000000000000001'
const lunch = 'playlistsiang00000000001'

describe('zones', () => {
  test('are listed with the number in each state, regardless of the state filter', async () => {
    const { api } = arrange()
    const { data, states, pagination } = await api.zones.list({ state: 'playing' })
    expect(data.map(({ name }) => name)).toEqual(['Lobi'])
    expect(states).toMatchObject({ playing: 1, 'not-paired': 1 })
    expect(pagination.total).toBe(1)
  })

  test('include their day, and playlist titles in both languages', async () => {
    const { api } = arrange()
    const { day, now } = await api.zones.get(lobby)
    expect(day.map(({ layer }) => layer)).toEqual(['default', 'slot', 'slot', 'fallback'])
    expect(now.playlist).toEqual({ id: lunch, title: { id: 'Piano siang', en: 'Midday piano' } })
  })

  test('report overlapping slots with the slot and field', async () => {
    const { api } = arrange()
    const owner = { scope: 'zone', id: lobby } as const
    const slot: NewSlot = {
      season: 'regular',
      weekday: 1,
      from_minute: 600,
      until_minute: 720,
      playlist: lunch,
    }
    const save = (slots: NewSlot[]) => api.schedules.setSlots(owner, { version: '1', slots })
    await expect(save([slot, { ...slot, from_minute: 660 }])).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'slots.1.from_minute', key: 'validation.slot_overlap' }],
    })
    expect((await save([slot])).slots).toHaveLength(1)
    await expect(save([slot])).rejects.toMatchObject({ code: 'conflict' })
  })

  test('are returned with each change', async () => {
    const { api } = arrange()
    expect((await api.zones.rename(lobby, 'Lobi utama')).name).toBe('Lobi utama')
    const music = { default_playlist: null, explicit_policy: 'block' } as const
    expect(await api.zones.setMusic(lobby, music)).toMatchObject({
      default_playlist: null,
      explicit: { policy: 'block', effective: 'block', scope: 'zone' },
    })
    expect((await api.zones.setDesired(lobby, { paused: true })).desired.paused).toBe(true)
    const until = '2026-11-20T10:00:00.000Z'
    expect((await api.zones.setOverride(lobby, { playlist: lunch, until })).override?.until).toBe(until)
    expect((await api.zones.removeOverride(lobby)).override).toBeNull()
    expect((await api.zones.removePlayer(lobby)).player).toBeNull()
  })

  test('accept commands, which have the result reported by the device, and limit skips', async () => {
    const { api, world } = arrange()
    const sent = await api.zones.sendCommand(lobby, 'skip')
    expect(await api.zones.findCommand(lobby, sent.id)).toMatchObject({ kind: 'skip', state: 'done' })
    expect((await api.zones.get(lobby)).skips.left).toBe(world.skipsLeft)
    world.skipsLeft = 0
    await expect(api.zones.sendCommand(lobby, 'skip')).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfter: 600,
    })
  })
})

describe('pairings', () => {
  const user_code = 'BCDFGHJK'

  test('are approved only once, and replace a player only on request', async () => {
    const { api } = arrange()
    const found = await api.players.find(user_code)
    expect(found?.zones.map(({ player }) => player !== null)).toEqual([true, false])
    await expect(api.players.approve({ user_code, zone: lobby })).rejects.toMatchObject({
      reason: 'zone-has-player',
    })
    expect((await api.players.approve({ user_code, zone: lobby, replace: true }))?.id).toBe(lobby)
    await expect(api.players.approve({ user_code, zone: lobby, replace: true })).rejects.toMatchObject({
      reason: 'pairing-used',
    })
  })

  test('are not found by a wrong code', async () => {
    const { api } = arrange()
    expect(await api.players.find('ZZZZZZZZ')).toBeNull()
    expect(await api.players.approve({ user_code: 'ZZZZZZZZ', zone: lobby })).toBeNull()
    await expect(api.players.decline(user_code)).resolves.toBeUndefined()
  })
})

describe('usage and playlists', () => {
  test('a month includes its totals, days and lines', async () => {
    const { api } = arrange()
    const month = await api.usage.get('2026-11', { page: 2, page_size: 20 })
    expect(month).toMatchObject({ totals: { plays: 30, seconds: 6000 }, pagination: { page: 2, total: 30 } })
    expect(month.lines).toHaveLength(10)
    expect((await api.usage.download('2026-11')).name).toBe('usage-2026-11.csv')
    const { id = '' } = month.lines[0] ?? {}
    expect(await api.usage.getPlay(id)).toMatchObject({
      id,
      proof: { failure: null },
      end_reason: 'finished',
    })
    expect((await api.usage.downloadProof(id)).name).toBe(`usage-proof-${id}.json`)
  })

  test('playlists include their hours and cover', async () => {
    const { api } = arrange()
    expect((await api.playlists.list()).data[0]).toMatchObject({ id: lunch, hours: 5.5 })
    expect(await api.playlists.get(lunch)).toMatchObject({ artist_count: 1, tempo: { mean: 84 } })
    expect((await api.playlists.listTracks(lunch)).data.map(({ title }) => title)).toContain('Kopi kedua')
  })
})
