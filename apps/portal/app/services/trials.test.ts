import { expect, test } from 'vitest'
import { toTrialState } from './trials.server'

const trial = {
  business_unit: { id: 'u1', name: 'Salon Contoh' },
  zone: null,
  licence: null,
  starts_at: '2027-03-08T17:00:00.000Z',
  ends_at: '2027-03-22T17:00:00.000Z',
  continues_at: null,
  played: { songs: 0, seconds: 0 },
}

test.each([
  ['2027-03-09T15:42:00', 0, 14, 'calm'],
  ['2027-03-13T23:59:59', 4, 10, 'calm'],
  ['2027-03-19T23:59:59', 10, 4, 'calm'],
  ['2027-03-20T00:00:00', 11, 3, 'soon'],
  ['2027-03-22T23:59:59', 13, 1, 'soon'],
  ['2027-03-23T00:00:00', 14, 0, 'ended'],
  ['2027-05-01T12:00:00', 14, 0, 'ended'],
])('at %s, %i days are over and %i are left', (now, passed, left, tone) => {
  expect(toTrialState(trial, Date.parse(`${now}+07:00`))).toMatchObject({ passed, left, tone })
})
