import type { Play } from '@bgm/validation'
import { expect, test } from 'vitest'
import { getRejectionReason } from './check'

const now = Date.parse('2026-11-23T03:00:00Z')
const minutes = (count: number) => count * 60_000
const days = (count: number) => minutes(count * 24 * 60)

const play = (changes: Partial<Play> = {}): Play => ({
  play_id: 'c0a8012e-7f3b-4a51-9d62-0c6f3f1f0a01',
  boot: 'c0a8012e-7f3b-4a51-9d62-0c6f3f1f0a02',
  seq: 0,
  epoch: 3,
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
const pairing = { zone: 'zone', epoch: 3, paired_at: now - days(50), revoked_at: null }
const licensed = [{ from: now - days(60), until: now + days(60) }]
const getReason = (changes: Partial<Play>, own = {}, spans = licensed) =>
  getRejectionReason(play(changes), { ...pairing, ...own }, spans, now)

test.each([
  [{}, {}, null],
  [{ zone: 'other' }, {}, 'unknown-zone'],
  [{ started_at: now + minutes(15) }, {}, null],
  [{ started_at: now + minutes(15) + 1 }, {}, 'in-the-future'],
  [{ started_at: now - days(35) }, {}, null],
  [{ started_at: now - days(35) - 1 }, {}, 'too-old'],
  [{ started_at: now - days(2) }, { revoked_at: now - days(1) }, null],
  [{ started_at: now - days(1) + minutes(14) }, { revoked_at: now - days(1) }, null],
  [{ started_at: now - days(1) + minutes(15) }, { revoked_at: now - days(1) }, 'after-revocation'],
  [{ started_at: now - days(31) }, { revoked_at: now - days(30) - 1 }, 'after-revocation'],
  [{ started_at: now - days(8) }, { paired_at: now - days(8) + minutes(15) }, null],
  [{ started_at: now - days(8) - 1 }, { paired_at: now - days(8) + minutes(15) }, 'before-pairing'],
  [{ epoch: 0 }, {}, 'wrong-epoch'],
  [{ epoch: 2 }, {}, 'wrong-epoch'],
  [{ epoch: 4 }, {}, 'wrong-epoch'],
] as const)('play %j from a device paired as %j: rejection reason %j', (changes, own, expected) => {
  expect(getReason(changes, own)).toBe(expected)
})

test.each([
  ['during the licensed time', [{ from: now - days(1), until: now + days(1) }], null],
  [
    'minutes after its end, by a clock that is ahead',
    [{ from: now - days(9), until: now - minutes(14) }],
    null,
  ],
  ['after its end', [{ from: now - days(9), until: now - minutes(15) }], 'not-licensed'],
  ['before its beginning', [{ from: now + minutes(16), until: now + days(9) }], 'not-licensed'],
  [
    'while it was suspended',
    [
      { from: now - days(9), until: now - minutes(60) },
      { from: now + minutes(60), until: now + days(9) },
    ],
    'not-licensed',
  ],
  ['without a licence', [], 'not-licensed'],
] as const)('a play %s', (_, spans, expected) => {
  expect(getReason({}, {}, [...spans])).toBe(expected)
})
