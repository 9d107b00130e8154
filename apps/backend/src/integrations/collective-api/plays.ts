import {
  createCreditsLoader,
  createPageReader,
  createVenueLoader,
  findSeal,
  getSealedCredits,
  getWidestMonthBounds,
  isReported,
  listReportVersions,
  loadCurrentVenues,
  type PeriodBounds,
  type Report,
  type ReportedZone,
  type ReportHead,
  type ReportLine,
  type Seal,
  sealChunkSize,
  type VenueRef,
} from '#src/reporting'

/**
 * Maximum number of seal positions that one request reads, so that the request stays fast even if few plays
 * match.
 */
const maxScanned = 32 * sealChunkSize

type VenueOf = (play: { zone_id: number; started_at: number }) => ReportedZone | null

export type SealRange = Pick<ReportHead, 'from_seal' | 'through_seal'>

/** The source of a list of plays: consecutive seals, and the criteria for including their plays. */
type Source = SealRange & {
  minimum_seconds: number
  bounds: PeriodBounds
  findVenues: (plays: readonly VenueRef[]) => Promise<VenueOf>
  versions: readonly Report[]
}

/**
 * The plays of a month as reported, including those in its supplements, or null before its final report
 * exists.
 */
export async function findMonthSource(month: string): Promise<Source | null> {
  const versions = await listReportVersions(month)
  const [first] = versions
  const last = versions.at(-1)
  if (!first || !last) return null
  return {
    from_seal: first.from_seal,
    through_seal: last.through_seal,
    minimum_seconds: first.minimum_seconds,
    bounds: getWidestMonthBounds(month),
    findVenues: createVenueLoader(month),
    versions,
  }
}

/**
 * All plays in a seal. Venues are returned with their current details, because the month's report may not
 * exist yet.
 */
export const createSealSource = (number: number): Source => ({
  from_seal: number,
  through_seal: number,
  minimum_seconds: 0,
  bounds: { from: 0, until: Number.MAX_SAFE_INTEGER },
  findVenues: async plays => {
    const places = new Map(plays.map(place => [place.zone_id, place]))
    const venues = await loadCurrentVenues([...places.values()])
    const known = new Map(venues.map(venue => [venue.zone_id, venue]))
    return ({ zone_id }) => known.get(zone_id) ?? null
  },
  versions: [],
})

/** The position within a seal at which the next page begins. */
export type PlayCursor = { seal: number; position: number }
export type PlayLine = ReportLine & { day: string; version: number | null }

/** Returns a function that reads consecutive lines of a seal and verifies them against its leaves. */
async function createReader(source: Source) {
  const readPage = await createPageReader(source, source.bounds)
  const findCredits = createCreditsLoader()
  const getVersion = (seal: number) =>
    source.versions.find(({ from_seal, through_seal }) => from_seal <= seal && seal <= through_seal)
      ?.version ?? null
  return async (seal: Seal, from: number, limit: number): Promise<PlayLine[]> => {
    const page = await readPage(seal, from, limit)
    const rows = page.rows.filter(({ play }) => isReported(play, source.minimum_seconds))
    const plays = rows.map(({ play }) => play)
    const [getCredits, getVenue] = [await findCredits(plays), await source.findVenues(plays)]
    return rows.flatMap(row => {
      const { position: index, play } = row
      const venue = getVenue(play)
      const credits = getSealedCredits(row, page, getCredits(play))
      if (!venue) return []
      return {
        seal: seal.number,
        day: seal.day,
        version: getVersion(seal.number),
        index,
        play,
        credits,
        venue,
      }
    })
  }
}

async function getSeal(number: number): Promise<Seal> {
  const seal = await findSeal(number)
  if (!seal) throw new Error(`Seal ${number} is missing`)
  return seal
}

/**
 * A page of a source's plays in the order in which they were sealed. The page may contain fewer than `limit`
 * plays, or none, even if more follow. `next` stays valid when further seals are added.
 */
export async function readPlays(source: Source, after: PlayCursor | null, limit: number) {
  const read = await createReader(source)
  const lines: PlayLine[] = []
  let next = after ?? { seal: source.from_seal, position: 0 }
  let seal = await getSeal(next.seal)
  const isOver = () => next.position >= seal.size
  for (let scanned = 0; lines.length < limit && scanned < maxScanned; ) {
    if (isOver() && next.seal === source.through_seal) break
    if (isOver()) {
      seal = await getSeal(next.seal + 1)
      next = { seal: seal.number, position: 0 }
      continue
    }
    const { position } = next
    const count = Math.min(sealChunkSize - (position % sealChunkSize), seal.size - position)
    const found = await read(seal, position, count)
    const taken = found.slice(0, limit - lines.length)
    const last = taken.at(-1)
    lines.push(...taken)
    next = {
      seal: seal.number,
      position: last && taken.length < found.length ? last.index + 1 : position + count,
    }
    scanned += count
  }
  return { lines, next, hasMore: !(isOver() && next.seal === source.through_seal) }
}
