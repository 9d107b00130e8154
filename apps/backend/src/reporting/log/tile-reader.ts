import { formatTilePath } from '@bgm/validation'
import { splitHashes } from '#src/reporting/seal/rows'
import { readTileBytes } from './files'
import type { ReadTile } from './rules/proof'

/** Returns a function that reads hash tiles, each of them once. */
export function createTileReader(folder: string): ReadTile {
  const read = new Map<string, Promise<Buffer[]>>()
  return tile => {
    const path = formatTilePath(tile)
    const hashes =
      read.get(path) ?? readTileBytes(folder, tile).then(bytes => splitHashes(bytes).slice(0, tile.width))
    read.set(path, hashes)
    return hashes
  }
}
