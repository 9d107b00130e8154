import { buffer } from 'node:stream/consumers'
import { formatTilePath, fullWidth, type Tile } from '@bgm/validation'
import { openPrivateFiles } from '#src/platform/storage/private-files'
import { decodeBundle } from './rules/bundle'

const files = openPrivateFiles('usage-log')
const getKey = (folder: string, tile: Tile) => `${folder}/tile/${formatTilePath(tile)}`

/** A file of the log exists with other bytes: two databases have appended to the same log. */
export class ForkedLogError extends Error {
  override readonly name = 'ForkedLogError'
}

/** Opens a tile or bundle; null if it has not been written. */
export const openTile = (folder: string, tile: Tile) => files.read(getKey(folder, tile))

async function findTile(folder: string, tile: Tile): Promise<Buffer | null> {
  const found = await openTile(folder, tile)
  return found && buffer(found.body)
}

/** How many files are looked for at once. */
const searchWidth = 32

/** The entries of the widest bundle with an index that has more than `known` ones; null if there is none. */
export async function findBundle(folder: string, index: number, known: number): Promise<Buffer[] | null> {
  for (let widest = fullWidth; widest > known; widest -= searchWidth) {
    const widths = Array.from(
      { length: Math.min(searchWidth, widest - known) },
      (_, offset) => widest - offset,
    )
    const found = await Promise.all(widths.map(width => findTile(folder, { level: 'entries', index, width })))
    const bundle = found.find(bytes => bytes !== null)
    if (bundle) return decodeBundle(bundle)
  }
  return null
}

export type NewTile = { tile: Tile; bytes: Buffer }

async function storeTile(folder: string, { tile, bytes }: NewTile): Promise<void> {
  const key = getKey(folder, tile)
  const stored = await findTile(folder, tile)
  if (!stored) return files.write(key, bytes)
  if (stored.equals(bytes)) return
  strapi.log.error('a file of the usage log exists with other content', { file: key })
  throw new ForkedLogError(`${key} exists with other content`)
}

/** Writes tiles and bundles. Those that exist must have the same bytes, because others may have read them. */
export async function storeTiles(folder: string, tiles: readonly NewTile[]): Promise<void> {
  const written = await Promise.allSettled(tiles.map(tile => storeTile(folder, tile)))
  const failed = written.find(result => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** A tile or bundle, which must exist. A partial one may have been replaced by the full one. */
export async function readTileBytes(folder: string, tile: Tile): Promise<Buffer> {
  const bytes = (await findTile(folder, tile)) ?? (await findTile(folder, { ...tile, width: fullWidth }))
  if (!bytes) throw new Error(`${getKey(folder, tile)} of the usage log is missing`)
  return bytes
}
