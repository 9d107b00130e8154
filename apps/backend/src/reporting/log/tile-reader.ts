import { formatTilePath, fullWidth } from '@bgm/validation'
import { splitHashes } from '#src/reporting/seal/rows'
import { readTileBytes } from './files'
import type { ReadTile } from './rules/proof'

type Hashes = ReturnType<ReadTile>
/** Full tiles that were read last, oldest first: devices ask for proofs in the same ones. */
const recent = new Map<string, Hashes>()
const maxRecent = 1_000

function keepRecent(key: string, hashes: Hashes): Hashes {
  recent.set(key, hashes)
  hashes.catch(() => recent.delete(key))
  const [oldest] = recent.keys()
  if (recent.size > maxRecent && oldest !== undefined) recent.delete(oldest)
  return hashes
}

/** Returns a function that reads hash tiles, each of them once. */
export function createTileReader(folder: string): ReadTile {
  const read = new Map<string, Hashes>()
  const load: ReadTile = async tile => splitHashes(await readTileBytes(folder, tile)).slice(0, tile.width)
  return tile => {
    const path = formatTilePath(tile)
    const key = `${folder}/${path}`
    const isFull = tile.width === fullWidth
    const known = read.get(path) ?? recent.get(key)
    const hashes = known ?? (isFull ? keepRecent(key, load(tile)) : load(tile))
    read.set(path, hashes)
    return hashes
  }
}
