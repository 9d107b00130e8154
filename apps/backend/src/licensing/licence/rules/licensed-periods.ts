import type { LicensedSpan } from './licensed-until'
import type { LicencePeriod } from './state'

/** A paid period that covers a zone, with the end that its licence has now. */
type CoveredPeriod = LicensedSpan & { subscription: number }

/** A stored time during which a licence was in force. */
export type RecordedPeriod = CoveredPeriod & { id: number }

type Licence = {
  /** The zone's number within its unit. */
  number: number
  /** The time when the zone was added, which no licence precedes. */
  coveredFrom: number
  /** When the licence was revoked, or null. */
  revokedAt: number | null
  /** When its suspended period was suspended. */
  suspendedAt: number
}

type Period = LicencePeriod & { subscription: number }

/**
 * The periods that cover a zone, with their grace periods. A revoked licence or suspended period ends when it was revoked or
 * suspended.
 */
export const listCoveredPeriods = (
  { number, coveredFrom, revokedAt, suspendedAt }: Licence,
  periods: readonly Period[],
): CoveredPeriod[] =>
  periods
    .filter(({ zone_count }) => zone_count >= number)
    .map(({ subscription, starts_at, licensed_until, suspended }) => ({
      subscription,
      from: Math.max(starts_at.getTime(), coveredFrom),
      until: Math.min(
        licensed_until.getTime(),
        revokedAt ?? Number.POSITIVE_INFINITY,
        suspended ? suspendedAt : Number.POSITIVE_INFINITY,
      ),
    }))
    .filter(({ from, until }) => from < until)

/** The periods as they are recorded: a grace period only once it has begun, because most periods are renewed. */
export const withoutFutureGrace = <P extends Period>(periods: readonly P[], now: number): P[] =>
  periods.map(period =>
    period.expired_date.getTime() > now ? { ...period, licensed_until: period.expired_date } : period,
  )

type PeriodChanges = {
  added: CoveredPeriod[]
  /** New ends of recorded periods. */
  ended: { id: number; until: number }[]
  removed: number[]
}

function firstPieces(covered: CoveredPeriod, now: number, stoppedAt: number | null): CoveredPeriod[] {
  if (stoppedAt === null) return [covered]
  const before = { ...covered, until: Math.min(covered.until, stoppedAt) }
  const after = { ...covered, from: Math.max(covered.from, now) }
  return [before, after].filter(({ from, until }) => from < until)
}

/**
 * The changes that bring the recorded periods up to date without changing the past. `stoppedAt` is the time
 * since which the licence was revoked or suspended until now, or null.
 */
export function comparePeriods(
  recorded: readonly RecordedPeriod[],
  covered: readonly CoveredPeriod[],
  now: number,
  stoppedAt: number | null,
): PeriodChanges {
  const changes: PeriodChanges = { added: [], ended: [], removed: [] }
  const end = ({ id, from, until }: RecordedPeriod, at: number) => {
    if (until <= now || until === at) return
    if (from >= now && at <= from) changes.removed.push(id)
    else changes.ended.push({ id, until: Math.max(at, now) })
  }
  for (const period of covered) {
    const last = recorded.findLast(({ subscription }) => subscription === period.subscription)
    if (!last) changes.added.push(...firstPieces(period, now, stoppedAt))
    else if (last.until > now) end(last, period.until)
    else if (period.until > now && period.until !== last.until)
      changes.added.push({ ...period, from: Math.max(period.from, now) })
  }
  const current = new Set(covered.map(({ subscription }) => subscription))
  for (const period of recorded) if (!current.has(period.subscription)) end(period, now)
  return changes
}
