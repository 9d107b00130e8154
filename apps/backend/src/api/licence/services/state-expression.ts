import { licenceNoticeDays } from '@bgm/validation'
import type { RowCondition } from '#src/api/membership/services/scoped-rows'

const day = 24 * 60 * 60_000

/** The paid periods that cover a zone (`z`). */
export const coveringPeriods = `from subscriptions as s
  where s.business_unit_id = z.business_unit_id and s.zone_count >= z.number`

/** The end of a licence's last paid period, as SQL. */
export const endExpression = `(select max(s.expired_date) ${coveringPeriods})`

/** The state of a licence (`l`) for a zone (`z`), derived from its unit's paid periods, as SQL. */
export function stateExpression(now: number): RowCondition {
  const at = new Date(now)
  return {
    sql: `case
      when l.revoked_at is not null then 'revoked'
      when exists (select 1 ${coveringPeriods} and s.starts_at <= ? and s.expired_date > ? and s.suspended = ?) then 'active'
      when exists (select 1 ${coveringPeriods} and s.starts_at <= ? and s.expired_date > ?) then 'suspended'
      when exists (select 1 ${coveringPeriods} and s.expired_date <= ?) then 'expired'
      else 'missing' end`,
    values: [at, at, false, at, at, at],
  }
}

/** Like `stateExpression`, but with `expiring` for a valid licence that ends soon. */
export function filterExpression(now: number): RowCondition {
  const { sql, values } = stateExpression(now)
  return {
    sql: `case when (${sql}) = 'active' and not exists (select 1 ${coveringPeriods} and s.suspended = ? and s.expired_date > ?)
      then 'expiring' else (${sql}) end`,
    values: [...values, false, new Date(now + licenceNoticeDays * day), ...values],
  }
}
