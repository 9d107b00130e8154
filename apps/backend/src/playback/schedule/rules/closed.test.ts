import { isOpen, resolve } from '@bgm/playback'
import fc from '@bgm/property-tests'
import type { OpeningHours, Plan } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { listClosedPeriods } from './closed'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const utc_offset = 7 * 60
// Monday, 23 November 2026 in Jakarta.
const from = Date.parse('2026-11-23T00:00:00+07:00')
const bounds = { from, until: from + 8 * day, utc_offset }
const week = (hours: OpeningHours[number]): OpeningHours => Array(7).fill(hours)
const toHours = (plan: Plan['exceptions']) =>
  plan.map(one => [(one.from - from) / hour, (one.until - from) / hour])

const buildPlan = (exceptions: Plan['exceptions'], override: Plan['override'] = null): Plan => ({
  ...bounds,
  time_zone: 'Asia/Jakarta',
  licence: { state: 'active', until: null },
  silences: [],
  override,
  exceptions,
  slots: [],
  patterns: [],
  season: null,
  default_playlist: 'default',
  fallback_playlist: null,
})

describe('the silence of a closed unit', () => {
  test('lasts from closing to opening, also past midnight and on days off', () => {
    const hours = week({ from_minute: 8 * 60, until_minute: 22 * 60 })
    expect(toHours(listClosedPeriods(hours, bounds, [])).slice(0, 3)).toEqual([
      [-2, 8],
      [22, 32],
      [46, 56],
    ])
    const night = week({ from_minute: 18 * 60, until_minute: 2 * 60 }).map((one, index) =>
      index === 1 ? null : one,
    )
    expect(toHours(listClosedPeriods(night, bounds, [])).slice(0, 3)).toEqual([
      [2, 18],
      [26, 66],
      [74, 90],
    ])
    expect(listClosedPeriods(week({ from_minute: 0, until_minute: 1440 }), bounds, [])).toEqual([])
  })

  test('gives way to dated exceptions and to what people choose', () => {
    const hours = week({ from_minute: 8 * 60, until_minute: 22 * 60 })
    const party = {
      ...{ from: from + 22 * hour, until: from + 25 * hour },
      ...{ scope: 'organisation' as const, playlist: 'party', label: null },
    }
    const closed = listClosedPeriods(hours, bounds, [party])
    const plan = buildPlan([party, ...closed])
    expect(resolve(plan, from + 23 * hour).source).toEqual({ kind: 'playlist', playlist: 'party' })
    expect(resolve(plan, from + 26 * hour)).toMatchObject({
      ...{ source: { kind: 'silence' }, layer: 'exception', until: from + 32 * hour },
      reason: { label: { en: 'Outside opening hours' } },
    })
    const override = { from: from + 26 * hour, until: from + 27 * hour, playlist: 'late', label: null }
    expect(resolve(buildPlan(closed, override), from + 26.5 * hour).layer).toBe('override')
  })

  test('covers exactly the minutes in which the unit is not open', () => {
    const hours = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }))
      .filter(([opens, closes]) => opens !== closes)
      .map(([from_minute, until_minute]) => ({ from_minute, until_minute }))
    const anyWeek = fc.array(fc.option(hours), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 8 * 1440 - 1 }), (open, at) => {
        const instant = from + at * minute
        const { source } = resolve(buildPlan(listClosedPeriods(open, bounds, [])), instant)
        expect(source.kind).toBe(isOpen(open, bounds, instant) ? 'playlist' : 'silence')
      }),
    )
  })
})
