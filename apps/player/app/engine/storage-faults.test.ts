import { describe, expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'
import { SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000
const stores = ['state', 'plays', 'music'] as const

describe('storage that fails', () => {
  test.each(stores)('while the zone plays does not stop the music (%s)', async store => {
    const zone = await startPlayingZone()
    zone.storage.broken.add(store)
    zone.longestGap = 0
    await zone.clock.run(3 * 60 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
    expect(zone.gateway.heartbeats.some(({ errors }) => errors.includes('storage-failed'))).toBe(true)
  })

  test('and never answers at the start costs a paired device two seconds', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    zone.kill()
    const { open } = zone.storage
    zone.storage.open = isAlive => {
      const stores = open.call(zone.storage, isAlive)
      return { ...stores, music: { ...stores.music, keys: () => new Promise(() => {}) } }
    }
    await Promise.race([zone.boot(), zone.clock.run(minute)])
    expect(zone.longestGap).toBeLessThanOrEqual(5)
  })

  test('for some seconds does not make a paired device ask to be paired', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    zone.kill()
    zone.gateway.approved = false
    for (const store of stores) zone.storage.broken.add(store)
    const started = zone.boot()
    await zone.clock.run(5_000)
    zone.storage.broken.clear()
    await Promise.all([started, zone.clock.run(15_000)])
    expect(zone.isSounding()).toBe(true)
  })

  test('and hangs while the zone plays does not stop the music', async () => {
    const zone = await startPlayingZone()
    zone.storage.musicDelay = () => new Promise(() => {})
    zone.longestGap = 0
    await zone.clock.run(3 * 60 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
  })

  test('and works again stores the music that was fetched meanwhile, and the rest', async () => {
    const zone = await startPlayingZone()
    zone.kill()
    zone.storage.music.clear()
    zone.storage.broken.add('music')
    await Promise.all([zone.boot(), zone.clock.run(2 * 60 * minute)])
    zone.storage.broken.clear()
    await zone.clock.run(30 * minute)
    expect(zone.storage.music.size).toBe(zone.gateway.bundle.tracks.length)
  })

  test('and hangs at the start does not stop the music', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    zone.kill()
    zone.storage.musicDelay = () => new Promise(() => {})
    await Promise.race([zone.boot(), zone.clock.run(minute)])
    await zone.clock.run(minute)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
  })

  test.each([4_000, 9_000])('and takes %d ms per file plays offline', async delay => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    zone.gateway.cut()
    zone.storage.musicDelay = () => new Promise(resolve => zone.clock.after(delay, resolve))
    zone.longestGap = 0
    await zone.clock.run(3 * 60 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(delay / 1000 + 1)
  })

  test('and lists the stored files late plays them as soon as they are listed', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    zone.kill()
    zone.gateway.cut()
    const { open } = zone.storage
    zone.storage.open = isAlive => {
      const stores = open.call(zone.storage, isAlive)
      const list = stores.music.keys
      const wait = () => new Promise<void>(resolve => zone.clock.after(6_000, resolve))
      return { ...stores, music: { ...stores.music, keys: () => wait().then(() => list()) } }
    }
    await Promise.all([zone.boot(), zone.clock.run(7_000)])
    expect(zone.isSounding()).toBe(true)
  })

  test('while the zone plays neither loses nor repeats plays', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(30 * minute)
    zone.storage.broken.add('plays')
    await zone.clock.run(4 * 60 * minute)
    expect(zone.gateway.duplicates).toBe(0)
    expect(zone.playedSeconds()).toBeGreaterThan(4.4 * 60 * 60)
  })

  test('while the zone plays delivers every play within seconds of its end', async () => {
    const zone = await startPlayingZone()
    zone.storage.broken.add('plays')
    for (let seconds = 0; seconds < 1200; seconds += 2) {
      await zone.clock.run(2_000)
      const before = (zone.audio?.clock.elapsed() ?? 0) - 10_000
      const ended = zone.audio?.heard.filter(track => track.startedAt + track.seconds * 1000 < before) ?? []
      expect(zone.gateway.plays.size).toBeGreaterThanOrEqual(ended.length)
    }
    expect(zone.gateway.plays.size).toBeGreaterThan(3)
  })

  test('at the start does not delay the plays of earlier runs once it works again', async () => {
    const zone = await startPlayingZone()
    zone.gateway.cut()
    await zone.clock.run(30 * minute)
    zone.kill()
    zone.gateway.isOnline = true
    zone.storage.broken.add('plays')
    await zone.boot()
    await zone.clock.run(10 * minute)
    expect(zone.playedSeconds()).toBeLessThan(15 * 60)
    zone.storage.broken.clear()
    await zone.clock.run(minute)
    expect(zone.playedSeconds()).toBeGreaterThan(35 * 60)
    expect(zone.gateway.duplicates).toBe(0)
  })

  test('at the start does not lose the plays of a former pairing', async () => {
    const zone = await startPlayingZone()
    zone.gateway.cut()
    await zone.clock.run(30 * minute)
    zone.gateway.approved = false
    await Promise.all([zone.session?.unpair(), zone.clock.run(10_000)])
    zone.kill()
    zone.storage.broken.add('plays')
    zone.gateway.isOnline = true
    await Promise.all([zone.boot(), zone.clock.run(5 * minute)])
    zone.storage.broken.clear()
    await zone.clock.run(5 * minute)
    expect(zone.playedSeconds()).toBeGreaterThan(25 * 60)
  })

  test('at the start does not keep a new device from pairing and playing', async () => {
    const zone = new SimulatedZone('2026-11-23T10:00')
    for (const store of stores) zone.storage.broken.add(store)
    await Promise.all([zone.boot(), zone.clock.run(minute)])
    zone.storage.broken.clear()
    await zone.clock.run(minute)
    expect(zone.isSounding()).toBe(true)
  })

  test.each(['unpaired', 'replaced'] as const)(
    'does not keep a device from stopping when it is %s',
    async reason => {
      const zone = await startPlayingZone()
      for (const store of stores) zone.storage.broken.add(store)
      zone.gateway.isRevoked = true
      zone.gateway.approved = false
      zone.gateway.emit('revoked', { reason })
      await zone.clock.run(5_000)
      expect(zone.isSounding()).toBe(false)
      expect(zone.session?.view.get().screen).toBe('pairing')
    },
  )
})

