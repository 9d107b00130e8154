import { describe, expect, test } from 'vitest'
import { getText } from '#app/text'
import { findSlotImpact, formatDays, type SlotDraft } from './slot-impact'
import { findOverlapFix, type Slot } from './week'

const title = (name: string) => ({ id: name, en: name })
const slot = (weekday: number, from: number, until: number, name: string): Slot => ({
  season: 'regular',
  weekday,
  from_minute: from * 60,
  until_minute: until * 60,
  playlist: { id: name, title: title(name) },
})
const context = {
  season: 'regular' as const,
  others: [slot(2, 8, 11, 'Pagi')],
  schedule: {
    inherited: [
      { ...slot(2, 11, 17, 'Kopi'), scope: 'unit' as const },
      { ...slot(2, 16, 24, 'Malam'), scope: 'organisation' as const },
    ],
    default_playlist: { id: 'Bawaan', title: title('Bawaan') },
  },
}
const draft = (days: number[], from_time: string, until_time: string): SlotDraft => ({
  days,
  from_time,
  until_time,
  playlist: 'Baru',
})
const names = (titles: (Slot['playlist']['title'] | undefined)[] = []) => titles.map(one => one?.id)

describe('what a slot changes', () => {
  test('includes what played before, what plays after it, and whose slots it overrides', () => {
    const found = findSlotImpact(context, draft([2], '13', '17.30'))
    expect(names(found?.before)).toEqual(['Kopi'])
    expect(names(found?.after)).toEqual(['Malam'])
    expect(found?.replaced).toEqual(['unit', 'organisation'])
  })

  test('continues after midnight with the next day', () => {
    const found = findSlotImpact(context, draft([1], '22', '24'))
    expect(names(found?.after)).toEqual(['Bawaan'])
    expect(names(findSlotImpact(context, draft([1], '22', '12'))?.after)).toEqual([])
    expect(names(findSlotImpact(context, draft([1], '22', '8'))?.after)).toEqual(['Pagi'])
  })

  test.each([
    ['no days', draft([], '13', '14')],
    ['an invalid time', draft([2], '25', '14')],
    ['an overlap', draft([2], '10', '14')],
    ['no playlist', { ...draft([2], '13', '14'), playlist: '' }],
  ])('is null with %s', (_, incomplete) => {
    expect(findSlotImpact(context, incomplete)).toBeNull()
  })

  test.each([
    [[1, 2, 3, 4, 5, 6, 7], 'Setiap hari'],
    [[4, 2, 3], 'Selasa sampai Kamis'],
    [[1, 3], 'Senin dan Rabu'],
  ])('formats the days %j', (days, text) => {
    expect(formatDays(getText('id'), days, 'id')).toBe(text)
  })
})

describe('the suggested fix of an overlap', () => {
  const existing = [slot(2, 8, 11, 'Pagi'), slot(3, 12, 14, 'Siang')]
  test('ends earlier, or starts later if ending earlier is impossible', () => {
    expect(findOverlapFix([slot(3, 11, 13, 'x')], existing)).toEqual({ side: 'until', minute: 720 })
    expect(findOverlapFix([slot(2, 9, 12, 'x')], existing)).toEqual({ side: 'from', minute: 660 })
    expect(findOverlapFix([slot(2, 9, 10, 'x')], existing)).toBeNull()
    expect(findOverlapFix([slot(2, 7, 13, 'x'), slot(3, 7, 13, 'x')], existing)).toEqual({
      side: 'until',
      minute: 480,
    })
  })
})
