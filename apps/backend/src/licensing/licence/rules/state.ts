import type { LicenceState } from '@bgm/validation'
import { type LicensedSpan, licenceEndedAt, licensedUntil } from './licensed-until'

/** A paid period of a unit. */
export type LicencePeriod = { starts_at: Date; expired_date: Date; zone_count: number; suspended: boolean }

type Licence = {
  /** The zone's number within its unit. A period licenses the first `zone_count` zones. */
  number: number
  issued: boolean
  /** When the licence was revoked, in milliseconds, or null. */
  revokedAt: number | null
  /** The recorded times during which the licence was in force, for periods that no longer cover the zone. */
  history?: readonly LicensedSpan[] | undefined
}
export type LicenceStatus = { state: LicenceState; until: Date | null }

const toSpan = ({ starts_at, expired_date }: LicencePeriod): LicensedSpan => ({
  from: starts_at.getTime(),
  until: expired_date.getTime(),
})

/** The status of an issued licence at a time before it was revoked. */
function statusAt(
  { number, history = [] }: Licence,
  periods: readonly LicencePeriod[],
  at: number,
): LicenceStatus {
  const own = periods.filter(({ zone_count }) => zone_count >= number)
  const paused = own.filter(({ suspended }) => suspended).map(toSpan)
  const running = own.filter(({ suspended }) => !suspended).map(toSpan)
  const until = licensedUntil(running, at)
  if (until !== null) return { state: 'active', until: new Date(until) }
  const suspended = paused.find(span => span.from <= at && span.until > at)
  if (suspended) return { state: 'suspended', until: new Date(suspended.until) }
  const ended = licenceEndedAt([...running, ...paused, ...history], at)
  return ended === null ? { state: 'missing', until: null } : { state: 'expired', until: new Date(ended) }
}

/**
 * The state of a zone's licence, derived from the periods of its unit. `until` is when the licence ends or
 * ended. The licence ends with the period, without a grace period.
 */
export function deriveLicenceStatus(
  licence: Licence,
  periods: readonly LicencePeriod[],
  now: Date,
): LicenceStatus {
  const { issued, revokedAt } = licence
  if (!issued) return { state: 'missing', until: null }
  if (revokedAt === null) return statusAt(licence, periods, now.getTime())
  const before = statusAt(licence, periods, revokedAt)
  return { state: 'revoked', until: before.state === 'expired' ? before.until : new Date(revokedAt) }
}
