import type { BusinessUnitState } from '@bgm/contract'
import type { Scope } from '#src/customers/membership/scope'
import { type Sql, sql } from '#src/platform/database/sql'
import { addDays } from '#src/platform/runtime/jakarta'
import { graceDays, noticeDays } from './rules/subscription-state'

/** Matches units with an order awaiting payment, optionally for one package. */
export const awaitingPaymentCondition = ({ organisation }: Scope, packageKey?: string): Sql =>
  sql`u.id in (select r.business_unit_id from orders r where r.organisation_id = ${organisation}
    and r.state = 'awaiting-payment'${packageKey ? sql` and r.package_key = ${packageKey}` : sql``})`

export const activeSubscriptionCondition = (now: Date): Sql =>
  sql`s.expired_date > ${now} and s.suspended = ${false}`

/** Conditions for the states of a unit and its subscription (`s`); same rules as `getSubscriptionState`. */
export function unitStateConditions(scope: Scope, now: Date): Record<BusinessUnitState, Sql> {
  const soon = sql`((s.billing_period = 'monthly' and s.expired_date <= ${addDays(now, noticeDays.monthly)})
    or (s.billing_period = 'yearly' and s.expired_date <= ${addDays(now, noticeDays.yearly)}))`
  const graceStart = addDays(now, -graceDays)
  const running = activeSubscriptionCondition(now)
  const awaitingPayment = awaitingPaymentCondition(scope)
  return {
    active: sql`${running} and not ${soon}`,
    expiring: sql`${running} and ${soon}`,
    grace: sql`s.expired_date > ${graceStart} and s.expired_date <= ${now} and s.suspended = ${false}
      and s.refunded is not true`,
    expired: sql`s.expired_date <= ${now} and (s.expired_date <= ${graceStart} or s.refunded is true)`,
    suspended: sql`s.expired_date > ${graceStart} and (s.expired_date > ${now} or s.refunded is not true)
      and s.suspended = ${true}`,
    'awaiting-payment': sql`s.id is null and ${awaitingPayment}`,
    none: sql`s.id is null and not ${awaitingPayment}`,
  }
}
