import { hashPlay } from '#src/api/seal/rules/leaf'
import { createCreditsCache, type DigestedCredits } from '#src/api/seal/services/credits'
import {
  chunkSize,
  findSeal,
  getChunkLeaves,
  leavesOf,
  type SealedPlayRow,
  sealedPlayRows,
} from '#src/api/seal/services/rows'
import type { ReportHead, ReportLine } from '../rules/line'
import { widestBounds } from '../rules/period'
import { createVenues } from './venues'

/** Positions of a seal per query. */
const pageSize = 4 * chunkSize

type Page = { seal: number; from: number; rows: SealedPlayRow[]; leaves: Buffer[] }

type Range = Pick<ReportHead, 'period' | 'from_seal' | 'through_seal'>

async function listSizes({ from_seal, through_seal }: Range): Promise<{ number: number; size: number }[]> {
  const sizes = []
  for (let number = from_seal; number <= through_seal; number += 1) {
    const seal = await findSeal(number)
    if (!seal) throw new Error(`Seal ${number} is missing`)
    sizes.push({ number, size: seal.size })
  }
  return sizes
}

async function readPage(period: string, seal: number, from: number): Promise<Page> {
  const { from: start, until: end } = widestBounds(period)
  const rows = sealedPlayRows.parse(
    await leavesOf(seal, from, pageSize)
      .join('plays as p', 'p.id', 'l.play_id')
      .where('p.started_at', '>=', start)
      .where('p.started_at', '<', end),
  )
  const chunks = [...new Set(rows.map(({ position }) => Math.floor(position / chunkSize)))]
  const leaves: Buffer[] = []
  for (const chunk of chunks) {
    const hashes = await getChunkLeaves(seal, chunk)
    for (const [at, hash] of hashes.entries()) leaves[chunk * chunkSize + at - from] = hash
  }
  return { seal, from, rows, leaves }
}

/** The pages of a range of seals. The next page is read while the caller uses the one before. */
async function* readPages(range: Range, onRead: (positions: number) => void): AsyncGenerator<Page> {
  const places = (await listSizes(range)).flatMap(({ number, size }) =>
    Array.from({ length: Math.ceil(size / pageSize) }, (_, at) => ({
      seal: number,
      from: at * pageSize,
      count: Math.min(pageSize, size - at * pageSize),
    })),
  )
  const read = (at: number) => {
    const place = places[at]
    const page = place ? readPage(range.period, place.seal, place.from) : null
    // The caller may have stopped before it awaits this page.
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

/** The credits with which a play was sealed; throws if the play or its credits differ from the seal. */
function sealedCreditsOf(play: SealedPlayRow, { seal, leaves, from }: Page, found: DigestedCredits | null) {
  const { position, ...sealed } = play
  const leaf = leaves[position - from]
  if (leaf && found && hashPlay(sealed, found.digest).equals(leaf)) return found.credits
  if (leaf && hashPlay(sealed, null).equals(leaf)) return null
  throw new Error(`Play ${play.play_id} differs from its seal ${seal}`)
}

export type Options = {
  /** Called with the number of positions of seals that have been read. */
  onRead?: (positions: number) => void
  signal?: AbortSignal | undefined
}

/** How many plays the seals of a range contain, including those of other months. */
export const countPositions = async (range: Range): Promise<number> =>
  (await listSizes(range)).reduce((sum, { size }) => sum + size, 0)

/**
 * The plays of a month that a range of seals contains, in the order in which they were sealed, in pages. Each play is
 * compared with its leaf, so that only what was sealed is reported.
 */
export async function* readLines(
  range: Range,
  { onRead = () => undefined, signal }: Options = {},
): AsyncGenerator<ReportLine[]> {
  const findCredits = createCreditsCache()
  const findVenues = createVenues(range.period)
  for await (const page of readPages(range, onRead)) {
    signal?.throwIfAborted()
    const [creditsOf, venues] = [await findCredits(page.rows), await findVenues(page.rows)]
    const lines: ReportLine[] = []
    for (const row of page.rows) {
      const venue = venues.get(row.zone_id)
      if (!venue || row.started_at < venue.from || row.started_at >= venue.until) continue
      const { position, ...play } = row
      const { from: _from, until: _until, ...named } = venue
      const credits = sealedCreditsOf(row, page, creditsOf(row))
      lines.push({ seal: page.seal, index: position, play, credits, venue: named })
    }
    if (lines.length > 0) yield lines
  }
}
