import fc from '@bgm/property-tests'
import { describe, expect, it } from 'vitest'
import { getLocalTime, resolve } from './resolve'
import { makePlan, parseJakartaTime } from './testing/plans'

const monday = (time: string) => parseJakartaTime(`2026-11-23T${time}`)
const slot = (weekday: number, from: number, until: number, playlist: string, scope = 'zone' as const) => ({
  scope,
  weekday,
  from_minute: from * 60,
  until_minute: until * 60,
  playlist,
})
const dated = (from: string, until: string, playlist: string | null) => ({
  from: monday(from),
  until: monday(until),
  playlist,
  label: null,
})

const playing = (playlist: string) => ({ kind: 'playlist', playlist })
const silence = { kind: 'silence' }
const stop = { kind: 'stop' }

describe('what plays', () => {
  const full = makePlan({
    licence: { state: 'active', until: monday('23:00') },
    silences: [
      {
        from: monday('12:00'),
        until: monday('12:10'),
        reason: 'prayer',
        label: { id: 'Zuhur', en: 'Dhuhr' },
      },
    ],
    override: dated('11:00', '13:00', 'override'),
    exceptions: [{ ...dated('10:00', '14:00', 'exception'), scope: 'unit' }],
    slots: [slot(1, 9, 15, 'slot')],
  })

  it.each([
    ['08:59', playing('default'), 'default'],
    ['09:00', playing('slot'), 'slot'],
    ['10:00', playing('exception'), 'exception'],
    ['11:00', playing('override'), 'override'],
    ['12:00', silence, 'mandatory-silence'],
    ['12:10', playing('override'), 'override'],
    ['13:00', playing('exception'), 'exception'],
    ['14:00', playing('slot'), 'slot'],
    ['15:00', playing('default'), 'default'],
    ['23:00', stop, 'stop'],
  ])('at %s is %j, determined by the layer %s', (time, source, layer) => {
    expect(resolve(full, monday(time))).toMatchObject({ source, layer })
  })

  it('ends at the next boundary of any layer, and at local midnight at the latest', () => {
    const boundaries = []
    for (let at = monday('00:00'); at < parseJakartaTime('2026-11-24T00:00'); at = resolve(full, at).until)
      boundaries.push(new Date(at + 7 * 3_600_000).toISOString().slice(11, 16))
    expect(boundaries).toEqual([
      '00:00',
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '12:10',
      '13:00',
      '14:00',
      '15:00',
      '23:00',
    ])
  })

  it.each(['suspended', 'revoked', 'expired', 'missing'] as const)(
    'is nothing if the licence is %s',
    state => {
      const plan = makePlan({
        licence: { state, until: null },
        override: dated('00:00', '23:00', 'override'),
      })
      expect(resolve(plan, monday('10:00'))).toMatchObject({
        source: stop,
        layer: 'stop',
        reason: { licence: state },
      })
    },
  )

  it('is nothing once the licence of an offline device has ended', () => {
    const plan = makePlan({ licence: { state: 'active', until: monday('10:00') } })
    expect(resolve(plan, monday('09:59')).source).toEqual(playing('default'))
    expect(resolve(plan, monday('10:00')).reason.licence).toBe('expired')
  })

  it('is determined by the zone, then the unit, then the organisation, and by exceptions before slots', () => {
    const slots = [
      { ...slot(1, 8, 20, 'of organisation'), scope: 'organisation' as const },
      { ...slot(1, 9, 18, 'of unit'), scope: 'unit' as const },
      slot(1, 10, 12, 'of zone'),
    ]
    const plan = makePlan({ slots })
    expect(
      ['08:00', '09:00', '10:00', '12:00', '18:00', '20:00'].map(time => resolve(plan, monday(time)).source),
    ).toEqual(['of organisation', 'of unit', 'of zone', 'of unit', 'of organisation', 'default'].map(playing))
    const exceptions = [{ ...dated('10:00', '11:00', 'exception'), scope: 'organisation' as const }]
    expect(resolve(makePlan({ slots, exceptions }), monday('10:30')).source).toEqual(playing('exception'))
  })

  it('is the fallback playlist if there is no default playlist, and silence if there is neither', () => {
    expect(resolve(makePlan({ default_playlist: null }), monday('10:00'))).toMatchObject({
      source: playing('fallback'),
      layer: 'fallback',
    })
    const empty = makePlan({ default_playlist: null, fallback_playlist: null })
    expect(resolve(empty, monday('10:00')).source).toEqual(silence)
  })

  it('still follows the weekly slots beyond the end of the plan', () => {
    const plan = makePlan({ slots: [slot(1, 9, 15, 'slot')] })
    expect(resolve(plan, parseJakartaTime('2027-01-04T10:00')).source).toEqual(playing('slot'))
  })

  it('has a different occurrence for every slot and local date', () => {
    const plan = makePlan({ slots: [slot(1, 9, 15, 'slot')] })
    expect(resolve(plan, monday('09:00')).occurrence).toBe('2026-11-23/slot-540')
    expect(resolve(plan, monday('14:59')).occurrence).toBe('2026-11-23/slot-540')
    expect(resolve(plan, monday('15:00')).occurrence).toBe('2026-11-23/default')
    expect(resolve(plan, parseJakartaTime('2026-11-24T15:00')).occurrence).toBe('2026-11-24/default')
  })

  it('does not change between an instant and the next boundary', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const anySlot = fc
      .record({
        scope: fc.constantFrom('zone' as const, 'unit' as const, 'organisation' as const),
        weekday: fc.integer({ min: 1, max: 7 }),
        from_minute: minute,
        until_minute: minute,
        playlist: fc.constantFrom('a', 'b', 'c'),
      })
      .filter(({ from_minute, until_minute }) => from_minute < until_minute)
    fc.assert(
      fc.property(
        fc.array(anySlot, { maxLength: 20 }),
        fc.integer({ min: 0, max: 8 * 86_400 }),
        (slots, second) => {
          const plan = makePlan({ slots })
          const at = plan.from + second * 1000
          const { until, ...answer } = resolve(plan, at)
          expect(until).toBeGreaterThan(at)
          expect(resolve(plan, until - 1)).toEqual({ ...answer, until })
        },
      ),
    )
  })
})

describe('local time', () => {
  it.each([
    [0, '1970-01-01', 4, 0],
    [-1, '1969-12-31', 3, 1439],
    [Date.parse('2026-11-22T17:00:00Z') - 7 * 3_600_000, '2026-11-22', 7, 600],
  ])('converts the instant %d to %s, weekday %d, minute %d in UTC', (instant, date, weekday, minute) => {
    expect(getLocalTime({ utc_offset: 0 }, instant)).toMatchObject({ date, weekday, minute })
  })

  it('starts the day at local midnight', () => {
    const { dayStart, weekday } = getLocalTime({ utc_offset: 9 * 60 }, Date.parse('2026-11-22T15:00:00Z'))
    expect(new Date(dayStart).toISOString()).toBe('2026-11-22T15:00:00.000Z')
    expect(weekday).toBe(1)
  })
})
