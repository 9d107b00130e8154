import type { Bundle } from '@bgm/validation'
import { expect, test } from 'vitest'
import { BackendError } from '#server/backend/backend-error'
import { makeAudioFile, makeBundle, makeTrack } from '#server/testing/records'
import { createBundles } from './bundles'
import { buildBundleJson } from './stored-bundle'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const device = { player: 'player-a', zone: 'zone-a' }
const tracks = [makeTrack('track-a', makeAudioFile('track-a', 100))]
const hour = 60 * 60_000

function start(maxBytes?: number) {
  const clock = { now: 1_000_000 }
  const happened: string[] = []
  const missing: string[] = []
  const fetches: { resolve: (bundle: Bundle | null) => void; reject: (error: Error) => void }[] = []
  const bundles = createBundles({
    listBundles: () =>
      new Promise((resolve, reject) => {
        const withMusic = ({ playlists, tracks: own, ...rest }: Bundle) => ({
          ...rest,
          music: { hash: JSON.stringify(own), playlists, tracks: own },
        })
        fetches.push({ resolve: bundle => resolve([bundle && withMusic(bundle)]), reject })
      }),
    onNewVersion: (zone, version) => void happened.push(`${zone} ${version}`),
    onMissing: player => void missing.push(player),
    log,
    now: () => clock.now,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })
  /** Responds to the fetch with the given index once it has started. */
  const answer = async (
    index: number,
    version: string,
    zone = 'zone-a',
    licence: Partial<Bundle['licence']> = {},
  ) => {
    await expect.poll(() => fetches.length).toBeGreaterThan(index)
    const bundle = makeBundle(zone, version, tracks)
    fetches[index]?.resolve({ ...bundle, licence: { ...bundle.licence, ...licence } })
  }
  const load = async (version: string, licence: Partial<Bundle['licence']> = {}) => {
    const index = fetches.length
    const loaded = bundles.get(device)
    await answer(index, version, 'zone-a', licence)
    return loaded
  }
  return { bundles, clock, fetches, happened, missing, answer, load }
}

test('fetches a bundle again if its zone changed while it was being fetched', async () => {
  const { bundles, answer, happened, fetches } = start()
  const first = bundles.get(device)
  bundles.invalidate('zone-a', true)
  await answer(0, 'before')
  expect((await first).version).toBe('before')
  await answer(1, 'after')
  await expect.poll(() => happened).toEqual(['zone-a after'])
  expect(fetches).toHaveLength(2)
})

test('fetches a changed bundle on demand if no device is connected', async () => {
  const { bundles, load, fetches, answer } = start()
  await load('one')
  bundles.invalidate('zone-a', false)
  expect(fetches).toHaveLength(1)
  const newer = bundles.get(device)
  await answer(1, 'two')
  expect((await newer).version).toBe('two')
})

test('reports the known version while a newer bundle is being fetched', async () => {
  const { bundles, load, fetches } = start()
  await load('one')
  bundles.invalidate('zone-a', true)
  expect(fetches).toHaveLength(2)
  expect(await bundles.getVersion(device)).toBe('one')
})

test('fetches a bundle again after six hours, because its plan has an end', async () => {
  const { bundles, load, clock, fetches, answer, happened } = start()
  await load('one')
  clock.now += 6 * hour + 1
  expect(await bundles.getVersion(device)).toBe('one')
  expect(fetches).toHaveLength(2)
  await answer(1, 'two')
  await expect.poll(() => happened).toEqual(['zone-a two'])
})

test('keeps the older bundle if the backend fails, and retries after a few seconds', async () => {
  const { bundles, load, clock, fetches } = start()
  await load('one')
  bundles.invalidate('zone-a', false)
  const older = bundles.get(device)
  fetches[1]?.reject(new BackendError('unavailable', 0))
  expect((await older).version).toBe('one')
  await bundles.get(device)
  expect(fetches).toHaveLength(2)
  clock.now += 5_000
  void bundles.get(device)
  expect(fetches).toHaveLength(3)
})

test('reports the player as missing if the backend has no bundle for it', async () => {
  const { bundles, fetches, missing } = start()
  const bundle = bundles.get(device)
  fetches[0]?.resolve(null)
  await expect(bundle).rejects.toThrow(expect.objectContaining({ failure: 'unavailable' }))
  expect(missing).toEqual(['player-a'])
})

