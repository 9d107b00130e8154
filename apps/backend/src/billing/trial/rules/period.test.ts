import { expect, test } from 'vitest'
import { computeTrialPeriod, findTrialNotice } from './period'

const at = (time: string) => new Date(`${time}+07:00`)

test.each(['2027-03-09T00:00:00', '2027-03-09T15:42:00', '2027-03-09T23:59:59'])(
  'a trial that starts at %s lasts until the end of its fourteenth day',
  time => {
    expect(computeTrialPeriod(at(time))).toEqual({
      starts_at: at('2027-03-09T00:00:00'),
      expired_date: at('2027-03-23T00:00:00'),
    })
  },
)

test.each([
  ['2027-03-19T23:59:59', null],
  ['2027-03-20T00:00:00', 'ending'],
  ['2027-03-22T23:59:59', 'ending'],
  ['2027-03-23T00:00:00', 'ended'],
  ['2027-03-30T12:00:00', 'ended'],
  ['2027-03-31T00:00:00', null],
] as const)('the notice that is due at %s is %s', (now, notice) => {
  expect(findTrialNotice(at('2027-03-23T00:00:00'), at(now))).toBe(notice)
})
