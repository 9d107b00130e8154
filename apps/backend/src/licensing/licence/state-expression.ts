import { licenceNoticeDays } from '@bgm/validation'
import { graceDays, type RowCondition } from '#src/customers'

const day = 24 * 60 * 60_000

/** The paid periods that cover a zone (`z`). */
export const coveringPeriodsClause = `from subscriptions as s
  where s.business_unit_id = z.business_unit_id and s.zone_count >= z.number`

/** When the licence of a paid period (`s`) ends, as SQL: `getLicensedEnd`. */
export const licensedEndExpression = `(case when s.suspended or s.ended_early is true or exists (
    select 1 from subscriptions as n where n.business_unit_id = s.business_unit_id
    and n.starts_at <= s.expired_date and n.expired_date > s.expired_date)
  then s.expired_date else s.expired_date + interval '${graceDays} days' end)`

/** Whether a paid period that is not suspended covers a zone (`z`) now. */
const paidExpression = (now: number): RowCondition => ({
  sql: `exists (select 1 ${coveringPeriodsClause} and s.starts_at <= ? and s.expired_date > ? and s.suspended = ?)`,
  values: [new Date(now), new Date(now), false],
})

/**
 * Whether a zone (`z`) with a licence that is not revoked is licensed, as SQL: `licensedUntil` for many zones. The first
 * condition on the end of the period is implied by the second, but can use an index.
 */
export const licensedExpression = (now: number): RowCondition => ({
  sql: `exists (select 1 ${coveringPeriodsClause} and s.starts_at <= ? and s.expired_date > ? and s.suspended = ?
    and ${licensedEndExpression} > ?)`,
  values: [new Date(now), new Date(now - graceDays * day), false, new Date(now)],
})

/** The end of a licence's last paid period, as SQL. */
export const licenceEndExpression = `(select max(s.expired_date) ${coveringPeriodsClause})`

/** The state of a licence (`l`) for a zone (`z`), derived from its unit's paid periods, as SQL. */
export function licenceStateExpression(now: number): RowCondition {
  const at = new Date(now)
  const paid = paidExpression(now)
  const licensed = licensedExpression(now)
  return {
    sql: `case
      when l.revoked_at is not null then 'revoked'
      when ${paid.sql} then 'active'
      when ${licensed.sql} then 'overdue'
      when exists (select 1 ${coveringPeriodsClause} and s.starts_at <= ? and s.expired_date > ?) then 'suspended'
      when exists (select 1 ${coveringPeriodsClause} and s.expired_date <= ?) then 'expired'
      when exists (select 1 from licensed_periods as lp where lp.licence_id = l.id and lp.until_at <= ?) then 'expired'
      else 'missing' end`,
    values: [...paid.values, ...licensed.values, at, at, at, now],
  }
}

/** Like `licenceStateExpression`, but with `expiring` for a valid licence that ends soon. */
export function licenceFilterExpression(now: number): RowCondition {
  const { sql, values } = licenceStateExpression(now)
  return {
    sql: `case when (${sql}) = 'active' and not exists (select 1 ${coveringPeriodsClause} and s.suspended = ? and s.expired_date > ?)
      then 'expiring' else (${sql}) end`,
    values: [...values, false, new Date(now + licenceNoticeDays * day), ...values],
  }
}
