import { dayAfter, startOfJakartaDay } from '#src/platform/runtime/jakarta'
import {
  createPlayReader,
  createVenueFinder,
  createVenueLoader,
  findCheckpoint,
  findCheckpointAfter,
  findCheckpointBefore,
  findIndexAfterSeal,
  findSealsOfEntries,
  getWidestMonthBounds,
  isReported,
  listReportVersions,
  loadRegisters,
  type PeriodBounds,
  type Report,
  type ReportedZone,
  type ReportLine,
} from '#src/reporting'

const pageSize = 1024
/** Maximum number of entries that one request reads, so that it stays fast even if few of them match. */
const maxScanned = 32 * pageSize

type Play = ReportLine['play']
type VenueOf = (play: Play) => ReportedZone | null

/** Consecutive entries of the log: from one index to before another. */
export type EntryRange = { from: number; until: number }

/** The source of a list of plays: a range of entries, and the criteria for including their plays. */
type Source = EntryRange & {
  minimum_seconds: number
  isIncluded: (play: Play) => boolean
  findVenues: (plays: readonly Play[]) => Promise<VenueOf>
  /** The ends of the report versions in the log, oldest first. */
  versions: readonly { version: number; until: number }[]
}

const findVersionEnd = async ({ log_size, through_seal }: Report): Promise<number> =>
  log_size ?? findIndexAfterSeal(through_seal ?? 0)

/** How the venues of a month are found: as its first report was made. */
async function createMonthVenues(month: string, { register_size }: Report): Promise<Source['findVenues']> {
  if (register_size === null) return createVenueLoader(month)
  const find = createVenueFinder(await loadRegisters(register_size))
  return async () => find
}

const isWithin =
  ({ from, until }: PeriodBounds) =>
  (instant: number) =>
    instant >= from && instant < until

/**
 * The plays of a month as reported, including those in its supplements, or null before its final report
 * exists.
 */
export async function findMonthSource(month: string): Promise<Source | null> {
  const versions = await listReportVersions(month)
  const [first] = versions
  if (!first) return null
  const ends = await Promise.all(versions.map(findVersionEnd))
  const isInMonth = isWithin(getWidestMonthBounds(month))
  return {
    from: first.from_index ?? 0,
    until: ends.at(-1) ?? 0,
    minimum_seconds: first.minimum_seconds,
    isIncluded: ({ started_at }) => isInMonth(started_at),
    findVenues: await createMonthVenues(month, first),
    versions: versions.map(({ version }, index) => ({ version, until: ends[index] ?? 0 })),
  }
}

/**
 * All plays that arrived on a day in Jakarta, or null before a checkpoint has been signed after it. Venues are returned
 * with their latest details, because the month's report may not exist yet.
 */
export async function findDaySource(day: string): Promise<Source | null> {
  const bounds = { from: startOfJakartaDay(day), until: startOfJakartaDay(dayAfter(day)) }
  const [before, after, last] = await Promise.all([
    findCheckpointBefore(bounds.from),
    findCheckpointAfter(bounds.until),
    findCheckpoint(),
  ])
  if (!after || !last) return null
  const find = createVenueFinder(await loadRegisters(last.size))
  const isOnDay = isWithin(bounds)
  return {
    from: before?.size ?? 0,
    until: after.size,
    minimum_seconds: 0,
    isIncluded: ({ received_at }) => isOnDay(received_at),
    findVenues: async () => find,
    versions: [],
  }
}

type Seal = { number: number; day: string; index: number }
export type PlayLine = Omit<ReportLine, 'seal'> & { seal: Seal | null; version: number | null }

/** Returns a function that reads the included plays of consecutive entries. */
function createReader({ minimum_seconds, isIncluded, findVenues, versions }: Source) {
  const readPlays = createPlayReader()
  return async (from: number, until: number): Promise<Omit<PlayLine, 'seal'>[]> => {
    const plays = (await readPlays(from, until)).filter(
      ({ play }) => isIncluded(play) && isReported(play, minimum_seconds),
    )
    const getVenue = await findVenues(plays.map(({ play }) => play))
    return plays.flatMap(line => {
      const venue = getVenue(line.play)
      const version = versions.find(end => line.index < end.until)?.version ?? null
      return venue ? { ...line, venue, version } : []
    })
  }
}

/**
 * A page of a source's plays in the order of the log. The page may contain fewer than `limit` plays, or none, even if
 * more follow. `next` stays valid when the source grows.
 */
export async function readPlays(source: Source, after: number | null, limit: number) {
  const read = createReader(source)
  const lines: Omit<PlayLine, 'seal'>[] = []
  let next = after ?? source.from
  for (let scanned = 0; lines.length < limit && scanned < maxScanned && next < source.until; ) {
    const until = Math.min(next + pageSize, source.until)
    const found = await read(next, until)
    const taken = found.slice(0, limit - lines.length)
    const last = taken.at(-1)
    lines.push(...taken)
    scanned += until - next
    next = last && taken.length < found.length ? last.index + 1 : until
  }
  const seals = await findSealsOfEntries(lines.map(({ index }) => index))
  return {
    lines: lines.map((line): PlayLine => ({ ...line, seal: seals.get(line.index) ?? null })),
    next,
    hasMore: next < source.until,
  }
}
