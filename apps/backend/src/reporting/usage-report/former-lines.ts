import { createCreditsLoader, type DigestedCredits } from '#src/reporting/seal/credits'
import {
  arrivedWithSeal,
  getChunkBytes,
  hashSize,
  listSealRange,
  type Seal,
  type SealedPlayRow,
  sealChunkSize,
  sealLeafRows,
  toSealedPlayRow,
} from '#src/reporting/seal/rows'
import { hashPlay } from '#src/reporting/seal/rules/leaf'
import { createArchiveReader } from '#src/reporting/usage-archive/lines'
import { listRemovedArchives } from '#src/reporting/usage-archive/rows'
import type { LogReadOptions } from './log-lines'
import type { FormerReportHead, ReportLine } from './rules/line'
import { getWidestMonthBounds, type PeriodBounds } from './rules/period'
import { createVenueLoader } from './venues'

/** The number of positions within a seal per query. */
const pageSize = 4 * sealChunkSize

/** `leaves` are the hexadecimal hashes of the chunks that contain the rows, keyed by chunk number. */
type PlayPage = { seal: number; rows: SealedPlayRow[]; leaves: ReadonlyMap<number, string> }

type Seals = Pick<FormerReportHead, 'from_seal' | 'through_seal'>
type Range = Seals & Pick<FormerReportHead, 'period'>

const listRange = ({ from_seal, through_seal }: Seals) => listSealRange(from_seal, through_seal)

/**
 * Returns a function that reads plays from a time range at consecutive positions of a seal, from the
 * archive if they were removed.
 */
async function createRowReader(
  { from_seal, through_seal }: Seals,
  { from: start, until: end }: PeriodBounds,
) {
  const removed = await listRemovedArchives(from_seal, through_seal)
  const readArchived = createArchiveReader()
  return async (seal: Seal, from: number, limit: number): Promise<SealedPlayRow[]> => {
    const { number } = seal
    if (removed.some(archive => archive.from_seal <= number && number <= archive.through_seal))
      return (await readArchived(seal, from, limit)).filter(
        ({ play }) => play.started_at >= start && play.started_at < end,
      )
    const found = await sealLeafRows(number, from, limit)
      .join('plays as p', 'p.id', 'l.play_id')
      .where(arrivedWithSeal(number))
      .where('p.started_at', '>=', start)
      .where('p.started_at', '<', end)
    return found.map(toSealedPlayRow)
  }
}

async function addLeaves(seal: number, rows: SealedPlayRow[]): Promise<PlayPage> {
  const leaves = new Map<number, string>()
  for (const chunk of new Set(rows.map(({ position }) => Math.floor(position / sealChunkSize))))
    leaves.set(chunk, (await getChunkBytes(seal, chunk)).toString('hex'))
  return { seal, rows, leaves }
}

/**
 * Returns a function that reads plays from a time range at consecutive positions of one of these seals,
 * together with the hashes to compare them with.
 */
async function createPageReader(seals: Seals, bounds: PeriodBounds) {
  const readRows = await createRowReader(seals, bounds)
  return async (seal: Seal, from: number, limit: number): Promise<PlayPage> =>
    addLeaves(seal.number, await readRows(seal, from, limit))
}

/** The pages of a range of seals. The next page is read while the caller processes the current one. */
async function* readPages(range: Range, onRead: (positions: number) => void): AsyncGenerator<PlayPage> {
  const places = (await listRange(range)).flatMap(seal =>
    Array.from({ length: Math.ceil(seal.size / pageSize) }, (_, index) => ({
      seal,
      from: index * pageSize,
      count: Math.min(pageSize, seal.size - index * pageSize),
    })),
  )
  const readPage = await createPageReader(range, getWidestMonthBounds(range.period))
  const read = (at: number) => {
    const place = places[at]
    const page = place ? readPage(place.seal, place.from, pageSize) : null
    // Prevents an unhandled rejection, because the caller may stop before it awaits this page.
    page?.catch(() => undefined)
    return page
  }
  let next = read(0)
  for (const [at, { count }] of places.entries()) {
    const page = await next
    next = read(at + 1)
    if (page && page.rows.length > 0) yield page
    onRead(count)
  }
}

const hexSize = 2 * hashSize

function leafAt({ leaves }: PlayPage, position: number): string {
  const at = (position % sealChunkSize) * hexSize
  return leaves.get(Math.floor(position / sealChunkSize))?.slice(at, at + hexSize) ?? ''
}

/** The credits that a play was sealed with. Throws if the play or its credits differ from the seal. */
function getSealedCredits({ position, play }: SealedPlayRow, page: PlayPage, found: DigestedCredits | null) {
  const leaf = leafAt(page, position)
  if (found && hashPlay(play, found.digest) === leaf) return found.credits
  if (hashPlay(play, null) === leaf) return null
  throw new Error(`Play ${play.play_id} differs from its seal ${page.seal}`)
}

/** The number of plays in a range of seals, including plays from other months. */
export const countSealedPlays = async (range: Range): Promise<number> =>
  (await listRange(range)).reduce((sum, { size }) => sum + size, 0)

/**
 * A month's plays in a range of seals, in pages and in the order in which they were sealed. Each play is
 * compared with its leaf, so that only sealed plays are reported.
 */
export async function* readFormerLines(
  range: Range,
  { onRead = () => undefined, signal }: LogReadOptions = {},
): AsyncGenerator<ReportLine[]> {
  const findCredits = createCreditsLoader()
  const findVenues = createVenueLoader(range.period)
  for await (const page of readPages(range, onRead)) {
    signal?.throwIfAborted()
    const plays = page.rows.map(({ play }) => play)
    const [getCredits, getVenue] = [await findCredits(plays), await findVenues(plays)]
    const lines: ReportLine[] = []
    for (const row of page.rows) {
      const { position: index, play } = row
      const venue = getVenue(play)
      if (!venue) continue
      lines.push({
        seal: page.seal,
        index,
        play,
        isSigned: false,
        credits: getSealedCredits(row, page, getCredits(play)),
        venue,
      })
    }
    if (lines.length > 0) yield lines
  }
}
