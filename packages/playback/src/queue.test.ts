import fc, { countRuns } from '@bgm/property-tests'
import type { Track } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { listPlayableTracks } from './explicit'
import { PlayOrder, type QueueRequest } from './queue'
import { listPlainOrder } from './testing/plain-order'
import { makeTrack } from './testing/plans'

const request = (tracks: Track[], occurrence = '2026-11-23/slot-540') => ({
  zone: 'zone',
  playlist: { id: 'playlist', revision: 1 },
  tracks: listPlayableTracks(
    tracks.map(({ id }) => id),
    new Map(tracks.map(track => [track.id, track])),
    { explicit: 'allow', banned: new Set() },
  ),
  occurrence,
})
const getTracks = (artists: readonly string[]) =>
  artists.map((artist, index) => makeTrack(String(index), { artists: [artist] }))
const getIds = (tracks: Track[]) => tracks.map(({ id }) => id)
const twenty = getTracks(Array.from({ length: 20 }, (_, index) => `Artist ${index % 6}`))

const listUpcomingTracks = (of: QueueRequest, start: number, count: number) => [
  ...new PlayOrder(of).list(start, count),
]

describe('the play order', () => {
  test('is the same wherever it is computed', () => {
    expect(getIds(listUpcomingTracks(request(twenty), 0, 50))).toEqual(
      getIds(listUpcomingTracks(request(twenty), 0, 50)),
    )
    expect(getIds(listUpcomingTracks(request(twenty), 30, 5))).toEqual(
      getIds(listUpcomingTracks(request(twenty), 0, 50)).slice(30, 35),
    )
  })

  test.each([
    ['another date or slot', request(twenty, '2026-11-24/slot-540')],
    ['another zone', { ...request(twenty), zone: 'other' }],
    ['another revision of the playlist', { ...request(twenty), playlist: { id: 'playlist', revision: 2 } }],
  ])('differs for %s', (_, other) => {
    expect(getIds(listUpcomingTracks(other, 0, 20))).not.toEqual(
      getIds(listUpcomingTracks(request(twenty), 0, 20)),
    )
  })

  test('plays every track once before repeating any', () => {
    const order = getIds(listUpcomingTracks(request(twenty), 0, 60))
    for (const pass of [0, 20, 40]) expect(new Set(order.slice(pass, pass + 20)).size).toBe(20)
  })

  test('has no repeats within a pass and continues identically wherever it is resumed, for any tracks', () => {
    const artists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(artists, fc.nat({ max: 100 }), (names, start) => {
        const tracks = getTracks(names)
        const order = getIds(listUpcomingTracks(request(tracks), 0, names.length * 3))
        for (const pass of [0, 1, 2])
          expect(new Set(order.slice(pass * names.length, (pass + 1) * names.length)).size).toBe(names.length)
        const place = start % (names.length * 2)
        expect(getIds(listUpcomingTracks(request(tracks), place, names.length))).toEqual(
          order.slice(place, place + names.length),
        )
      }),
    )
  })

  test('never plays an artist twice in a row if no artist has more than half of the tracks', () => {
    const artists = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2, maxLength: 30 })
      .filter(names => names.every(name => names.filter(other => other === name).length * 2 <= names.length))
    fc.assert(
      fc.property(artists, fc.string({ maxLength: 20 }), (names, occurrence) => {
        const order = listUpcomingTracks(request(getTracks(names), occurrence), 0, names.length * 3)
        for (const [index, track] of order.entries())
          expect(track.artists).not.toEqual(order[index + 1]?.artists)
      }),
    )
  })

  test('is the same as one that is arranged in quadratic time, for any tracks', () => {
    const artists = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(artists, fc.string({ maxLength: 20 }), (names, occurrence) => {
        const any = request(getTracks(names), occurrence)
        expect(getIds(listUpcomingTracks(any, 0, 3 * names.length))).toEqual(getIds(listPlainOrder(any, 3)))
      }),
      { numRuns: countRuns(300) },
    )
  }, 3_600_000)

  test('does not begin a pass with the tracks that ended the previous one, if no artist has many tracks', () => {
    const sizes = fc.integer({ min: 8, max: 40 })
    fc.assert(
      fc.property(sizes, fc.string({ maxLength: 20 }), (size, occurrence) => {
        const tracks = getTracks(Array.from({ length: size }, (_, index) => `Artist ${index}`))
        const order = getIds(listUpcomingTracks(request(tracks, occurrence), 0, size * 3))
        const quarter = Math.floor(size / 4)
        for (const pass of [size, 2 * size]) {
          const first = order.slice(pass, pass + quarter)
          for (const id of order.slice(pass - quarter, pass)) expect(first).not.toContain(id)
        }
      }),
    )
  })

  test('of 5,000 tracks is computed only as far as it is read', () => {
    let read = 0
    const names = Array.from({ length: 5_000 }, (_, index) => `Artist ${index % 700}`)
    const many = request(getTracks(names)).tracks.map(track =>
      Object.defineProperty({ ...track }, 'artists', {
        get: () => {
          read += 1
          return track.artists
        },
      }),
    )
    const order = new PlayOrder({ ...request([]), tracks: many })
    expect([...order.list(0, 1)]).toHaveLength(1)
    const atStart = read
    expect([...order.list(1, 10)]).toHaveLength(10)
    expect(read - atStart).toBeLessThan(2_000)
  })

  test('repeats the only track, and is empty without tracks', () => {
    expect(getIds(listUpcomingTracks(request([makeTrack('only')]), 0, 3))).toEqual(['only', 'only', 'only'])
    expect(listUpcomingTracks(request([]), 0, 3)).toEqual([])
  })
})
