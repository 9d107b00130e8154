import { expect, test } from 'vitest'
import { checkVoucher, type VoucherTerms } from './applicability'

const now = new Date('2026-11-20T05:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const open: VoucherTerms = {
  value: 100_000,
  remaining: 1,
  starts_at: null,
  ends_at: null,
  minimum_price: null,
  package_key: null,
}

test.each([
  ['valid for everything', open, null],
  ['unknown', null, 'voucher-unknown'],
  ['used up', { ...open, remaining: 0 }, 'voucher-used-up'],
  ['expired', { ...open, ends_at: hours(-1) }, 'voucher-expired'],
  ['expiring now', { ...open, ends_at: now }, 'voucher-expired'],
  ['expired and used up', { ...open, ends_at: hours(-1), remaining: 0 }, 'voucher-expired'],
  ['not valid yet', { ...open, starts_at: hours(1) }, 'voucher-not-applicable'],
  ['currently valid', { ...open, starts_at: hours(-1), ends_at: hours(1) }, null],
  ['for another package', { ...open, package_key: 'multi-location' }, 'voucher-not-applicable'],
  ['for this package', { ...open, package_key: 'small-room' }, null],
  ['for larger orders', { ...open, minimum_price: 200_001 }, 'voucher-not-applicable'],
  ['worth nothing', { ...open, value: 0 }, 'voucher-not-applicable'],
  ['worth a negative amount', { ...open, value: -50_000 }, 'voucher-not-applicable'],
  ['for orders of this size', { ...open, minimum_price: 200_000 }, null],
])('returns the expected result for a voucher that is %s', (_, voucher, error) => {
  expect(checkVoucher(voucher, { package: 'small-room', price: 200_000 }, now)).toBe(error)
})
