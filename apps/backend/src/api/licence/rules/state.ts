import type { LicenceState } from '@bgm/validation'

/** A paid period of a unit. */
export type LicencePeriod = { starts_at: Date; expired_date: Date; zone_count: number; suspended: boolean }

type Licence = {
  /** The zone's number within its unit. A period licenses the first `zone_count` zones. */
  number: number
  issued: boolean
  revoked: boolean
}
export type LicenceStatus = { state: LicenceState; until: Date | null }

/** The end of the period, or of the last period that follows it without a gap. */
function endOf(period: LicencePeriod, periods: readonly LicencePeriod[]): Date {
  const next = periods.find(
    ({ starts_at, expired_date, suspended }) =>
      !suspended && starts_at <= period.expired_date && expired_date > period.expired_date,
  )
  return next ? endOf(next, periods) : period.expired_date
}

/**
 * The state of a zone's licence, derived from the periods of its unit. The licence ends with the period,
 * without a grace period.
 */
export function deriveLicenceStatus(
  { number, issued, revoked }: Licence,
  periods: readonly LicencePeriod[],
  now: Date,
): LicenceStatus {
  if (!issued) return { state: 'missing', until: null }
  if (revoked) return { state: 'revoked', until: null }
  const own = periods.filter(({ zone_count }) => zone_count >= number)
  const current = own.filter(({ starts_at, expired_date }) => starts_at <= now && now < expired_date)
  const running = current.find(({ suspended }) => !suspended)
  if (running) return { state: 'active', until: endOf(running, own) }
  const [suspended] = current
  if (suspended) return { state: 'suspended', until: suspended.expired_date }
  const ends = own.map(({ expired_date }) => expired_date.getTime()).filter(end => end <= now.getTime())
  return ends.length > 0
    ? { state: 'expired', until: new Date(Math.max(...ends)) }
    : { state: 'missing', until: null }
}
