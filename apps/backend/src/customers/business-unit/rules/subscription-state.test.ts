import { expect, test } from 'vitest'
import { getGraceEnd, getSubscriptionState } from './subscription-state'

const now = new Date('2026-11-20T05:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

test.each([
  ['yearly', 31, false, 'active'],
  ['yearly', 30, false, 'expiring'],
  ['monthly', 8, false, 'active'],
  ['monthly', 7, false, 'expiring'],
  ['monthly', 0, false, 'grace'],
  ['monthly', -6, false, 'grace'],
  ['monthly', -6, true, 'suspended'],
  ['monthly', -7, false, 'expired'],
  ['yearly', -8, true, 'expired'],
  ['yearly', 200, true, 'suspended'],
] as const)(
  'a %s subscription with %i days left (suspended: %s) is %s',
  (billing_period, days, suspended, state) => {
    const dates = { billing_period, expired_date: inDays(days), suspended, ended_early: false }
    expect(getSubscriptionState(dates, now)).toBe(state)
  },
)

test('a subscription that ended early expires without a grace period', () => {
  const ended = { billing_period: 'monthly', suspended: false, ended_early: true } as const
  expect(getSubscriptionState({ ...ended, expired_date: now }, now)).toBe('expired')
  expect(getGraceEnd({ ...ended, expired_date: now })).toEqual(now)
})
