import { getGraceEnd } from '#src/customers/business-unit/rules/subscription-state'

type Period = { starts_at: Date; expired_date: Date; suspended: boolean; ended_early: boolean }

const continues = (next: Period, { expired_date }: Period) =>
  next.starts_at <= expired_date && next.expired_date > expired_date

/**
 * When the licence of a unit's paid period ends: with its grace period, unless another period continues it, it is
 * suspended or it ended early. `licensedEndExpression` is the same rule in SQL.
 */
const getLicensedEnd = (period: Period, periods: readonly Period[]): Date =>
  period.suspended || periods.some(other => continues(other, period))
    ? period.expired_date
    : getGraceEnd(period)

/** All paid periods of one unit, with the end of the licence of each. */
export const withLicensedEnds = <P extends Period>(periods: readonly P[]): (P & { licensed_until: Date })[] =>
  periods.map(period => ({ ...period, licensed_until: getLicensedEnd(period, periods) }))
