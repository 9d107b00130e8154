import { describe, expect, test } from 'vitest'
import { listPlayableTracks } from './explicit'
import { measureRepetition, rateRepetition } from './repetition'
import { makePlan, makeTrack } from './testing/plans'
import { createTimeline } from './timeline'

const hour = 3_600_000
const week = 7 * 24 * hour

/** Creates tracks of six minutes, so that ten are played per hour. */
const makeMusic = (prefix: string, count: number, artist?: string) => {
  const tracks = Array.from({ length: count }, (_, index) =>
    makeTrack(`${prefix}${index}`, {
      duration_ms: hour / 10,
      artists: [artist ?? `Artist ${prefix}${index}`],
    }),
  )
  return listPlayableTracks(
    tracks.map(({ id }) => id),
    new Map(tracks.map(track => [track.id, track])),
    { explicit: 'allow', banned: new Set() },
  )
}

const measure = (playable: Record<string, ReturnType<typeof makeMusic>>, changes = {}) => {
  const plan = makePlan(changes)
  const segments = createTimeline(plan, plan.from, plan.from + week)
  return measureRepetition(segments, plan.from, new Map(Object.entries(playable)))
}

describe('the repetition of a zone', () => {
  test('is the number of times a playlist fits into the hours in which it plays', () => {
    const { track, worst, playing, distinct } = measure({ default: makeMusic('a', 60) })
    expect(track).toEqual({ day: 4, week: 28 })
    expect(worst).toEqual({ playlist: 'default', passes: 4 })
    expect([playing, distinct]).toEqual([week, 6 * hour])
  })

  test('adds up the plays of a track in several playlists', () => {
    const slots = [{ scope: 'zone', weekday: 1, from_minute: 0, until_minute: 720, playlist: 'slot' }]
    const music = makeMusic('a', 120)
    const { track } = measure({ default: music, slot: music.slice(0, 60) }, { slots })
    // On Monday, a track plays twice in the slot and once after it.
    expect(track).toEqual({ day: 3, week: 15 })
  })

  test('includes the artist who is played most often', () => {
    const music = [...makeMusic('a', 30, 'Often'), ...makeMusic('b', 30)]
    expect(measure({ default: music }).artist).toEqual({ name: 'Often', day: 120, week: 840, share: 0.5 })
  })

  test('is zero without music or without a licence', () => {
    const none = { track: { day: 0, week: 0 }, artist: null, worst: null, playing: 0 }
    expect(measure({})).toMatchObject(none)
    const licence = { state: 'expired', until: null }
    expect(measure({ default: makeMusic('a', 1) }, { licence })).toMatchObject(none)
  })
})

test.each([
  [240, undefined, 'varied'],
  [80, undefined, 'varied'],
  [60, undefined, 'moderate'],
  [30, undefined, 'repetitive'],
  [240, 'One', 'moderate'],
])('%d tracks (all by the artist: %s) are rated %s', (count, artist, rating) => {
  expect(rateRepetition(measure({ default: makeMusic('a', count, artist) }))).toBe(rating)
})
