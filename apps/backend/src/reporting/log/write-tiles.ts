import { fullWidth } from '@bgm/validation'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { hashTree } from '#src/reporting/seal/rules/merkle'
import { listEntries, type StoredEntry } from './entries'
import { type NewTile, storeTiles } from './files'
import { encodeBundle } from './rules/bundle'
import { countHashes, getTileWidth } from './rules/tiles'
import { advanceTiles, getLogState } from './state'
import { createTileReader } from './tile-reader'

const pageSize = 16 * fullWidth
/** The number of entries after which progress is recorded: the lower levels then have no partial tiles. */
const progressStep = fullWidth ** 2

/** The partial tiles above the lowest level at the right edge of a growing tree. */
type Edge = { counts: number[]; hashes: Buffer[][] }

async function loadEdge(folder: string, size: number): Promise<Edge> {
  const readTile = createTileReader(folder)
  const edge: Edge = { counts: [size], hashes: [[]] }
  for (let level = 1; countHashes(level, size) > 0; level += 1) {
    const count = countHashes(level, size)
    const index = Math.floor(count / fullWidth)
    const width = getTileWidth({ level, index }, size)
    edge.counts[level] = count
    edge.hashes[level] = width > 0 ? [...(await readTile({ level, index, width }))] : []
  }
  return edge
}

/** Adds the hash of a full tile to the level above. Returns the tiles that it completes. */
function addHash({ counts, hashes }: Edge, level: number, hash: Buffer): NewTile[] {
  const current = [...(hashes[level] ?? []), hash]
  const count = (counts[level] ?? 0) + 1
  counts[level] = count
  hashes[level] = current
  if (current.length < fullWidth) return []
  hashes[level] = []
  const tile = { level, index: count / fullWidth - 1, width: fullWidth }
  return [
    { tile, bytes: Buffer.concat(current) },
    ...addHash({ counts, hashes }, level + 1, hashTree(current)),
  ]
}

/** The bundle and the tile of up to 256 entries, and the tiles above that they complete. */
function buildTiles(edge: Edge, index: number, entries: readonly StoredEntry[]): NewTile[] {
  const leaves = entries.map(({ leaf }) => leaf)
  const width = entries.length
  return [
    { tile: { level: 'entries', index, width }, bytes: encodeBundle(entries.map(({ bytes }) => bytes)) },
    { tile: { level: 0, index, width }, bytes: Buffer.concat(leaves) },
    ...(width === fullWidth ? addHash(edge, 1, hashTree(leaves)) : []),
  ]
}

const listPartialTiles = ({ counts, hashes }: Edge): NewTile[] =>
  hashes.flatMap((current, level) => {
    if (current.length === 0) return []
    const index = Math.floor((counts[level] ?? 0) / fullWidth)
    return [{ tile: { level, index, width: current.length }, bytes: Buffer.concat(current) }]
  })

/** Entries in pages that begin at multiples of 256. The next page is read while the caller processes the current one. */
async function* readPages(from: number, to: number) {
  const read = (start: number) => {
    const page = start < to ? listEntries(start, Math.min(start + pageSize, to)) : null
    // Prevents an unhandled rejection, because the caller may stop before it awaits this page.
    page?.catch(() => undefined)
    return page
  }
  let next = read(from)
  for (let start = from; next; start += pageSize) {
    const entries = await next
    next = read(start + pageSize)
    yield { start, entries }
  }
}

/**
 * Writes the bundles and tiles of all entries whose index is assigned. May be interrupted, repeated and run by several
 * processes: the files are the same.
 */
export async function writeTiles(signal?: AbortSignal): Promise<void> {
  const { folder, size, tiles_size } = await getLogState()
  if (size === tiles_size) return
  const edge = await loadEdge(folder, tiles_size)
  for await (const { start, entries } of readPages(tiles_size - (tiles_size % fullWidth), size)) {
    if (signal?.aborted) return
    const groups = Array.from({ length: Math.ceil(entries.length / fullWidth) }, (_, at) => at)
    const tiles = await mapInSlices(groups, at =>
      buildTiles(edge, start / fullWidth + at, entries.slice(at * fullWidth, (at + 1) * fullWidth)),
    )
    await storeTiles(folder, tiles.flat())
    const end = start + entries.length
    if (end < size && end % progressStep > 0) continue
    await storeTiles(folder, listPartialTiles(edge))
    await advanceTiles(end)
  }
}