describe('a stored file', () => {
  test('that is damaged is fetched again at once, and the music goes on', async () => {
    const zone = await startPlayingZone()
    const playing = zone.view().track?.track.id
    for (const [key, audio] of zone.storage.music)
      if (!key.startsWith(`${playing}/`))
        zone.storage.music.set(key, new Blob([new Uint8Array(audio.size).fill(7)]))
    zone.longestGap = 0
    await zone.clock.run(30 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
    expect(zone.gateway.heartbeats.some(({ errors }) => errors.includes('track-broken'))).toBe(true)
  })

  test('that is missing on the device is fetched again at once', async () => {
    const zone = await startPlayingZone()
    zone.storage.music.clear()
    zone.longestGap = 0
    await zone.clock.run(15 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
  })

  test('that is not due plays if the device is offline and has no other', async () => {
    const zone = await startPlayingZone({ default_playlist: 'evening' })
    await zone.clock.run(10 * minute)
    zone.gateway.cut()
    const day = new Set(zone.gateway.bundle.playlists.find(({ id }) => id === 'day')?.tracks)
    for (const key of zone.storage.music.keys())
      if (!day.has(key.split('/')[0] ?? '')) zone.storage.music.delete(key)
    zone.longestGap = 0
    await zone.clock.run(60 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
    expect(zone.view().track?.playlist).toBe('day')
    zone.gateway.isOnline = true
    await zone.clock.run(10 * minute)
    expect(zone.view().track?.playlist).toBe('evening')
  })

  test('that cannot be decoded is kept, and played again if no other file is left', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    zone.gateway.cut()
    for (const file of zone.files.values()) file.fault = 'broken'
    await zone.clock.run(20 * minute)
    expect(zone.storage.music.size).toBe(40)
    for (const file of zone.files.values()) delete file.fault
    await zone.clock.run(15_000)
    expect(zone.isSounding()).toBe(true)
  })

  test('is not confused with a login page, so the music starts as soon as the page is gone', async () => {
    const zone = new SimulatedZone('2026-11-23T10:00')
    const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    zone.gateway.faults.set('/audio', page)
    await zone.boot()
    await zone.clock.run(20 * minute)
    expect(zone.isSounding()).toBe(false)
    zone.gateway.faults.clear()
    await zone.clock.run(40_000)
    expect(zone.isSounding()).toBe(true)
  })
})

describe('a plan whose playlists have no playable track', () => {
  test('is reported as dead air without cached music, and plays the fallback playlist if that has tracks', async () => {
    const zone = await startPlayingZone()
    const { playlists } = zone.gateway.bundle
    zone.gateway.setBundle({
      playlists: playlists.map(one => (one.id === 'day' ? { ...one, tracks: [] } : one)),
    })
    await zone.clock.run(5 * minute)
    expect(zone.view().track?.playlist).toBe('reserve')
    zone.gateway.setBundle({ playlists: playlists.map(one => ({ ...one, tracks: [] })) })
    await zone.clock.run(10 * minute)
    const latest = zone.gateway.heartbeats.at(-1)
    expect(latest).toMatchObject({ state: 'loading', cached_hours: 0 })
    expect(latest?.errors).toContain('nothing-playable')
    zone.gateway.setBundle({ playlists })
    await zone.clock.run(15_000)
    expect(zone.isSounding()).toBe(true)
    expect(zone.view().problems).not.toContain('nothing-playable')
  })
})
