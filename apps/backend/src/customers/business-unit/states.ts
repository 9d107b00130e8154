import type { BusinessUnitState } from '@bgm/contract'
import { type Sql, sql } from '#src/platform/database/sql'
import { addDays } from '#src/platform/runtime/jakarta'
import { graceDays, noticeDays } from './rules/subscription-state'

/** Matches units with an order awaiting payment, optionally for one package. */
export const awaitingPaymentCondition = (packageKey?: string): Sql =>
  sql`exists (select 1 from order_lines l
    where l.open_unit_id = u.id${packageKey ? sql` and l.package_key = ${packageKey}` : sql``})`

export const activeSubscriptionCondition = (now: Date): Sql =>
  sql`s.expired_date > ${now} and s.suspended = ${false}`

/** Conditions for the states of a unit and its subscription (`s`); same rules as `getSubscriptionState`. */
export function unitStateConditions(now: Date): Record<BusinessUnitState, Sql> {
  const soon = sql`((s.billing_period = 'monthly' and s.expired_date <= ${addDays(now, noticeDays.monthly)})
    or (s.billing_period = 'yearly' and s.expired_date <= ${addDays(now, noticeDays.yearly)}))`
  const graceStart = addDays(now, -graceDays)
  const running = activeSubscriptionCondition(now)
  const paused = sql`exists (select 1 from subscription_pauses p
    where p.business_unit_id = u.id and p.from_at <= ${now} and p.until_at > ${now})`
  const awaitingPayment = awaitingPaymentCondition()
  return {
    paused: sql`${running} and ${paused}`,
    active: sql`${running} and not ${soon} and not ${paused}`,
    expiring: sql`${running} and ${soon} and not ${paused}`,
    grace: sql`s.expired_date > ${graceStart} and s.expired_date <= ${now} and s.suspended = ${false}
      and s.ended_early is not true`,
    expired: sql`s.expired_date <= ${now} and (s.expired_date <= ${graceStart} or s.ended_early is true)`,
    suspended: sql`s.expired_date > ${graceStart} and (s.expired_date > ${now} or s.ended_early is not true)
      and s.suspended = ${true}`,
    'awaiting-payment': sql`s.id is null and ${awaitingPayment}`,
    none: sql`s.id is null and not ${awaitingPayment}`,
  }
}
