import { emptyRoot, hashBytes, hashNode } from './hashes.mjs'
import { fullWidth } from './tile-path.mjs'

const getHash = (hashes, at) => hashes.subarray(at * hashBytes, (at + 1) * hashBytes)

/** The hash of a complete subtree, from its `count` hashes. */
function hashSubtree(hashes, from, count) {
  if (count === 1) return getHash(hashes, from)
  const half = count / 2
  return hashNode(hashSubtree(hashes, from, half), hashSubtree(hashes, from + half, half))
}

/** Hashes that are not yet a full tile are combined from the right with those of the levels below. */
function addToRoot(hashes, count, below) {
  let root = below
  let end = count
  while (end > 0) {
    // The lowest bit of a number is its last complete subtree.
    const size = end & -end
    const subtree = hashSubtree(hashes, end - size, size)
    root = root ? hashNode(subtree, root) : subtree
    end -= size
  }
  return root
}

/**
 * A tree to which the hashes of leaves are added from left to right. Only the last tile of each level is kept in memory;
 * `onTile({ level, index, hashes })` is called for each tile when it is complete. Its hashes are only valid during the
 * call.
 */
export function createTileTree(onTile = () => undefined) {
  const levels = []
  let size = 0
  const add = (level, hash) => {
    levels[level] ??= { hashes: Buffer.alloc(fullWidth * hashBytes), count: 0, index: 0 }
    const tile = levels[level]
    hash.copy(tile.hashes, tile.count * hashBytes)
    tile.count += 1
    if (tile.count < fullWidth) return
    onTile({ level, index: tile.index, hashes: tile.hashes })
    tile.count = 0
    tile.index += 1
    add(level + 1, hashSubtree(tile.hashes, 0, fullWidth))
  }
  return {
    add(hash) {
      add(0, hash)
      size += 1
    },
    size: () => size,
    /** The root of the tree with the hashes that have been added. */
    root: () =>
      levels.reduce((below, { hashes, count }) => addToRoot(hashes, count, below), null) ?? emptyRoot,
    /** The last tile of each level, if it is not full. */
    partialTiles: () =>
      levels.flatMap(({ hashes, count, index }, level) =>
        count === 0 ? [] : [{ level, index, hashes: hashes.subarray(0, count * hashBytes) }],
      ),
  }
}
