import { expect, test } from 'vitest'
import { isSameRecord } from './same-record'

const sent = {
  play_id: 'a',
  zone: 'zone',
  offline: true,
  started_at: 1_700_000_000_000,
  seconds: 12.3,
  playlist: null,
}
const stored = { ...sent, zone: undefined, zone_id: 7, started_at: '1700000000000' }

test.each([
  [stored, {}, true],
  [stored, { seconds: 12.4 }, false],
  [stored, { offline: false }, false],
  [stored, { playlist: 'other' }, false],
  [{ ...stored, playlist: 'other' }, {}, false],
])('the stored row %j is compared with a play that differs by %j: %s', (row, changes, expected) => {
  expect(isSameRecord(row, { ...sent, ...changes })).toBe(expected)
})
