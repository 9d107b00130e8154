import type { UsageGapReason } from '@bgm/validation'
import { startOfLocalDate, type TimeZoneHistory } from '#src/customers/region/rules/time-zone-history'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'

const day = 86_400_000

type Named = { id: string; name: string }
/** Instants are in milliseconds; `until` is exclusive, and null if the span has not ended. */
type Span = { from: number; until: number | null }
type Silence = { from_date: string; until_date: string; reason: 'silence' | 'nyepi'; label: string | null }

export type ZoneHistory = {
  zone: Named
  timeZones: TimeZoneHistory
  /** The first local day on which the zone was licensed, and the last complete local day. */
  first: string
  last: string
  /** The local days with plays. */
  played: ReadonlySet<string>
  licensed: readonly Span[]
  paired: readonly Span[]
  /** The planned silences that last whole days. */
  silences: readonly Silence[]
  /** The times at which the current device was last seen and at which its pause began, or null if unknown. */
  seenAt: number | null
  pausedSince: number | null
}

export type UsageGap = {
  /** The first and last local date of the gap, both inclusive. */
  from: string
  until: string
  reason: UsageGapReason
  label: string | null
  zones: Named[]
}

const overlaps = (spans: readonly Span[], from: number, until: number) =>
  spans.some(span => span.from < until && (span.until === null || span.until > from))

type Reason = Pick<UsageGap, 'reason' | 'label'>

/** The reason why a zone had no music on a local day, as far as the records show. */
function findReason(zone: ZoneHistory, date: string): Reason {
  const from = startOfLocalDate(zone.timeZones, date)
  const until = startOfLocalDate(zone.timeZones, dateAfter(date))
  const reason = (name: UsageGapReason, label: string | null = null) => ({ reason: name, label })
  if (!overlaps(zone.licensed, from, until)) return reason('not-licensed')
  const silence = zone.silences.find(({ from_date, until_date }) => from_date <= date && until_date >= date)
  if (silence) return reason(silence.reason, silence.label)
  if (!overlaps(zone.paired, from, until)) return reason('not-paired')
  const playedLater = [...zone.played].some(other => other > date)
  if (!playedLater && zone.seenAt !== null && zone.seenAt < from) return reason('offline')
  if (!playedLater && zone.pausedSince !== null && zone.pausedSince <= from) return reason('paused')
  return reason('unknown')
}

export const dateAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10)

function* listDates(from: string, until: string): Generator<string> {
  for (let date = from; date < until; date = dateAfter(date)) yield date
}

/** The zones without music on a date, grouped by reason. */
function findGapsOn(date: string, zones: readonly ZoneHistory[]): UsageGap[] {
  const gaps = new Map<string, UsageGap>()
  for (const zone of zones) {
    if (date < zone.first || date > zone.last || zone.played.has(date)) continue
    const { reason, label } = findReason(zone, date)
    const gap = gaps.get(`${reason} ${label}`) ?? { from: date, until: date, reason, label, zones: [] }
    gap.zones.push(zone.zone)
    gaps.set(`${reason} ${label}`, gap)
  }
  return [...gaps.values()]
}

const isSame = (one: UsageGap, other: UsageGap) =>
  one.reason === other.reason &&
  one.label === other.label &&
  one.zones.length === other.zones.length &&
  one.zones.every(({ id }, index) => id === other.zones[index]?.id)

/**
 * The days of a month on which zones had no music, oldest first. Consecutive days with the same reason in
 * the same zones share one entry. Days before a zone's first licence and days that have not ended are left out.
 */
export async function listGaps(
  { from, until }: { from: string; until: string },
  zones: readonly ZoneHistory[],
): Promise<UsageGap[]> {
  const days = await mapInSlices([...listDates(from, until)], date => findGapsOn(date, zones))
  const gaps: UsageGap[] = []
  for (const gap of days.flat()) {
    const before = gaps.find(earlier => dateAfter(earlier.until) === gap.from && isSame(earlier, gap))
    if (before) before.until = gap.from
    else gaps.push(gap)
  }
  return gaps
}

/** The number of days on which no zone that had been licensed by then had music. */
export function countSilentDays(
  { from, until }: { from: string; until: string },
  zones: readonly ZoneHistory[],
) {
  return [...listDates(from, until)].filter(date => {
    const existing = zones.filter(({ first, last }) => date >= first && date <= last)
    return existing.length > 0 && !existing.some(({ played }) => played.has(date))
  }).length
}