test('fetches a separate bundle for another player in the zone, which has a different lease', async () => {
  const { bundles, load, answer } = start()
  await load('one')
  const other = bundles.get({ player: 'player-b', zone: 'zone-a' })
  await answer(1, 'two')
  expect((await other).version).toBe('two')
})

test('evicts the bundles stored first to stay within its size limit', async () => {
  const { bundles, load, answer } = start(1_500)
  await load('one')
  for (const [index, zone] of ['zone-b', 'zone-c', 'zone-d'].entries()) {
    const loaded = bundles.get({ player: `player-${zone}`, zone })
    await answer(index + 1, zone, zone)
    await loaded
  }
  expect(bundles.bytes()).toBeLessThanOrEqual(1_500)
  expect(bundles.zones()).not.toContain('zone-a')
  expect(bundles.zones()).toContain('zone-d')
})

test('stores music shared by zones only once, and releases it when a bundle is replaced', async () => {
  const { bundles, load, answer, clock } = start()
  const one = await load('one')
  const other = bundles.get({ player: 'player-b', zone: 'zone-b' })
  await answer(1, 'other', 'zone-b')
  expect((await other).music).toBe(one.music)
  expect(JSON.parse(buildBundleJson(one, clock.now))).toMatchObject({
    version: 'one',
    zone: { id: 'zone-a' },
    tracks,
  })
  const size = bundles.bytes()
  bundles.invalidate('zone-b', true)
  await answer(2, 'newer', 'zone-b')
  await expect.poll(() => bundles.getVersion({ player: 'player-b', zone: 'zone-b' })).toBe('newer')
  // The two versions have the same length, but compress to slightly different sizes.
  expect(Math.abs(bundles.bytes() - size)).toBeLessThan(20)
})

const notLicensed = expect.objectContaining({ status: 403, details: { code: 'not-licensed' } })

test('gives no music to a zone from the moment its licence ends, even if the backend is unreachable', async () => {
  const { bundles, load, clock, fetches } = start()
  const bundle = await load('one', { state: 'active', until: clock.now + 1000 })
  expect(await bundles.findTrack(device, 'track-a', 1)).toMatchObject({ id: 'track-a' })
  expect(JSON.parse(buildBundleJson(bundle, clock.now))).toMatchObject({ tracks })
  clock.now += 1000
  const track = bundles.findTrack(device, 'track-a', 1)
  await expect.poll(() => fetches.length).toBe(2)
  fetches[1]?.reject(new BackendError('unavailable', 0))
  await expect(track).rejects.toThrow(notLicensed)
  expect(JSON.parse(buildBundleJson(bundle, clock.now))).toMatchObject({ playlists: [], tracks: [] })
})

test.each(['suspended', 'revoked', 'expired', 'missing'] as const)(
  'gives no music to a zone whose licence is %s, and asks for a renewal every minute',
  async state => {
    const { bundles, load, clock, fetches, answer, happened } = start()
    await load('one', { state, until: clock.now + hour })
    await expect(bundles.findTrack(device, 'track-a', 1)).rejects.toThrow(notLicensed)
    await expect(bundles.findAnnouncement(device, 'announcement', 1)).rejects.toThrow(notLicensed)
    expect(fetches).toHaveLength(1)
    clock.now += 60_001
    await bundles.getVersion(device)
    await answer(1, 'renewed', 'zone-a', { state: 'active', until: clock.now + hour })
    await expect.poll(() => happened).toEqual(['zone-a renewed'])
    expect(await bundles.findTrack(device, 'track-a', 1)).toMatchObject({ id: 'track-a' })
  },
)

test('keeps the music of a licensed zone for as long as the backend is unreachable', async () => {
  const { bundles, load, clock, fetches } = start()
  await load('one', { state: 'active', until: clock.now + 100 * hour })
  clock.now += 90 * hour
  const track = bundles.findTrack(device, 'track-a', 1)
  await expect.poll(() => fetches.length).toBe(2)
  fetches[1]?.reject(new BackendError('unavailable', 0))
  expect(await track).toMatchObject({ id: 'track-a' })
})
