import { describe, expect, test } from 'vitest'
import { makePlan, parseJakartaTime } from './testing/plans'
import { createTimeline, findNextChange } from './timeline'

const plan = makePlan({
  slots: [
    { scope: 'zone', weekday: 1, from_minute: 540, until_minute: 600, playlist: 'morning' },
    { scope: 'zone', weekday: 1, from_minute: 600, until_minute: 720, playlist: 'morning' },
  ],
})
const at = (time: string) => parseJakartaTime(`2026-11-23T${time}`)

describe('a timeline', () => {
  test('merges adjacent segments with the same source and reason', () => {
    const segments = createTimeline(plan, at('00:00'), parseJakartaTime('2026-11-24T00:00'))
    expect(segments.map(({ from, until, layer }) => [from, until, layer])).toEqual([
      [at('00:00'), at('09:00'), 'default'],
      [at('09:00'), at('12:00'), 'slot'],
      [at('12:00'), parseJakartaTime('2026-11-24T00:00'), 'default'],
    ])
  })

  test('keeps adjacent silences with different reasons apart', () => {
    const silences = [
      { from: at('06:00'), until: at('12:00'), reason: 'nyepi' as const, label: null },
      { from: at('12:00'), until: at('12:20'), reason: 'prayer' as const, label: null },
      {
        from: at('12:20'),
        until: at('13:00'),
        reason: 'prayer' as const,
        label: { id: 'Jumat', en: 'Friday' },
      },
    ]
    const segments = createTimeline(makePlan({ silences }), at('06:00'), at('13:00'))
    expect(segments.map(({ from, reason }) => [from, reason.silence, reason.label?.en])).toEqual([
      [at('06:00'), 'nyepi', undefined],
      [at('12:00'), 'prayer', undefined],
      [at('12:20'), 'prayer', 'Friday'],
    ])
  })

  test('ends at the requested instant', () => {
    expect(createTimeline(plan, at('10:00'), at('10:30'))).toMatchObject([
      { from: at('10:00'), until: at('10:30') },
    ])
  })
})

describe('the next change', () => {
  test('is the next segment with a different source or reason', () => {
    expect(findNextChange(plan, at('09:30'))).toMatchObject({ from: at('12:00'), layer: 'default' })
    expect(findNextChange(plan, at('13:00'))).toMatchObject({
      from: parseJakartaTime('2026-11-30T09:00'),
      layer: 'slot',
    })
  })

  test('is null if nothing changes within eight days', () => {
    expect(findNextChange(makePlan(), at('09:30'))).toBeNull()
  })
})
