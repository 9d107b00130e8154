import { expect, test } from 'vitest'
import { deriveLicenceStatus } from './state'

const day = (date: string) => new Date(`${date}T00:00:00+07:00`)
const period = (from: string, until: string, changes = {}) => ({
  starts_at: day(from),
  expired_date: day(until),
  zone_count: 2,
  suspended: false,
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
  ['a period that ended today', licence, [period('2026-10-23', '2026-11-23')], 'expired', '2026-11-23'],
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
    '2026-12-01',
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
  expect(deriveLicenceStatus(own, periods, now)).toEqual({ state, until: until && day(until) })
})
