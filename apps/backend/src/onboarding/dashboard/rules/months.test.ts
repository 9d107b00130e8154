import { expect, test } from 'vitest'
import { listMonths } from './months'

test('months start at midnight in Jakarta and continue across year boundaries', () => {
  const months = listMonths(new Date('2026-11-30T18:00:00Z'), -1, 3)
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(months[1]?.from.toISOString()).toBe('2026-11-30T17:00:00.000Z')
  expect(months[0]?.until).toEqual(months[1]?.from)
})
