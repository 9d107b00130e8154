import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { type HourTotal, listHours, maxHoursOfPlay, tryAddToHours } from './hourly-limit'

const hour = 3_600_000
const now = Date.parse('2026-11-23T03:00:00Z')
const minutes = (count: number) => count * 60_000

type Timed = { started_at: number; seconds: number }

const accept = (plays: readonly Timed[], totals = new Map<number, HourTotal>()) =>
  plays.filter(play => tryAddToHours(totals, play))

const repeat = (count: number, play: (index: number) => Timed) =>
  Array.from({ length: count }, (_, index) => play(index))

/** The seconds of plays that sounded in each hour, including fades. */
function sumSounding(plays: readonly Timed[]): number[] {
  const sums = new Map<number, number>()
  for (const { started_at, seconds } of plays) {
    const end = started_at + seconds * 1000
    for (let at = Math.floor(started_at / hour); at * hour < end; at++) {
      const part = (Math.min(end, (at + 1) * hour) - Math.max(started_at, at * hour)) / 1000
      sums.set(at, (sums.get(at) ?? 0) + part)
    }
  }
  return [...sums.values()]
}

test('accepts little more than an hour of music per hour', () => {
  const totals = new Map()
  const plays = repeat(30, at => ({ started_at: now + minutes(at), seconds: 180 }))
  expect(accept(plays, totals)).toHaveLength(22)
  expect(accept([{ started_at: now + minutes(60), seconds: 180 }], totals)).toHaveLength(1)
})

test.each([1, 60, 239, 1_800])(
  'plays of four minutes that start together %i s before an hour fill it no more than once',
  before => {
    const plays = repeat(1_000, () => ({ started_at: now - before * 1000, seconds: 240 }))
    const accepted = accept(plays)
    expect(Math.max(...sumSounding(accepted))).toBeLessThanOrEqual(4_000)
    expect(accepted.length).toBeGreaterThan(15)
  },
)

test('limits the number of skips per hour', () => {
  expect(accept(repeat(1_005, () => ({ started_at: now, seconds: 1 })))).toHaveLength(1_000)
})

test('a refused play counts towards none of its hours', () => {
  const totals = new Map()
  accept(
    repeat(22, () => ({ started_at: now + hour, seconds: 180 })),
    totals,
  )
  const before = [...totals]
  expect(accept([{ started_at: now + hour - 1000, seconds: 180 }], totals)).toEqual([])
  expect([...totals]).toEqual(before)
})

test.each([
  [{ started_at: now, seconds: 0 }, 1],
  [{ started_at: now, seconds: 3_600 }, 1],
  [{ started_at: now + 1, seconds: 3_600 }, 2],
  [{ started_at: now + hour - 1, seconds: 6 * 3_600 }, maxHoursOfPlay],
])('%j sounded in %i hours', (play, hours) => {
  expect(listHours(play)).toEqual(Array.from({ length: hours }, (_, index) => now / hour + index))
})

const start = fc.integer({ min: now, max: now + hour })
const length = fc.oneof(
  fc.double({ min: 48, max: 600, noNaN: true }),
  fc.double({ min: 5, max: 60, noNaN: true }),
  fc.double({ min: 600, max: 6 * 3_600, noNaN: true }),
)
// The player fades over at most a quarter of a track, and skips within less than a second.
const faded = fc
  .tuple(length, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([seconds, share]) => ({ seconds, overlap: share * Math.min(12, seconds / 4) }))
const skipped = fc
  .double({ min: 1, max: 5, noNaN: true })
  .map(seconds => ({ seconds, overlap: Math.min(0.6, seconds) }))
const longestFades = fc.constantFrom(48, 60, 180, 240).map(seconds => ({ seconds, overlap: 12 }))
const tracks = (one: typeof faded) => fc.array(one, { minLength: 1, maxLength: 400, size: 'max' })
const contiguous = fc.oneof(
  tracks(faded),
  tracks(longestFades),
  tracks(fc.oneof(faded, skipped)),
  fc.tuple(longestFades, fc.integer({ min: 1, max: 400 })).map(([one, count]) => Array(count).fill(one)),
)

test('accepts every sequence of tracks that follow each other, in any order of delivery', () => {
  fc.assert(
    fc.property(start, contiguous, fc.infiniteStream(fc.nat()), (first, sequence, order) => {
      let at = first
      const plays = sequence.map(({ seconds, overlap }) => {
        const play = { started_at: Math.round(at), seconds }
        at += (seconds - overlap) * 1000
        return { play, rank: order.next().value }
      })
      const shuffled = plays.sort((one, other) => one.rank - other.rank).map(({ play }) => play)
      expect(accept(shuffled)).toHaveLength(plays.length)
    }),
  )
})

const crowd = fc.array(
  fc.record({
    started_at: fc.oneof(
      fc.integer({ min: now - 2 * hour, max: now + 2 * hour }),
      fc.integer({ min: now - 5_000, max: now + 5_000 }),
    ),
    seconds: fc.double({ min: 120, max: 900, noNaN: true }),
  }),
  { maxLength: 400, size: 'max' },
)

test('no hour contains more than an hour of music without its fades, plus the margin', () => {
  fc.assert(
    fc.property(crowd, plays => {
      // Fades are at most a tenth of a play of two minutes or more.
      for (const seconds of sumSounding(accept(plays)))
        expect(seconds).toBeLessThanOrEqual(3_800 / 0.9 + 0.001)
    }),
  )
})

test.each([1, 4, 5, 10, 24, 48])('short plays of %i s fill no hour by more than their fades', seconds => {
  const accepted = accept(repeat(8_000, at => ({ started_at: now - hour + at * 1_000, seconds })))
  expect(Math.max(...sumSounding(accepted))).toBeLessThanOrEqual((3_800 * 4) / 3)
})
