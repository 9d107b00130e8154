import { expect, test } from 'vitest'
import type { ExceptionRow } from '../slots'
import { listExceptionPeriods, listMandatorySilences, planExceptions } from './exceptions'

const jakarta = (local: string) => Date.parse(`${local}+07:00`)
const plan = { from: jakarta('2026-11-23T00:00'), until: jakarta('2026-12-01T00:00'), utc_offset: 7 * 60 }
const exception: ExceptionRow = {
  id: 1,
  document_id: 'exception',
  scope: 'unit',
  scope_id: 1,
  kind: 'silence',
  mandatory: false,
  from_date: '2026-11-24',
  until_date: '2026-11-25',
  from_minute: null,
  until_minute: null,
  playlist: null,
  label: 'Renovasi',
  repeats: 'never',
  repeat_days: null,
}
const label = { id: 'Renovasi', en: 'Renovasi' }

test('consecutive whole days form one period from local midnight to local midnight', () => {
  const period = { from: jakarta('2026-11-24T00:00'), until: jakarta('2026-11-26T00:00') }
  expect(planExceptions([exception], plan).exceptions).toEqual([
    { ...period, scope: 'unit', playlist: null, label },
  ])
  expect(listMandatorySilences([exception], plan)).toEqual([])
  const mandatory = { ...exception, mandatory: true }
  expect(planExceptions([mandatory], plan).exceptions).toEqual([])
  expect(listMandatorySilences([mandatory], plan)).toEqual([{ ...period, reason: 'exception', label }])
})

test('an exception with hours applies on each day, but only within the plan', () => {
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

test('hours that end before they start continue past midnight', () => {
  const night = { ...exception, until_date: '2026-11-24', from_minute: 22 * 60, until_minute: 120 }
  expect(listExceptionPeriods(night, plan)).toEqual([
    { from: jakarta('2026-11-24T22:00'), until: jakarta('2026-11-25T02:00') },
  ])
})

test('a Sunday pattern applies to dates within the plan, and the narrowest scope takes precedence', () => {
  const sunday: ExceptionRow = {
    ...exception,
    kind: 'sunday',
    from_date: '2026-11-20',
    until_date: '2026-11-23',
  }
  const own: ExceptionRow = { ...sunday, scope: 'zone', label: 'Libur toko' }
  expect(planExceptions([sunday, own], plan).patterns).toEqual([
    { date: '2026-11-23', weekday: 7, label: { id: 'Libur toko', en: 'Libur toko' } },
  ])
})

test('excludes exceptions that end before the plan begins', () => {
  expect(
    listExceptionPeriods({ ...exception, from_date: '2026-11-01', until_date: '2026-11-22' }, plan),
  ).toEqual([])
})
