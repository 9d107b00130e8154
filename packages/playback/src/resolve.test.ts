import fc from '@bgm/property-tests'
import type { Plan, PlanSlot } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
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

  test.each([
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

  test('ends at the next boundary of any layer, and at local midnight at the latest', () => {
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

  test.each(['suspended', 'revoked', 'expired', 'missing'] as const)(
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

  test('is nothing once the licence of an offline device has ended', () => {
    const plan = makePlan({ licence: { state: 'active', until: monday('10:00') } })
    expect(resolve(plan, monday('09:59')).source).toEqual(playing('default'))
    expect(resolve(plan, monday('10:00')).reason.licence).toBe('expired')
  })

  test('is determined by the zone, then the unit, then the organisation, and by exceptions before slots', () => {
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

  test('is the fallback playlist if there is no default playlist, and silence if there is neither', () => {
    expect(resolve(makePlan({ default_playlist: null }), monday('10:00'))).toMatchObject({
      source: playing('fallback'),
      layer: 'fallback',
    })
    const empty = makePlan({ default_playlist: null, fallback_playlist: null })
    expect(resolve(empty, monday('10:00')).source).toEqual(silence)
  })

  test('still follows the weekly slots beyond the end of the plan', () => {
    const plan = makePlan({ slots: [slot(1, 9, 15, 'slot')] })
    expect(resolve(plan, parseJakartaTime('2027-01-04T10:00')).source).toEqual(playing('slot'))
  })

  test('has a different occurrence for every slot and local date', () => {
    const plan = makePlan({ slots: [slot(1, 9, 15, 'slot')] })
    expect(resolve(plan, monday('09:00')).occurrence).toBe('2026-11-23/slot-540')
    expect(resolve(plan, monday('14:59')).occurrence).toBe('2026-11-23/slot-540')
    expect(resolve(plan, monday('15:00')).occurrence).toBe('2026-11-23/default')
    expect(resolve(plan, parseJakartaTime('2026-11-24T15:00')).occurrence).toBe('2026-11-24/default')
  })

  test('does not change between an instant and the next boundary', () => {
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
  test.each([
    [0, '1970-01-01', 4, 0],
    [-1, '1969-12-31', 3, 1439],
    [Date.parse('2026-11-22T17:00:00Z') - 7 * 3_600_000, '2026-11-22', 7, 600],
  ])('converts the instant %d to %s, weekday %d, minute %d in UTC', (instant, date, weekday, minute) => {
    expect(getLocalTime({ utc_offset: 0 }, instant)).toMatchObject({ date, weekday, minute })
  })

  test('starts the day at local midnight', () => {
    const { dayStart, weekday } = getLocalTime({ utc_offset: 9 * 60 }, Date.parse('2026-11-22T15:00:00Z'))
    expect(new Date(dayStart).toISOString()).toBe('2026-11-22T15:00:00.000Z')
    expect(weekday).toBe(1)
  })
})

describe('a slot that runs past midnight', () => {
  const night = (weekday: number): PlanSlot[] => [
    { scope: 'zone', weekday, from_minute: 22 * 60, until_minute: 24 * 60, playlist: 'night' },
    { scope: 'zone', weekday: (weekday % 7) + 1, from_minute: 0, until_minute: 2 * 60, playlist: 'night' },
  ]
  const sunday: PlanSlot = {
    scope: 'zone',
    weekday: 7,
    from_minute: 600,
    until_minute: 1200,
    playlist: 'sunday',
  }
  const slots = [...[1, 2, 3, 4, 5, 6].flatMap(night), sunday]
  const playing = (plan: Plan, local: string) => {
    const { source } = resolve(plan, Date.parse(`${local}:00+07:00`))
    return source.kind === 'playlist' ? source.playlist : source.kind
  }
  const holiday = { date: '2026-12-25', weekday: 7, label: null }

  test('belongs to the day on which it began, also before and after a holiday', () => {
    const plan = makePlan({ slots, default_playlist: 'day', patterns: [holiday] })
    const times = [
      '24T23:30',
      '25T01:30',
      '25T02:30',
      '25T11:00',
      '25T23:30',
      '26T01:30',
      '26T23:30',
      '27T01:30',
    ]
    expect(times.map(time => playing(plan, `2026-12-${time}`))).toEqual([
      'night',
      'night',
      'day',
      'sunday',
      'day',
      'day',
      'night',
      'night',
    ])
  })

  test('is not cut off by a season that begins at midnight', () => {
    const from = Date.parse('2026-12-25T00:00:00+07:00')
    const season = { from, until: from + 30 * 24 * 3_600_000, label: null, slots: [] }
    const plan = makePlan({ slots, default_playlist: 'day', season })
    expect(['25T01:30', '25T02:30', '26T01:30'].map(time => playing(plan, `2026-12-${time}`))).toEqual([
      'night',
      'day',
      'day',
    ])
  })

  test('is one occurrence', () => {
    const plan = makePlan({ slots })
    const at = (local: string) => resolve(plan, Date.parse(`${local}:00+07:00`)).occurrence
    expect(at('2026-12-22T01:00')).toBe(at('2026-12-21T23:00'))
    expect(at('2026-12-22T23:00')).not.toBe(at('2026-12-21T23:00'))
  })

  test('is told apart from slots that fill the whole day', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({
      scope: 'zone' as const,
      weekday,
      from_minute: 0,
      until_minute: 1440,
      playlist: weekday === 7 ? 'sunday' : 'work',
    }))
    const plan = makePlan({ slots: all, patterns: [holiday] })
    expect(
      ['24T12:00', '25T00:30', '25T12:00', '26T00:30'].map(time => playing(plan, `2026-12-${time}`)),
    ).toEqual(['work', 'sunday', 'sunday', 'work'])
  })
})
