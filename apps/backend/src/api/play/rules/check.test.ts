import type { Play } from '@bgm/validation'
import { expect, test } from 'vitest'
import { getRejectionReason, secondsInFirstHour, tryAddToHour } from './check'

const now = Date.parse('2026-11-23T03:00:00Z')
const minutes = (count: number) => count * 60_000
const days = (count: number) => minutes(count * 24 * 60)

const play = (changes: Partial<Play> = {}): Play => ({
  play_id: 'c0a8012e-7f3b-4a51-9d62-0c6f3f1f0a01',
  boot: 'c0a8012e-7f3b-4a51-9d62-0c6f3f1f0a02',
  seq: 0,
  epoch: 1,
  zone: 'zone',
  track: 'track',
  track_revision: 1,
  playlist: null,
  layer: 'default',
  started_at: now,
  seconds: 180,
  end_reason: 'finished',
  offline: false,
  clock_offset: 0,
  ...changes,
})
const player = { zone: 'zone', revoked_at: null }

test.each([
  [{}, null, null],
  [{ zone: 'other' }, null, 'unknown-zone'],
  [{ started_at: now + minutes(15) }, null, null],
  [{ started_at: now + minutes(15) + 1 }, null, 'in-the-future'],
  [{ started_at: now - days(35) }, null, null],
  [{ started_at: now - days(35) - 1 }, null, 'too-old'],
  [{ started_at: now - days(2) }, now - days(1), null],
  [{ started_at: now - days(1) }, now - days(1), 'after-revocation'],
  [{ started_at: now - days(31) }, now - days(30) - 1, 'after-revocation'],
] as const)('play %j from a device revoked at %j: rejection reason %j', (changes, revoked_at, expected) => {
  expect(getRejectionReason(play(changes), { ...player, revoked_at }, now)).toBe(expected)
})

test('accepts little more than an hour of music per hour, plus skips', () => {
  const totals = new Map()
  const accepted = Array.from({ length: 30 }, (_, index) =>
    tryAddToHour(totals, play({ started_at: now + minutes(index), seconds: 180 })),
  )
  expect(accepted.filter(Boolean)).toHaveLength(22)
  expect(tryAddToHour(totals, play({ started_at: now + minutes(31), seconds: 4 }))).toBe(true)
  expect(tryAddToHour(totals, play({ started_at: now + minutes(60), seconds: 180 }))).toBe(true)
})

test('limits the number of skips per hour', () => {
  const totals = new Map()
  const accepted = Array.from({ length: 1_005 }, () => tryAddToHour(totals, play({ seconds: 1 })))
  expect(accepted.filter(Boolean)).toHaveLength(1_000)
})

test('counts only the part of a play within the hour in which it started', () => {
  expect(secondsInFirstHour({ started_at: now + minutes(59), seconds: 600 })).toBe(60)
})
