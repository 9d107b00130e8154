import { expect, test } from 'vitest'
import { countSilentDays, listGaps, type ZoneHistory } from './gaps'

const november = { from: '2026-11-01', until: '2026-12-01' }
const at = (date: string) => Date.parse(`${date}T00:00:00+07:00`)
const dates = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => `2026-11-${String(from + index).padStart(2, '0')}`)

const always = [{ from: 0, until: null }]
const history = (name: string, changes: Partial<ZoneHistory> = {}): ZoneHistory => ({
  zone: { id: name, name },
  timeZones: { former: [], current: 'Asia/Jakarta' },
  first: '2026-11-01',
  last: '2026-11-20',
  played: new Set(dates(1, 20)),
  licensed: always,
  paired: always,
  silences: [],
  seenAt: at('2026-11-21'),
  pausedSince: null,
  ...changes,
})
async function getReasons(...zones: ZoneHistory[]) {
  const gaps = await listGaps(november, zones)
  return gaps.map(({ from, until, reason, zones: on }) => [
    from.slice(-2),
    until.slice(-2),
    reason,
    on.map(({ name }) => name).join(' '),
  ])
}

test('days with music, before a zone existed or that are not over yet are not gaps', async () => {
  expect(await getReasons(history('a'))).toEqual([])
  expect(await getReasons(history('a', { first: '2026-11-15', played: new Set(dates(15, 20)) }))).toEqual([])
})

test.each<[string, Partial<ZoneHistory>, string]>([
  ['a licence that has ended', { licensed: [{ from: 0, until: at('2026-11-19') }] }, 'not-licensed'],
  [
    'planned silence',
    { silences: [{ from_date: '2026-11-18', until_date: '2026-11-30', reason: 'silence', label: 'Libur' }] },
    'silence',
  ],
  ['a device that was unpaired', { paired: [{ from: 0, until: at('2026-11-19') }] }, 'not-paired'],
  ['a device that has not been heard from since', { seenAt: at('2026-11-18') + 1 }, 'offline'],
  ['a pause that has not ended since', { pausedSince: at('2026-11-18') }, 'paused'],
  ['no known reason', {}, 'unknown'],
])('finds the reason for a gap: %s', async (_, changes, reason) => {
  expect(await getReasons(history('a', { played: new Set(dates(1, 18)), ...changes }))).toEqual([
    ['19', '20', reason, 'a'],
  ])
})

test('being offline or paused does not explain a gap after which the zone played again', async () => {
  const played = new Set([...dates(1, 5), ...dates(10, 20)])
  const state = { seenAt: at('2026-11-04'), pausedSince: at('2026-11-04') }
  expect(await getReasons(history('a', { played, ...state }))).toEqual([['06', '09', 'unknown', 'a']])
})

test('a licence or pairing that covers part of the day does not explain a gap', async () => {
  const part = [{ from: 0, until: at('2026-11-20') + 1 }]
  const gaps = await getReasons(history('a', { played: new Set(dates(1, 19)), licensed: part, paired: part }))
  expect(gaps).toEqual([['20', '20', 'unknown', 'a']])
})

test('zones with the same reason on the same days share one entry', async () => {
  const quiet = { played: new Set(dates(1, 18)) }
  expect(await getReasons(history('a', quiet), history('b', quiet), history('c'))).toEqual([
    ['19', '20', 'unknown', 'a b'],
  ])
  expect(await getReasons(history('a', quiet), history('b', { ...quiet, licensed: [] }))).toEqual([
    ['19', '20', 'unknown', 'a'],
    ['19', '20', 'not-licensed', 'b'],
  ])
})

test('a day is silent if no zone had music', () => {
  const quiet = { played: new Set(dates(1, 18)) }
  expect(countSilentDays(november, [history('a', quiet), history('b', quiet)])).toBe(2)
  expect(countSilentDays(november, [history('a', quiet), history('b')])).toBe(0)
  expect(countSilentDays(november, [])).toBe(0)
})
