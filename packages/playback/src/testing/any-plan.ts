import fc from '@bgm/property-tests'
import type { Plan } from '@bgm/validation'

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

const zones = [
  { time_zone: 'Asia/Jakarta', utc_offset: 7 * 60 },
  { time_zone: 'Asia/Makassar', utc_offset: 8 * 60 },
  { time_zone: 'Asia/Jayapura', utc_offset: 9 * 60 },
] as const

const scope = fc.constantFrom('zone' as const, 'unit' as const, 'organisation' as const)
const playlist = fc.constantFrom('a', 'b', 'c')
const label = fc.constantFrom(null, { id: 'Idulfitri', en: 'Eid al-Fitr' })

const range = (limit: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: limit }), fc.integer({ min: 0, max: limit }))
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ from: Math.min(one, other), until: Math.max(one, other) }))

export const anySlot = fc
  .record({ scope, weekday: fc.integer({ min: 1, max: 7 }), minutes: range(1440), playlist })
  .map(({ minutes, ...slot }) => ({ ...slot, from_minute: minutes.from, until_minute: minutes.until }))

/** Generates a period of whole minutes within the plan. */
const period = (from: number) =>
  range(8 * 24 * 60).map(minutes => ({
    from: from + minutes.from * minuteMs,
    until: from + minutes.until * minuteMs,
  }))

const within = (from: number, changes: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(period(from), fc.record(changes)).map(([times, rest]) => ({ ...times, ...rest }))

const getDate = (from: number, offset: number, day: number) =>
  new Date(from + offset * minuteMs + day * dayMs).toISOString().slice(0, 10)

/** Generates plans with entries of every layer, in any of the three time zones. */
export const anyPlan: fc.Arbitrary<Plan> = fc.constantFrom(...zones).chain(zone => {
  const from = Date.parse('2026-11-23T00:00:00Z') - zone.utc_offset * minuteMs
  const season = fc.record({
    first: fc.integer({ min: 0, max: 7 }),
    slots: fc.array(anySlot, { maxLength: 6 }),
    label,
  })
  return fc
    .record({
      silences: fc.array(within(from, { reason: fc.constantFrom('nyepi', 'prayer', 'exception'), label }), {
        maxLength: 3,
      }),
      override: fc.option(within(from, { playlist: fc.option(playlist), label: fc.constant(null) })),
      exceptions: fc.array(within(from, { playlist: fc.option(playlist), label, scope }), { maxLength: 4 }),
      slots: fc.array(anySlot, { maxLength: 20 }),
      patterns: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }),
      season: fc.option(season),
      default_playlist: fc.option(fc.constant('default')),
      fallback_playlist: fc.option(fc.constant('fallback')),
      licence: fc.constantFrom('active', 'suspended'),
    })
    .map(
      ({ patterns, season, licence, ...plan }) =>
        // The records generated above have exactly these fields.
        ({
          ...zone,
          from,
          until: from + 8 * dayMs,
          licence: { state: licence, until: from + 7 * dayMs },
          patterns: patterns.map(day => ({
            date: getDate(from, zone.utc_offset, day),
            weekday: 7,
            label: { id: 'Libur', en: 'Holiday' },
          })),
          season: season && {
            from: from + season.first * dayMs,
            until: from + 8 * dayMs,
            label: season.label,
            slots: season.slots,
          },
          ...plan,
        }) as Plan,
    )
})

/** Generates an instant within the plan, to the second. */
const anyInstant = (plan: Plan) =>
  fc.integer({ min: 0, max: 8 * 86_400 - 1 }).map(second => plan.from + second * 1000)
export const anyPlanWithInstant = anyPlan.chain(plan => fc.tuple(fc.constant(plan), anyInstant(plan)))
