import fc from '@bgm/property-tests'
import type { Track } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { listPlayableTracks } from './explicit'
import { PlayOrder, type QueueRequest } from './queue'
import { makeTrack } from './testing/plans'

const tracks = new Map(
  [
    makeTrack('mild'),
    makeTrack('explicit', { explicit: true, clean_version: 'clean' }),
    makeTrack('clean'),
    makeTrack('only explicit', { explicit: true }),
    makeTrack('explicit clean', { explicit: true, clean_version: 'explicit' }),
  ].map(track => [track.id, track]),
)
const playable = (ids: string[], explicit: 'allow' | 'block', banned: string[] = []) =>
  listPlayableTracks(ids, tracks, { explicit, banned: new Set(banned) }).map(({ id }) => id)

const listUpcomingTracks = (of: QueueRequest, start: number, count: number) => [
  ...new PlayOrder(of).list(start, count),
]

describe('playable tracks', () => {
  test('include every known track if explicit tracks are allowed', () => {
    expect(playable(['mild', 'explicit', 'unknown'], 'allow')).toEqual(['mild', 'explicit'])
  })

  test('include clean versions instead of explicit tracks if explicit tracks are blocked', () => {
    expect(playable(['explicit', 'mild'], 'block')).toEqual(['clean', 'mild'])
  })

  test('exclude a blocked track whose clean version is missing or itself explicit', () => {
    expect(playable(['only explicit', 'explicit clean', 'mild'], 'block')).toEqual(['mild'])
  })

  test('include each track once', () => {
    expect(playable(['clean', 'explicit', 'clean'], 'block')).toEqual(['clean'])
  })

  test('exclude banned tracks and the clean versions of banned tracks', () => {
    expect(playable(['mild', 'explicit', 'clean'], 'allow', ['mild'])).toEqual(['explicit', 'clean'])
    expect(playable(['mild', 'explicit'], 'block', ['explicit'])).toEqual(['mild'])
    expect(playable(['mild', 'explicit'], 'block', ['clean'])).toEqual(['mild'])
  })

  test('include banned tracks if the playlist has no others', () => {
    expect(playable(['mild', 'clean'], 'allow', ['mild', 'clean'])).toEqual(['mild', 'clean'])
  })

  const catalogue = fc
    .array(fc.record({ explicit: fc.boolean(), clean: fc.option(fc.nat({ max: 14 }), { nil: null }) }), {
      minLength: 1,
      maxLength: 15,
    })
    .map(rows =>
      rows.map(
        ({ explicit, clean }, index): Track =>
          makeTrack(`${index}`, { explicit, clean_version: clean === null ? null : `${clean}` }),
      ),
    )

  test('are never explicit if explicit tracks are blocked, whatever the clean versions refer to', () => {
    fc.assert(
      fc.property(catalogue, fc.array(fc.nat({ max: 16 }), { maxLength: 30 }), (rows, ids) => {
        const known = new Map(rows.map(track => [track.id, track]))
        const request = {
          zone: 'zone',
          playlist: { id: 'playlist', revision: 1 },
          tracks: listPlayableTracks(ids.map(String), known, { explicit: 'block', banned: new Set() }),
          occurrence: '2026-11-23/default',
        }
        for (const track of listUpcomingTracks(request, 0, 40)) expect(track.explicit).toBe(false)
      }),
    )
  })

  test('are the only tracks that a play order accepts', () => {
    const request = { zone: 'zone', playlist: { id: 'playlist', revision: 1 }, occurrence: '' }
    // @ts-expect-error tracks that were not filtered are a type error
    listUpcomingTracks({ ...request, tracks: [makeTrack('explicit', { explicit: true })] }, 0, 0)
  })
})
