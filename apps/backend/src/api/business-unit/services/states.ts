import type { Scope } from '#src/api/membership/services/scope'
import { addDays } from '#src/api/subscription/rules/jakarta'
import { graceDays, noticeDays } from '#src/api/subscription/rules/state'

export const unitStateNames = [
  'active',
  'expiring',
  'grace',
  'expired',
  'suspended',
  'awaiting-payment',
  'none',
] as const
type UnitState = (typeof unitStateNames)[number]

/** An SQL condition on rows of `joinSubscription`, with the values of its placeholders. */
export type RowCondition = { sql: string; values: unknown[] }

/** Matches units with an order awaiting payment, optionally for one package. */
export function awaitingPaymentCondition({ organisation }: Scope, packageKey?: string): RowCondition {
  const ordered = packageKey ? ' and r.package_key = ?' : ''
  return {
    sql: `u.id in (select r.business_unit_id from orders as r where r.organisation_id = ? and r.state = 'awaiting-payment'${ordered})`,
    values: [organisation, ...(packageKey ? [packageKey] : [])],
  }
}

export const activeCondition = (now: Date): RowCondition => ({
  sql: 's.expired_date > ? and s.suspended = ?',
  values: [now, false],
})

/** Conditions for the states of a unit, by the same rules as `getSubscriptionState`. */
export function unitStateConditions(scope: Scope, now: Date): Record<UnitState, RowCondition> {
  const soon = `((s.billing_period = 'monthly' and s.expired_date <= ?) or (s.billing_period = 'yearly' and s.expired_date <= ?))`
  const notice = [addDays(now, noticeDays.monthly), addDays(now, noticeDays.yearly)]
  const graceStart = addDays(now, -graceDays)
  const running = activeCondition(now)
  const awaitingPayment = awaitingPaymentCondition(scope)
  return {
    active: { sql: `${running.sql} and not ${soon}`, values: [...running.values, ...notice] },
    expiring: { sql: `${running.sql} and ${soon}`, values: [...running.values, ...notice] },
    grace: {
      sql: 's.expired_date > ? and s.expired_date <= ? and s.suspended = ? and s.refunded is not true',
      values: [graceStart, now, false],
    },
    expired: {
      sql: 's.expired_date <= ? and (s.expired_date <= ? or s.refunded is true)',
      values: [now, graceStart],
    },
    suspended: {
      sql: 's.expired_date > ? and (s.expired_date > ? or s.refunded is not true) and s.suspended = ?',
      values: [graceStart, now, true],
    },
    'awaiting-payment': { sql: `s.id is null and ${awaitingPayment.sql}`, values: awaitingPayment.values },
    none: { sql: `s.id is null and not ${awaitingPayment.sql}`, values: awaitingPayment.values },
  }
}
