import { expect, test } from 'vitest'
import { fillDays, getStatusDay } from './days'
import { getNextState, type PartRecord } from './state'

const run = (...results: (boolean | null)[]) =>
  results.reduce<PartRecord | undefined>((record, passed, at) => getNextState(record, passed, at), undefined)

test.each([
  [[true], { state: 'good', failures: 0, since: 0 }],
  [[true, true, false], { state: 'failing', failures: 1, since: 2 }],
  [[true, false, false, false, false], { state: 'down', failures: 4, since: 1 }],
  [[false, false, false, true], { state: 'good', failures: 0, since: 3 }],
  [[false, null], { state: 'unmeasured', failures: 0, since: 1 }],
  [[false, null, false], { state: 'failing', failures: 1, since: 2 }],
] as const)('after %j the state is %j', (results, state) => {
  expect(run(...results)).toEqual(state)
})

const at = (text: string) => Date.parse(text)
const minuteOf = (text: string) => at(text) / 60_000

test('a day begins at midnight in Jakarta', () => {
  expect(getStatusDay(at('2026-11-29T16:59:59Z'))).toBe('2026-11-29')
  expect(getStatusDay(at('2026-11-29T17:00:00Z'))).toBe('2026-11-30')
})

test('minutes without a result are missed, from the first check on', () => {
  const rows = [
    { day: '2026-11-28', passed: 50, failed: 5 },
    { day: '2026-11-30', passed: 60, failed: 0 },
  ]
  // The first check was an hour before midnight; it is one in the morning now.
  expect(fillDays(rows, minuteOf('2026-11-28T16:00:00Z'), at('2026-11-29T18:00:30Z'))).toEqual([
    { day: '2026-11-28', passed: 50, failed: 5, missed: 5 },
    { day: '2026-11-29', passed: 0, failed: 0, missed: 1440 },
    { day: '2026-11-30', passed: 60, failed: 0, missed: 0 },
  ])
})

test('a part that was never checked has no days, and at most 90 days are shown', () => {
  expect(fillDays([], null, at('2026-11-30T00:00:00Z'))).toEqual([])
  expect(fillDays([], 0, at('2026-11-30T00:00:00Z'))).toHaveLength(90)
})
