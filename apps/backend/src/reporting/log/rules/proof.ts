import { fullWidth } from '@bgm/validation'
import { hashTree, sha256Bytes } from '#src/reporting/seal/rules/merkle'
import { getTileWidth, type HashTile } from './tiles'

const levelHeight = 8

/** Consecutive entries, from the first to before the last. */
type Range = { from: number; to: number }

/** Reads the hashes of a tile. */
export type ReadTile = (tile: HashTile) => Promise<readonly Buffer[]>

/** The largest power of two below a number above 1. */
const splitPoint = (count: number): number => 2 ** (Math.ceil(Math.log2(count)) - 1)

/** The ranges whose hashes prove that a tree contains an entry, from the entry's sibling up (RFC 6962, 2.1.1). */
function listInclusionRanges(index: number, { from, to }: Range): Range[] {
  if (to - from <= 1) return []
  const middle = from + splitPoint(to - from)
  return index < middle
    ? [...listInclusionRanges(index, { from, to: middle }), { from: middle, to }]
    : [...listInclusionRanges(index, { from: middle, to }), { from, to: middle }]
}

/** The ranges whose hashes prove that a tree begins with all entries of the tree of size `size` (RFC 6962, 2.1.2). */
function listConsistencyRanges(size: number, { from, to }: Range): Range[] {
  // The verifier knows the hash of the smaller tree itself.
  if (size === to) return from === 0 ? [] : [{ from, to }]
  const middle = from + splitPoint(to - from)
  return size <= middle
    ? [...listConsistencyRanges(size, { from, to: middle }), { from: middle, to }]
    : [...listConsistencyRanges(size, { from: middle, to }), { from, to: middle }]
}

/** The hash of a complete subtree of 2^height entries. */
async function hashSubtree(from: number, height: number, size: number, readTile: ReadTile): Promise<Buffer> {
  const level = Math.floor(height / levelHeight)
  const first = from / fullWidth ** level
  const index = Math.floor(first / fullWidth)
  const hashes = await readTile({ level, index, width: getTileWidth({ level, index }, size) })
  const start = first - index * fullWidth
  return hashTree(hashes.slice(start, start + 2 ** (height - level * levelHeight)))
}

type HashSubtree = (from: number, height: number) => Promise<Buffer>

/** The Merkle tree hash of a range that begins where one of its subtrees does, read from the tiles of a tree. */
async function hashRange({ from, to }: Range, hash: HashSubtree): Promise<Buffer> {
  if (to === from) return sha256Bytes('')
  const subtrees: Promise<Buffer>[] = []
  for (let at = from; at < to; ) {
    const height = Math.floor(Math.log2(to - at))
    subtrees.push(hash(at, height))
    at += 2 ** height
  }
  return (await Promise.all(subtrees)).reduceRight((right, left) => hashTree([left, right]))
}

const hashRanges = (ranges: readonly Range[], size: number, readTile: ReadTile): Promise<Buffer[]> => {
  const hash: HashSubtree = (from, height) => hashSubtree(from, height, size, readTile)
  return Promise.all(ranges.map(range => hashRange(range, hash)))
}

/** The root of the tree with the first `size` entries, read from the tiles of a tree that may be larger. */
export const computeRoot = (size: number, readTile: ReadTile, treeSize = size): Promise<Buffer> =>
  hashRange({ from: 0, to: size }, (from, height) => hashSubtree(from, height, treeSize, readTile))

export const buildInclusionProof = (index: number, size: number, readTile: ReadTile): Promise<Buffer[]> =>
  hashRanges(listInclusionRanges(index, { from: 0, to: size }), size, readTile)

/** Returns a function that proves entries of one tree; hashes above the tiles of leaves are computed once. */
export function createInclusionProver(
  size: number,
  readTile: ReadTile,
): (index: number) => Promise<Buffer[]> {
  const known = new Map<string, Promise<Buffer>>()
  const hash: HashSubtree = (from, height) => {
    if (height < levelHeight) return hashSubtree(from, height, size, readTile)
    const key = `${from} ${height}`
    const subtree = known.get(key) ?? hashSubtree(from, height, size, readTile)
    known.set(key, subtree)
    return subtree
  }
  return index =>
    Promise.all(listInclusionRanges(index, { from: 0, to: size }).map(range => hashRange(range, hash)))
}

export const buildConsistencyProof = (from: number, size: number, readTile: ReadTile): Promise<Buffer[]> =>
  hashRanges(from === 0 ? [] : listConsistencyRanges(from, { from: 0, to: size }), size, readTile)

type Inclusion = { index: number; size: number; hashes: readonly Buffer[] }

/** The root to which an inclusion proof leads (RFC 9162, 2.1.3.2); null if the proof has the wrong length. */
export function computeRootOfProof(leaf: Buffer, { index, size, hashes }: Inclusion): Buffer | null {
  let node = index
  let last = size - 1
  let hash = leaf
  for (const sibling of hashes) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      hash = hashTree([sibling, hash])
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2)
        last = Math.floor(last / 2)
      }
    } else hash = hashTree([hash, sibling])
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? hash : null
}
