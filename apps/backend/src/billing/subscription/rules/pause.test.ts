import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#src/platform/runtime/jakarta'
import { computeCredit } from './change'
import {
  computePause,
  countPausedDays,
  endPauseNow,
  findPauseRefusal,
  movePeriods,
  subtractPauses,
} from './pause'

const wib = (local: string) => new Date(`${local}T00:00+07:00`)
const year = { id: 1, starts_at: wib('2026-10-13'), expired_date: wib('2027-10-13'), anchor_day: 13 }

test('a pause of two months moves the end by its days, and a paid next period with it', () => {
  const pause = computePause(wib('2027-04-01'), 2)
  expect(pause.until).toEqual(wib('2027-06-01'))
  expect(daysBetween(pause.from, pause.until)).toBe(61)
  const next = { id: 2, starts_at: year.expired_date, expired_date: wib('2028-10-13'), anchor_day: 13 }
  const earlier = { id: 0, starts_at: wib('2025-10-13'), expired_date: year.starts_at, anchor_day: 13 }
  expect(movePeriods([next, year, earlier], pause.from, 61)).toEqual([
    { id: 2, starts_at: wib('2027-12-13'), expired_date: wib('2028-12-13'), anchor_day: 13 },
    { id: 1, starts_at: year.starts_at, expired_date: wib('2027-12-13'), anchor_day: 13 },
  ])
})

test.each([
  ['2027-04-01', [], null],
  ['2026-11-30', [], 'past'],
  ['2027-10-13', [], 'after-end'],
  ['2027-10-12', [], null],
  ['2027-04-01', [computePause(wib('2026-04-02'), 1)], 'too-soon'],
  ['2027-04-02', [computePause(wib('2026-04-02'), 1)], null],
])('a pause from %s after %j: %s', (from, earlier, refusal) => {
  const request = { running: year, earlier, now: new Date('2026-11-30T08:00+07:00') }
  expect(findPauseRefusal(computePause(wib(from), 1), request)).toBe(refusal)
})

test('a pause that is ended early ends this morning', () => {
  const pause = computePause(wib('2027-04-01'), 1)
  expect(endPauseNow(pause, new Date('2027-04-11T09:00+07:00')).until).toEqual(wib('2027-04-11'))
  expect(endPauseNow(pause, new Date('2027-04-01T09:00+07:00')).until).toEqual(pause.from)
})

test('no licensed time remains within a pause, and none is lost around it', () => {
  const pause = computePause(wib('2027-04-01'), 1)
  const [from, until] = [pause.from.getTime(), pause.until.getTime()]
  const span = { from: from - 10, until: until + 10 }
  expect(subtractPauses([span], [pause])).toEqual([
    { from: from - 10, until: from },
    { from: until, until: until + 10 },
  ])
  expect(subtractPauses([{ from, until }], [pause])).toEqual([])
})

test('whenever a pause is planned, withdrawn or ended, the days with music and their worth stay the same', () => {
  const days = fc.record({
    starts: fc.integer({ min: 1, max: 364 }),
    months: fc.integer({ min: 1, max: 3 }),
    at: fc.nat({ max: 500 }),
    paid: fc.integer({ min: 1, max: 90_000_000 }),
    ended: fc.option(fc.nat({ max: 100 })),
  })
  fc.assert(
    fc.property(days, ({ starts, months, at, paid, ended }) => {
      const planned = computePause(addDays(year.starts_at, starts), months)
      const pause =
        ended === null
          ? planned
          : {
              ...planned,
              until: new Date(Math.min(planned.until.getTime(), addDays(planned.from, ended).getTime())),
            }
      const paused = daysBetween(pause.from, pause.until)
      const [moved] = movePeriods([year], pause.from, paused)
      const until = moved?.expired_date ?? year.expired_date
      expect(daysBetween(year.starts_at, until) - countPausedDays([pause], year.starts_at, until)).toBe(365)
      const part = { from: year.starts_at, days: 365, paid, credit: 0, kept: { amount: 1, of: 1 } }
      const now = addDays(year.starts_at, Math.min(at, daysBetween(year.starts_at, until) - 1))
      const used = daysBetween(year.starts_at, now) - countPausedDays([pause], year.starts_at, now)
      const expected = computeCredit([{ ...part, until: year.expired_date }], addDays(year.starts_at, used))
      expect(computeCredit([{ ...part, until }], now, [pause])).toBe(expected)
      expect(movePeriods(moved ? [moved] : [], pause.from, -paused)[0]?.expired_date).toEqual(
        year.expired_date,
      )
    }),
    { numRuns: 5_000 },
  )
})
