import type { RemoteZone } from '@bgm/api-client'
import { describe, expect, test } from 'vitest'
import { findPlaylistProgress, getOverrideEnd } from './chosen-playlist'

const now = Date.parse('2026-11-26T10:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString()
const evening = { id: 'evening', title: { id: 'Senja', en: 'Dusk' } }
const morning = { id: 'morning', title: { id: 'Pagi', en: 'Morning' } }
const playing = (playlist: typeof evening) => ({ id: 'track', title: 'Lagu', artists: [], playlist })

/** Creates a zone in which `evening` has been chosen. */
const makeZone = (changes: Partial<RemoteZone> = {}): RemoteZone => ({
  id: 'zone',
  name: 'Lobi',
  business_unit: { id: 'unit', name: 'Hotel' },
  time_zone: 'Asia/Jakarta',
  state: 'playing',
  state_since: null,
  errors: [],
  cached_hours: 24,
  licence: { state: 'active', until: null, code: null },
  now_playing: playing(morning),
  now: {
    source: 'playlist',
    playlist: evening,
    layer: 'override',
    scope: null,
    label: null,
    silence: null,
    deleted: null,
    until: at(7_200),
  },
  next_change: null,
  override: { playlist: evening, from: at(-3), until: at(7_200) },
  desired: { paused: false, paused_until: null, volume: 60, max_volume: 80, volumes: [] },
  skips: { left: 6, renewed_at: null },
  feedback: { likes: 0, liked: false, reported: false, latest: null },
  ...changes,
})

describe('the progress of a chosen playlist', () => {
  test.each([
    ['waits for the player', {}, 'waiting'],
    ['ends when the player reports it', { now_playing: playing(evening) }, 'playing'],
    [
      'is unanswered after ten seconds',
      { override: { playlist: evening, from: at(-11), until: at(60) } },
      'unanswered',
    ],
    ['is “offline” while the player is offline', { state: 'offline' }, 'offline'],
    ['is “paused” while the zone is paused', { desired: { ...makeZone().desired, paused: true } }, 'paused'],
    [
      'is “silence” during mandatory silence',
      { now: { ...makeZone().now, layer: 'mandatory-silence' } },
      'silence',
    ],
    ['is null without a choice', { override: null }, null],
  ] as const)('%s', (_, changes, expected) => {
    expect(findPlaylistProgress(makeZone(changes), false, now)).toBe(expected)
  })

  test('is “sending” during the request, whatever the player plays', () => {
    expect(findPlaylistProgress(makeZone({ now_playing: playing(evening) }), true, now)).toBe('sending')
  })
})

test('a choice ends after the selected hours or when the schedule changes', () => {
  const next = { at: at(1_800), layer: 'slot', playlist: morning } as const
  expect(getOverrideEnd(makeZone({ override: null, next_change: next }), 'slot', now)).toBe(now + 1_800_000)
  expect(getOverrideEnd(makeZone({ next_change: next }), 'slot', now)).toBe(now + 3_600_000)
  expect(getOverrideEnd(makeZone(), '4', now)).toBe(now + 4 * 3_600_000)
})
