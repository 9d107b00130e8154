import { describe, expect, test } from 'vitest'
import { announcementBodySchema, announcementFormSchema, parseTimes } from './announcements'
import { getParseResult } from './testing/parse-result'

const getErrors = (...given: Parameters<typeof getParseResult>) => {
  const result = getParseResult(...given)
  return 'errors' in result ? result.errors : []
}

const id = 'a'.repeat(24)
const fields = {
  announcement_name: ' Tutup  15 menit lagi ',
  everywhere: 'on',
  announcement_schedule: 'manual',
  gap_minutes: '10',
  per_hour: '4',
}

test.each([
  ['10.00, 14:30; 9', [540, 600, 870]],
  ['9 9.00 09:00', [540]],
  ['24.00', [0]],
  ['', null],
  ['10.00, siang', null],
  ['25', null],
  [Array.from({ length: 25 }, (_, minute) => `10.${10 + minute}`).join(' '), null],
  ['1 '.repeat(100_000), null],
])('parses the times %j', (text, expected) => {
  expect(parseTimes(text)).toEqual(expected)
})

describe('the announcement form', () => {
  test('parses the fields that a browser submits', () => {
    const parsed = announcementFormSchema.parse({
      ...fields,
      everywhere: undefined,
      targets: [`unit:${id}`, `zone:${id}`, `zone:${id}`, 'zone:x', 'other'],
      announcement_schedule: 'interval',
      days: ['1', '5'],
      every_minutes: '30',
      from_time: '10',
      until_time: '21.30',
      from_date: '',
    })
    expect(parsed).toMatchObject({
      announcement_name: 'Tutup 15 menit lagi',
      everywhere: false,
      targets: [`unit:${id}`, `zone:${id}`],
      days: [1, 5],
      every_minutes: 30,
      from_time: '10:00',
      until_time: '21:30',
      from_date: undefined,
    })
  })

  test.each([
    ['no zones to play it in', { everywhere: '' }, 'targets: validation.announcement_targets'],
    ['no weekday', { announcement_schedule: 'times', times: '10' }, 'days: validation.slot_days'],
    [
      'no times',
      { announcement_schedule: 'times', days: '1', times: 'pagi' },
      'times: validation.announcement_times',
    ],
    [
      'too short an interval',
      { announcement_schedule: 'interval', days: '1', every_minutes: '4', from_time: '9', until_time: '10' },
      'every_minutes: validation.announcement_interval',
    ],
    [
      'an end before the beginning',
      {
        announcement_schedule: 'times',
        times: '10',
        days: '1',
        from_date: '2026-11-24',
        until_date: '2026-11-23',
      },
      'until_date: validation.exception_dates',
    ],
    ['too long a gap', { gap_minutes: '241' }, 'gap_minutes: validation.announcement_gap'],
    ['too many per hour', { per_hour: '13' }, 'per_hour: validation.announcement_per_hour'],
    ['markup in its name', { announcement_name: '<b>' }, 'announcement_name: validation.characters'],
  ])('rejects %s', (_, changes, error) => {
    expect(getErrors(announcementFormSchema, { ...fields, ...changes })).toEqual([error])
  })

  test('accepts an announcement without days if it is only played on command', () => {
    expect(getErrors(announcementFormSchema, fields)).toEqual([])
  })
})

describe('the announcement body', () => {
  const schedule = { from_date: null, until_date: null, weekdays: [1], times: [600], every: null }
  const body = {
    name: 'Tutup',
    everywhere: true,
    units: [],
    zones: [],
    schedule,
    gap_minutes: 0,
    per_hour: 1,
  }

  test.each([
    [{}, []],
    [{ everywhere: false }, ['targets: validation.announcement_targets']],
    [{ schedule: { ...schedule, weekdays: [] } }, ['days: validation.slot_days']],
    [{ schedule: { ...schedule, times: [1440] } }, ['schedule.times.0: validation.time']],
    [{ zones: Array.from({ length: 501 }, () => id) }, ['zones: validation.announcement_targets']],
    [{ uploaded_by: 'x' }, [': validation.form_invalid']],
  ])('has, with the changes %j, the errors %j', (changes, errors) => {
    expect(getErrors(announcementBodySchema, { ...body, ...changes })).toEqual(errors)
  })
})
