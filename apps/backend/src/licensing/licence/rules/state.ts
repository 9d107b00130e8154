import type { LicenceState } from '@bgm/validation'
import { type LicensedSpan, licenceEndedAt, licensedUntil } from './licensed-until'

/** A paid period of a unit. `licensed_until` is when its licence ends, with its grace period. */
export type LicencePeriod = {
  starts_at: Date
  expired_date: Date
  licensed_until: Date
  zone_count: number
  suspended: boolean
}

type Licence = {
  /** The zone's number within its unit. A period licenses the first `zone_count` zones. */
  number: number
  issued: boolean
  /** When the licence was revoked, in milliseconds, or null. */
  revokedAt: number | null
  /** The recorded times during which the licence was in force, for periods that no longer cover the zone. */
  history?: readonly LicensedSpan[] | undefined
}
export type LicenceStatus = {
  state: LicenceState
  /** When the state ends or, if music is not allowed, when the licence ended. */
  until: Date | null
  /** The licensed time of a licence that allows music, and its part that is paid; null if there is none. */
  valid: { paidUntil: Date; until: Date } | null
}

const toPaidSpan = ({ starts_at, expired_date }: LicencePeriod): LicensedSpan => ({
  from: starts_at.getTime(),
  until: expired_date.getTime(),
})
const toLicensedSpan = ({ starts_at, licensed_until }: LicencePeriod): LicensedSpan => ({
  from: starts_at.getTime(),
  until: licensed_until.getTime(),
})

/** The status of an issued licence at a time before it was revoked. */
function statusAt(
  { number, history = [] }: Licence,
  periods: readonly LicencePeriod[],
  at: number,
): LicenceStatus {
  const own = periods.filter(({ zone_count }) => zone_count >= number)
  const running = own.filter(({ suspended }) => !suspended)
  const licensed = running.map(toLicensedSpan)
  const until = licensedUntil(licensed, at)
  const paid = running.map(toPaidSpan)
  const paidUntil = licensedUntil(paid, at)
  if (until !== null) {
    const end = paidUntil ?? licenceEndedAt(paid, at)
    const valid = { paidUntil: new Date(end ?? until), until: new Date(until) }
    return paidUntil === null
      ? { state: 'overdue', until: valid.until, valid }
      : { state: 'active', until: valid.paidUntil, valid }
  }
  const paused = own.filter(({ suspended }) => suspended).map(toPaidSpan)
  const suspended = paused.find(span => span.from <= at && span.until > at)
  if (suspended) return { state: 'suspended', until: new Date(suspended.until), valid: null }
  const ended = licenceEndedAt([...licensed, ...paused, ...history], at)
  return ended === null
    ? { state: 'missing', until: null, valid: null }
    : { state: 'expired', until: new Date(ended), valid: null }
}

/**
 * The state of a zone's licence, derived from the periods of its unit. A licence is overdue during the grace
 * period after its last paid period, in which the music goes on.
 */
export function deriveLicenceStatus(
  licence: Licence,
  periods: readonly LicencePeriod[],
  now: Date,
): LicenceStatus {
  const { issued, revokedAt } = licence
  if (!issued) return { state: 'missing', until: null, valid: null }
  if (revokedAt === null) return statusAt(licence, periods, now.getTime())
  const before = statusAt(licence, periods, revokedAt)
  const until = before.state === 'expired' ? before.until : new Date(revokedAt)
  return { state: 'revoked', until, valid: null }
}

type ShownStatus = Omit<LicenceStatus, 'state'> & {
  state: LicenceState | 'paused'
  /** When a paused licence is valid again. */
  pausedUntil: Date | null
}

/** The status that people see: a valid licence is paused while its unit is. */
export function deriveShownStatus(
  licence: Licence,
  periods: readonly LicencePeriod[],
  pauses: readonly { from: Date; until: Date }[],
  now: Date,
): ShownStatus {
  const status = deriveLicenceStatus(licence, periods, now)
  const pause = pauses.find(({ from, until }) => from <= now && until > now)
  return status.state === 'active' && pause
    ? { ...status, state: 'paused', pausedUntil: pause.until }
    : { ...status, pausedUntil: null }
}
