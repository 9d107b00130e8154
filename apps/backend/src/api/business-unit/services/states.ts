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

/** A condition on rows of `withSubscription`, with the values of its question marks. */
export type RowCondition = { sql: string; values: unknown[] }

/** A unit that has an order which awaits its payment, of one package or of any. */
export function awaitingPaymentCondition({ organisation }: Scope, packageKey?: string): RowCondition {
  const ordered = packageKey ? ' and r.package_key = ?' : ''
  return {
    sql: `u.id in (select r.business_unit_id from orders as r where r.organisation_id = ? and r.state = 'awaiting-payment'${ordered})`,
    values: [organisation, ...(packageKey ? [packageKey] : [])],
  }
}

export const runningCondition = (now: Date): RowCondition => ({
  sql: 's.expired_date > ? and s.suspended = ?',
  values: [now, false],
})

/** The states of a unit, by the rule of `subscriptionState`. */
export function unitStateConditions(scope: Scope, now: Date): Record<UnitState, RowCondition> {
  const soon = `((s.billing_period = 'monthly' and s.expired_date <= ?) or (s.billing_period = 'yearly' and s.expired_date <= ?))`
  const notice = [addDays(now, noticeDays.monthly), addDays(now, noticeDays.yearly)]
  const over = addDays(now, -graceDays)
  const running = runningCondition(now)
  const awaits = awaitingPaymentCondition(scope)
  return {
    active: { sql: `${running.sql} and not ${soon}`, values: [...running.values, ...notice] },
    expiring: { sql: `${running.sql} and ${soon}`, values: [...running.values, ...notice] },
    grace: {
      sql: 's.expired_date > ? and s.expired_date <= ? and s.suspended = ?',
      values: [over, now, false],
    },
    expired: { sql: 's.expired_date <= ?', values: [over] },
    suspended: { sql: 's.expired_date > ? and s.suspended = ?', values: [over, true] },
    'awaiting-payment': { sql: `s.id is null and ${awaits.sql}`, values: awaits.values },
    none: { sql: `s.id is null and not ${awaits.sql}`, values: awaits.values },
  }
}
