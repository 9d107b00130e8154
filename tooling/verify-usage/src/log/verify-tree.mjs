import { MismatchError } from '../problem.mjs'
import { readBundle } from './bundle.mjs'
import { hashBytes, sha256 } from './hashes.mjs'
import { formatTilePath, fullWidth } from './tile-path.mjs'
import { createTileTree } from './tile-tree.mjs'

/** Throws unless a served tile is the one that was computed from the entries. */
function compareTile({ level, index, hashes }, served) {
  const width = hashes.length / hashBytes
  const path = formatTilePath(level, index, width)
  if (served.length !== hashes.length)
    throw new MismatchError(`${path} has ${served.length} bytes instead of ${hashes.length}.`)
  if (served.equals(hashes)) return
  let at = 0
  while (served.compare(hashes, at, at + hashBytes, at, at + hashBytes) === 0) at += hashBytes
  const place = index * fullWidth + at / hashBytes
  if (level === 0)
    throw new MismatchError(
      `Entry ${place} differs from its hash in ${path}: it was changed, removed, inserted or moved.`,
    )
  const covered = fullWidth ** level
  throw new MismatchError(
    `${path} differs from the entries ${place * covered} to ${(place + 1) * covered - 1}, although the tiles below match them.`,
  )
}

/**
 * Reads all entries of a log and recomputes its tiles. Returns the roots of the trees of the given sizes, keyed by size,
 * and the numbers of what was read. `onEntry(index, bytes)` is called for each entry, before its tile is compared.
 */
export async function verifyTree(folder, size, sizes, onEntry) {
  const roots = new Map()
  const wanted = new Set(sizes)
  const complete = []
  const tree = createTileTree(({ hashes, ...tile }) =>
    complete.push({ ...tile, hashes: Buffer.from(hashes) }),
  )
  const count = { bundles: 0, tiles: 0, levels: 0 }
  const compare = async tiles => {
    for (const tile of tiles) {
      compareTile(tile, await folder.readTile(tile.level, tile.index, tile.hashes.length / hashBytes))
      count.tiles += 1
      count.levels = Math.max(count.levels, tile.level + 1)
    }
  }
  const keepRoot = () => {
    if (wanted.has(tree.size())) roots.set(tree.size(), tree.root())
  }
  keepRoot()
  for await (const { bytes, ...bundle } of folder.readBundles(size)) {
    let index = bundle.first
    readBundle(bytes, bundle, (entry, hashed) => {
      tree.add(sha256(hashed))
      onEntry(index, entry)
      index += 1
      keepRoot()
    })
    count.bundles += 1
    await compare(complete.splice(0))
  }
  await compare(tree.partialTiles())
  return { roots, root: tree.root(), count }
}
