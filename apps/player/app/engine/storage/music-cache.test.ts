import { describe, expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'
import { SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000

describe('the cache', () => {
  test('stores the music of the next 24 hours and removes files that are no longer in the bundle', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    expect(zone.view().cached.hours()).toBe(24)
    expect(zone.storage.music.size).toBe(40)
    const { tracks, playlists } = zone.gateway.bundle
    const withdrawn = tracks.at(20)?.id
    zone.gateway.setBundle({
      tracks: tracks.filter(({ id }) => id !== withdrawn),
      playlists: playlists.map(one => ({ ...one, tracks: one.tracks.filter(id => id !== withdrawn) })),
    })
    await zone.clock.run(2_000)
    expect(zone.storage.music.size).toBe(39)
  })

  test('reports that the storage is full and continues with the stored music', async () => {
    const zone = new SimulatedZone('2026-11-23T10:00')
    zone.storage.capacity = 6_000
    await zone.boot()
    await zone.clock.run(30 * minute)
    expect(zone.view().problems).toContain('storage-full')
    expect(zone.isSounding()).toBe(true)
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['is never answered', () => new Promise<Response>(() => {})],
    ['hardly arrives', () => new Response(new ReadableStream())],
  ])('asks again within a minute for a file whose request %s', async (_, fault) => {
    const zone = new SimulatedZone('2026-11-23T10:00')
    const { fetch } = zone.gateway
    let isFailing = true
    zone.gateway.fetch = (path, init) => {
      if (!path.startsWith('/audio/') || !isFailing) return fetch(path, init)
      isFailing = false
      const aborted = new Promise<never>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
      return Promise.race([aborted, fault()])
    }
    await zone.boot()
    await zone.clock.run(minute)
    expect(zone.isSounding()).toBe(true)
  })

  test('does not store a file with the wrong hash', async () => {
    const zone = new SimulatedZone('2026-11-23T10:00')
    const { tracks } = zone.gateway.bundle
    zone.gateway.bundle = {
      ...zone.gateway.bundle,
      tracks: tracks.map(track => (track.id === 't3' ? { ...track, sha256: '0'.repeat(64) } : track)),
    }
    await zone.boot()
    await zone.clock.run(2 * minute)
    expect([...zone.storage.music.keys()].some(key => key.startsWith('t3/'))).toBe(false)
    expect(zone.view().problems).toContain('track-broken')
    expect(zone.isSounding()).toBe(true)
  })
})
