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
const onSqlite = { ...sent, zone: undefined, zone_id: 7, offline: 1 }
const onPostgres = { ...sent, zone: undefined, zone_id: 7, started_at: '1700000000000' }

test.each([
  [onSqlite, {}, true],
  [onPostgres, {}, true],
  [onPostgres, { seconds: 12.4 }, false],
  [onSqlite, { offline: false }, false],
  [onSqlite, { playlist: 'other' }, false],
  [{ ...onSqlite, playlist: 'other' }, {}, false],
])('the stored row %j is compared with a play that differs by %j: %s', (stored, changes, expected) => {
  expect(isSameRecord(stored, { ...sent, ...changes })).toBe(expected)
})
