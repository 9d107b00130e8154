import type { OpeningHours } from '@bgm/validation'
import { startOfLocalDate, type TimeZoneHistory } from '#src/customers/region/rules/time-zone-history'
import { isLicensedBetween, type LicensedSpan } from '#src/licensing/licence/rules/licensed-until'
import { dateAfter } from '#src/reporting/usage/rules/gaps'
import { countOpenSeconds } from './opening-hours'

export type DayAmounts = { plays: number; signed_plays: number; seconds: number; open_seconds: number | null }

export type ZoneMonth = {
  timeZones: TimeZoneHistory
  licensed: readonly LicensedSpan[]
  /** The totals for each local date. `open_seconds` are those within opening hours, or null if unknown. */
  days: ReadonlyMap<string, DayAmounts>
}

export type CoverageAmounts = {
  plays: number
  signed_plays: number
  seconds: number
  reported_seconds: number
  open_seconds: number
}

/** The rank of rows without opening hours in a month, which sorts them after all other rows. */
export const noOpeningHoursRank = 1001

/** Coverage in per mille, or `noOpeningHoursRank`. */
export const getCoverageRank = ({
  reported_seconds,
  open_seconds,
}: Pick<CoverageAmounts, 'reported_seconds' | 'open_seconds'>) =>
  open_seconds > 0 ? Math.floor((reported_seconds / open_seconds) * 1000) : noOpeningHoursRank

/**
 * The amounts that a zone reported from one local date to another (exclusive), and its opening hours on the
 * dates on which it was licensed, in seconds. Only what was played within opening hours counts, and no date counts
 * for more than its opening hours, so a long day does not make up for a silent one.
 */
export function measureZone(
  week: OpeningHours,
  { timeZones, licensed, days }: ZoneMonth,
  { from, until }: { from: string; until: string },
): CoverageAmounts {
  const amounts = { ...zeroCoverageAmounts }
  for (let date = from; date < until; date = dateAfter(date)) {
    const heard = days.get(date)
    amounts.plays += heard?.plays ?? 0
    amounts.signed_plays += heard?.signed_plays ?? 0
    amounts.seconds += heard?.seconds ?? 0
    const [start, end] = [date, dateAfter(date)].map(one => startOfLocalDate(timeZones, one))
    if (start === undefined || end === undefined || !isLicensedBetween(licensed, start, end)) continue
    const open = countOpenSeconds(week, date)
    amounts.open_seconds += open
    amounts.reported_seconds += Math.min(heard?.open_seconds ?? heard?.seconds ?? 0, open)
  }
  return amounts
}

export const addCoverageAmounts = (one: CoverageAmounts, other: CoverageAmounts): CoverageAmounts => ({
  plays: one.plays + other.plays,
  signed_plays: one.signed_plays + other.signed_plays,
  seconds: one.seconds + other.seconds,
  reported_seconds: one.reported_seconds + other.reported_seconds,
  open_seconds: one.open_seconds + other.open_seconds,
})

export const zeroCoverageAmounts: CoverageAmounts = {
  plays: 0,
  signed_plays: 0,
  seconds: 0,
  reported_seconds: 0,
  open_seconds: 0,
}
