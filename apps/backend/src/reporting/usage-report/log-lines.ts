import { timeZoneAt } from '#src/customers'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { findEntries, type LogEntry, readEntries } from '#src/reporting/log/read-entries'
import { type LogRegisters, loadRegisters } from '#src/reporting/log/register-reader'
import { parseCreditsFields } from '#src/reporting/log/rules/credits-entry'
import { parsePlayFields } from '#src/reporting/log/rules/play-entry'
import type { SealedCredits } from '#src/reporting/seal/rules/leaf'
import type { SealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { getDuration, isReported, type LogReportHead, type ReportedZone, type ReportLine } from './rules/line'
import { countReported, createLogCounts, exclude, increment, type LogCounts } from './rules/log-counts'
import { getMonthBounds, type PeriodBounds } from './rules/period'

const pageSize = 2048

/** Returns a function that loads the credits of a page and resolves with a lookup by the index of their entry. */
function createCreditsReader() {
  const known = new Map<number, SealedCredits>()
  const add = (entry: LogEntry) => known.set(entry.index, parseCreditsFields(entry))
  return async (entries: readonly LogEntry[], used: readonly (number | null)[]) => {
    for (const entry of entries) if (entry.type === 'credits') add(entry)
    const missing = new Set<number>()
    for (const index of used) if (index !== null && !known.has(index)) missing.add(index)
    if (missing.size > 0) for (const entry of await findEntries([...missing])) add(entry)
    return (index: number | null): SealedCredits | null => {
      if (index === null) return null
      const credits = known.get(index)
      if (!credits) throw new Error(`Entry ${index} of the usage log is missing`)
      return credits
    }
  }
}

/** Returns a function that finds the venue of a play by what was registered, in the time zone that it had then. */
export function createVenueFinder({ venues, zones, licences }: LogRegisters) {
  const found = new Map<string, ReportedZone>()
  return ({ zone_id, business_unit_id, started_at }: SealedPlay): ReportedZone | null => {
    const venue = venues.get(business_unit_id)
    if (!venue) return null
    const time_zone = timeZoneAt(venue.timeZones, started_at)
    const key = `${business_unit_id} ${zone_id} ${time_zone}`
    const zone = found.get(key) ?? {
      zone_id,
      business_unit_id,
      unit: venue.name,
      zone: zones.get(zone_id) ?? '',
      licence_code: licences.get(zone_id) ?? null,
      province: venue.province_name,
      city: venue.city_name,
      industry: venue.industry,
      time_zone,
    }
    found.set(key, zone)
    return zone
  }
}

/** Returns a function that tells whether an instant is in the month in a time zone. */
function createMonthTest(period: string) {
  const bounds = new Map<string, PeriodBounds>()
  return (instant: number, timeZone: string): boolean => {
    const { from, until } = bounds.get(timeZone) ?? getMonthBounds(period, timeZone)
    bounds.set(timeZone, { from, until })
    return instant >= from && instant < until
  }
}

/** Returns a function that reads the plays of consecutive entries, with their credits. */
export function createPlayReader() {
  const loadCredits = createCreditsReader()
  return async (from: number, to: number) => {
    const entries = await readEntries(from, to)
    const plays = entries.flatMap(entry =>
      entry.type === 'play' ? [{ index: entry.index, ...parsePlayFields(entry) }] : [],
    )
    const getCredits = await loadCredits(
      entries,
      plays.map(({ credits }) => credits),
    )
    return plays.map(({ index, play, signed, credits }) => ({
      index,
      play,
      isSigned: signed != null,
      credits: getCredits(credits),
    }))
  }
}

type Range = Pick<LogReportHead, 'period' | 'from_index' | 'log_size' | 'register_size' | 'minimum_seconds'>

export type LogReadOptions = {
  /** Called after each page with the number of entries that it covers. */
  onRead?: (positions: number) => void
  signal?: AbortSignal | undefined
  /** What the entries contain is added to these. */
  counts?: LogCounts
}

/** The plays of a report, in pages and in the order of the log. Throws if an entry is not what the tree contains. */
export async function* readLogLines(
  { period, from_index, log_size, register_size, minimum_seconds }: Range,
  { onRead = () => undefined, signal, counts = createLogCounts() }: LogReadOptions = {},
): AsyncGenerator<ReportLine[]> {
  const registers = await loadRegisters(register_size)
  const findVenue = createVenueFinder(registers)
  const isInMonth = createMonthTest(period)
  const loadCredits = createCreditsReader()
  const findReportedVenue = (play: SealedPlay): ReportedZone | null => {
    const venue = findVenue(play)
    const reason = !venue
      ? 'venue'
      : !isInMonth(play.started_at, venue.time_zone)
        ? 'month'
        : isReported(play, minimum_seconds)
          ? null
          : 'short'
    if (reason) exclude(counts, reason, getDuration(play))
    return reason ? null : venue
  }
  for (let from = from_index; from < log_size; from += pageSize) {
    signal?.throwIfAborted()
    const entries = await readEntries(from, Math.min(from + pageSize, log_size))
    const plays = await mapInSlices(entries, entry => {
      increment(counts.entries, entry.type)
      if (entry.type === 'rejection') increment(counts.rejections, String(entry.reason))
      if (entry.type !== 'play') return null
      const logged = parsePlayFields(entry)
      const venue = findReportedVenue(logged.play)
      return venue && { ...logged, index: entry.index, venue }
    })
    const reported = plays.filter(play => play !== null)
    const getCredits = await loadCredits(
      entries,
      reported.map(({ credits }) => credits),
    )
    for (const { venue, signed } of reported) {
      const { business_unit_id: unit } = venue
      countReported(counts, unit, registers.venues.get(unit)?.index ?? 0, signed != null)
    }
    if (reported.length > 0)
      yield reported.map(({ index, play, signed, credits, venue }) => ({
        seal: null,
        index,
        play,
        isSigned: signed != null,
        credits: getCredits(credits),
        venue,
      }))
    onRead(entries.length)
  }
}
