import fc, { countRuns } from '@bgm/property-tests'
import { planSchema } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { getLocalTime, playbackLayers, resolve } from './resolve'
import { anyPlan, anyPlanWithInstant, anySlot, dayMs } from './testing/any-plan'
import { PlainPlan } from './testing/plain-plan'
import { makePlan, parseJakartaTime } from './testing/plans'
import { createTimeline } from './timeline'

const minuteMs = 60_000
const withoutUntil = ({ until: _, ...rest }: ReturnType<typeof resolve>) => rest

describe('resolve, for any plan', () => {
  test('always returns a result that ends after the instant, at local midnight at the latest', () => {
    fc.assert(
      fc.property(anyPlanWithInstant, ([plan, at]) => {
        const { layer, source, until } = resolve(plan, at)
        const { dayStart } = getLocalTime(plan, at)
        expect(playbackLayers).toContain(layer)
        expect(['playlist', 'silence', 'stop']).toContain(source.kind)
        expect(until).toBeGreaterThan(at)
        expect(until).toBeLessThanOrEqual(dayStart + dayMs)
      }),
      { numRuns: 500 },
    )
  })

  test('answers like a second implementation at every boundary of the plan and between them', () => {
    fc.assert(
      fc.property(anyPlanWithInstant, ([plan, at]) => {
        const plain = new PlainPlan(plan)
        const edges = plain.boundaries.filter(edge => edge >= plan.from && edge < plan.until)
        for (const instant of [at, ...edges.flatMap(edge => [edge - 1, edge])]) {
          const { until, ...answer } = resolve(plan, instant)
          expect(answer).toEqual(plain.find(instant))
          expect(until).toBeLessThanOrEqual(plain.nextBoundary(instant))
        }
      }),
      { numRuns: countRuns(300) },
    )
  }, 3_600_000)

  test('returns the same from the instant to the last millisecond before `until`', () => {
    fc.assert(
      fc.property(anyPlanWithInstant, fc.double({ min: 0, max: 1, noNaN: true }), ([plan, at], share) => {
        const result = resolve(plan, at)
        const between = at + Math.floor((result.until - 1 - at) * share)
        for (const instant of [between, result.until - 1]) expect(resolve(plan, instant)).toEqual(result)
      }),
      { numRuns: 500 },
    )
  })

  test('returns the same on the server as on a device that received the plan as JSON', () => {
    fc.assert(
      fc.property(anyPlanWithInstant, ([plan, at]) => {
        const received = planSchema.parse(JSON.parse(JSON.stringify(plan)))
        expect(resolve(received, at)).toEqual(resolve(plan, at))
        const segments = createTimeline(plan, plan.from, plan.until)
        const segment = segments.find(({ from, until }) => from <= at && at < until)
        expect(segment).toMatchObject({ source: resolve(plan, at).source, layer: resolve(plan, at).layer })
        expect(createTimeline(received, plan.from, plan.until)).toEqual(segments)
      }),
      { numRuns: 200 },
    )
  })

  test('covers the whole plan without gaps or overlaps', () => {
    fc.assert(
      fc.property(anyPlan, plan => {
        const segments = createTimeline(plan, plan.from, plan.until)
        expect(segments[0]?.from).toBe(plan.from)
        expect(segments.at(-1)?.until).toBe(plan.until)
        for (const [index, segment] of segments.entries())
          expect(segments[index + 1]?.from ?? plan.until).toBe(segment.until)
      }),
    )
  })

  test('applies the layers in their order of precedence', () => {
    fc.assert(
      fc.property(anyPlanWithInstant, ([plan, at]) => {
        const covers = ({ from, until }: { from: number; until: number }) => from <= at && at < until
        const { layer } = resolve(plan, at)
        const first =
          plan.licence.state !== 'active' || at >= (plan.licence.until ?? Number.POSITIVE_INFINITY)
            ? 'stop'
            : plan.silences.some(covers)
              ? 'mandatory-silence'
              : plan.override && covers(plan.override)
                ? 'override'
                : plan.exceptions.some(covers)
                  ? 'exception'
                  : null
        if (first) expect(layer).toBe(first)
        else expect(['slot', 'default', 'fallback']).toContain(layer)
      }),
      { numRuns: 500 },
    )
  })

  test('plays the same at a given local time in every time zone', () => {
    fc.assert(
      fc.property(
        fc.array(anySlot, { maxLength: 20 }),
        fc.integer({ min: 0, max: 8 * 1440 - 1 }),
        (slots, minute) => {
          const results = [7, 8, 9].map(hours => {
            const from = Date.parse('2026-11-23T00:00:00Z') - hours * 60 * minuteMs
            const plan = makePlan({ slots, utc_offset: hours * 60, from, until: from + 8 * dayMs })
            return withoutUntil(resolve(plan, from + minute * minuteMs))
          })
          expect(results[1]).toEqual(results[0])
          expect(results[2]).toEqual(results[0])
        },
      ),
    )
  })

  test('plays a slot across midnight, which is stored as two rows, without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1439 }), fc.integer({ min: 1, max: 1439 }), (from, until) => {
        const part = (weekday: number, from_minute: number, until_minute: number) =>
          ({ scope: 'zone', weekday, from_minute, until_minute, playlist: 'night' }) as const
        const plan = makePlan({ slots: [part(1, from, 1440), part(2, 0, until)] })
        const segments = createTimeline(plan, plan.from, plan.until).filter(({ layer }) => layer === 'slot')
        const start = plan.from + from * minuteMs
        const end = plan.from + dayMs + until * minuteMs
        // Only the first Monday is followed by a Tuesday in the plan; the second Monday is the plan's last
        // day.
        expect(segments[0]).toMatchObject({ from: start, until: end })
      }),
    )
  })
})

describe('a date with another weekday’s slots', () => {
  const slot = (weekday: number, playlist: string) =>
    ({ scope: 'zone', weekday, from_minute: 600, until_minute: 720, playlist }) as const
  const holiday = { id: 'Idulfitri', en: 'Eid al-Fitr' }
  const plan = makePlan({
    slots: [slot(3, 'wednesday'), slot(7, 'sunday')],
    patterns: [{ date: '2026-11-25', weekday: 7, label: holiday }],
  })

  test('plays the slots of that weekday and returns the reason', () => {
    expect(resolve(plan, parseJakartaTime('2026-11-25T10:00'))).toMatchObject({
      source: { kind: 'playlist', playlist: 'sunday' },
      layer: 'slot',
      reason: { scope: 'zone', label: holiday },
      until: parseJakartaTime('2026-11-25T12:00'),
    })
    expect(resolve(plan, parseJakartaTime('2026-11-26T10:00')).layer).toBe('default')
  })
})

describe('a season', () => {
  test('replaces all weekly slots between its local midnights', () => {
    const daily = (playlist: string) =>
      [1, 2, 3, 4, 5, 6, 7].map(
        weekday => ({ scope: 'zone', weekday, from_minute: 0, until_minute: 600, playlist }) as const,
      )
    const plan = makePlan({
      slots: daily('usual'),
      season: {
        from: parseJakartaTime('2026-11-24T00:00'),
        until: parseJakartaTime('2026-11-26T00:00'),
        label: { id: 'Ramadan', en: 'Ramadan' },
        slots: daily('ramadan'),
      },
    })
    const played = ['23', '24', '25', '26'].map(
      date => resolve(plan, parseJakartaTime(`2026-11-${date}T05:00`)).source,
    )
    expect(played).toEqual(
      ['usual', 'ramadan', 'ramadan', 'usual'].map(playlist => ({ kind: 'playlist', playlist })),
    )
  })
})
