import { expect, test } from 'vitest'
import { listExceptionPeriods } from './exceptions'

const jakarta = (local: string) => Date.parse(`${local}+07:00`)
const plan = { from: jakarta('2026-11-23T00:00'), until: jakarta('2026-12-01T00:00'), utc_offset: 7 * 60 }
const exception = {
  scope: 'unit' as const,
  scope_id: 1,
  from_date: '2026-11-24',
  until_date: '2026-11-25',
  from_minute: null,
  until_minute: null,
  playlist: null,
  label: 'Renovasi',
}

test('whole days are one period from local midnight to local midnight', () => {
  expect(listExceptionPeriods(exception, plan)).toEqual([
    {
      from: jakarta('2026-11-24T00:00'),
      until: jakarta('2026-11-26T00:00'),
      scope: 'unit',
      playlist: null,
      label: 'Renovasi',
    },
  ])
})

test('hours apply on each day, but only within the plan', () => {
  const daily = {
    ...exception,
    from_date: '2026-01-01',
    until_date: '2026-11-24',
    from_minute: 600,
    until_minute: 720,
  }
  expect(listExceptionPeriods(daily, plan).map(({ from, until }) => [from, until])).toEqual([
    [jakarta('2026-11-23T10:00'), jakarta('2026-11-23T12:00')],
    [jakarta('2026-11-24T10:00'), jakarta('2026-11-24T12:00')],
  ])
})

test('excludes exceptions that end before the plan begins', () => {
  expect(
    listExceptionPeriods({ ...exception, from_date: '2026-11-01', until_date: '2026-11-22' }, plan),
  ).toEqual([])
})
