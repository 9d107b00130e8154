import { expect, test } from 'vitest'
import { withLicensedEnds } from './grace'
import { deriveLicenceStatus } from './state'

const day = (date: string) => new Date(`${date}T00:00:00+07:00`)
const period = (from: string, until: string, changes = {}) => ({
  starts_at: day(from),
  expired_date: day(until),
  zone_count: 2,
  suspended: false,
  ended_early: false,
  ...changes,
})
const licence = { number: 1, issued: true, revokedAt: null }
const now = day('2026-11-23')

const november = period('2026-11-01', '2026-12-01')

test.each([
  ['a running period', licence, [november], 'active', '2026-12-01'],
  [
    'a period that a renewal continues',
    licence,
    [november, period('2026-12-01', '2027-01-01')],
    'active',
    '2027-01-01',
  ],
  [
    'a later period after a gap',
    licence,
    [november, period('2026-12-05', '2027-01-05')],
    'active',
    '2026-12-01',
  ],
  ['a suspended period', licence, [{ ...november, suspended: true }], 'suspended', '2026-12-01'],
  ['a period that ended today', licence, [period('2026-10-23', '2026-11-23')], 'overdue', '2026-11-30'],
  [
    'the last day of the grace period',
    licence,
    [period('2026-10-17', '2026-11-17')],
    'overdue',
    '2026-11-24',
  ],
  ['a grace period that ended today', licence, [period('2026-10-16', '2026-11-16')], 'expired', '2026-11-23'],
  [
    'a period that ended early',
    licence,
    [period('2026-10-23', '2026-11-22', { ended_early: true })],
    'expired',
    '2026-11-22',
  ],
  [
    'a suspended period that ended',
    licence,
    [period('2026-10-23', '2026-11-22', { suspended: true })],
    'expired',
    '2026-11-22',
  ],
  [
    'a zone that the renewal left out',
    { ...licence, number: 2 },
    [period('2026-10-22', '2026-11-22'), period('2026-11-22', '2026-12-22', { zone_count: 1 })],
    'expired',
    '2026-11-22',
  ],
  [
    'a renewal that was refunded in its first days',
    licence,
    [period('2026-10-20', '2026-11-20'), period('2026-11-20', '2026-11-22', { ended_early: true })],
    'expired',
    '2026-11-22',
  ],
  ['a period that starts later', licence, [period('2026-11-24', '2026-12-24')], 'missing', null],
  ['no period', licence, [], 'missing', null],
  ['a zone that is not paid for', { ...licence, number: 3 }, [november], 'missing', null],
  [
    'a zone that the renewal leaves out',
    { ...licence, number: 2 },
    [november, period('2026-12-01', '2027-01-01', { zone_count: 1 })],
    'active',
    '2026-12-01',
  ],
  [
    'a revoked licence',
    { ...licence, revokedAt: day('2026-11-20').getTime() },
    [november],
    'revoked',
    '2026-11-20',
  ],
  [
    'a licence that had ended when it was revoked',
    { ...licence, revokedAt: day('2026-12-20').getTime() },
    [november],
    'revoked',
    '2026-12-08',
  ],
  [
    'a zone whose period no longer includes it',
    {
      ...licence,
      number: 3,
      history: [{ from: day('2026-11-01').getTime(), until: day('2026-11-22').getTime() }],
    },
    [november],
    'expired',
    '2026-11-22',
  ],
  ['a zone without a licence', { ...licence, issued: false }, [november], 'missing', null],
] as const)('derives the licence status for %s', (_, own, periods, state, until) => {
  expect(deriveLicenceStatus(own, withLicensedEnds(periods), now)).toMatchObject({
    state,
    until: until && day(until),
  })
})

test.each([
  ['an active licence', '2026-11-10', '2026-12-01', '2026-12-08'],
  ['an overdue licence', '2026-12-03', '2026-12-01', '2026-12-08'],
])('devices may play with %s until its grace period ends', (_, at, paidUntil, until) => {
  const { valid } = deriveLicenceStatus(licence, withLicensedEnds([november]), day(at))
  expect(valid).toEqual({ paidUntil: day(paidUntil), until: day(until) })
})
