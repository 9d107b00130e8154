import { createHash } from 'node:crypto'
import { computeProvenRoot, fullWidth, isConsistent } from '@bgm/validation'
import { expect, test } from 'vitest'
import { getAuditPath, hashLeaf, hashTree, sha256Bytes } from '#src/reporting/seal/rules/merkle'
import { buildConsistencyProof, buildInclusionProof, computeRoot, type ReadTile } from './proof'
import { getTileWidth } from './tiles'

const hex = (hashes: readonly Buffer[]) => hashes.map(hash => hash.toString('hex'))

/** Reads tiles of a tree with these leaves. Fails for a tile that the tree does not have. */
function createReader(leaves: readonly Buffer[]): ReadTile {
  const levels = [leaves]
  return async tile => {
    const { level, index, width } = tile
    expect(width).toBe(getTileWidth(tile, leaves.length))
    while (levels.length <= level) {
      const below = levels.at(-1) ?? []
      levels.push(
        Array.from({ length: Math.floor(below.length / fullWidth) }, (_, at) =>
          hashTree(below.slice(at * fullWidth, (at + 1) * fullWidth)),
        ),
      )
    }
    return levels[level]?.slice(index * fullWidth, index * fullWidth + width) ?? []
  }
}

// The leaves of the vectors of the Certificate Transparency project, as in merkle.test.ts.
const inputs = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const leaves = inputs.map(text => Buffer.from(hashLeaf(Buffer.from(text, 'hex').toString()), 'hex'))

test.each([
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
])('proves that the tree of %i is the beginning of the tree of %i', async (from, size, proof) => {
  const reader = createReader(leaves.slice(0, size))
  expect(hex(await buildConsistencyProof(from, size, reader))).toEqual(proof)
})

const many = Array.from({ length: 65_793 }, (_, index) => sha256Bytes(String(index)))

test.each([1, 2, 255, 256, 257, 511, 65_536, 65_793])(
  'reads the root and inclusion proofs of a tree of %i from its tiles',
  async size => {
    const tree = many.slice(0, size)
    const reader = createReader(tree)
    expect(await computeRoot(size, reader)).toEqual(hashTree(tree))
    for (const index of new Set([Math.floor(size / 2), size - 1]))
      expect(hex(await buildInclusionProof(index, size, reader))).toEqual(hex(getAuditPath(tree, index)))
  },
)

test('the root of an empty tree is the hash of nothing', async () => {
  expect(await computeRoot(0, createReader([]))).toEqual(sha256Bytes(''))
  expect(await buildConsistencyProof(0, 8, createReader(leaves))).toEqual([])
})

/** Computes both roots from a consistency proof, as RFC 9162, 2.1.4.2 describes it. */
function readRoots(from: number, size: number, proof: readonly Buffer[], smaller: Buffer) {
  const path = Number.isInteger(Math.log2(from)) ? [smaller, ...proof] : [...proof]
  let [left, right] = [from - 1, size - 1]
  while (left % 2 === 1) [left, right] = [Math.floor(left / 2), Math.floor(right / 2)]
  let before = path[0] as Buffer
  let after = before
  for (const hash of path.slice(1)) {
    if (left % 2 === 1 || left === right) {
      before = hashTree([hash, before])
      after = hashTree([hash, after])
      while (left % 2 === 0 && left !== 0) [left, right] = [Math.floor(left / 2), Math.floor(right / 2)]
    } else after = hashTree([after, hash])
    ;[left, right] = [Math.floor(left / 2), Math.floor(right / 2)]
  }
  return { before, after }
}

test.each([
  [1, 257],
  [255, 256],
  [256, 65_793],
  [300, 513],
  [65_536, 65_793],
  [65_700, 65_793],
])('a verifier computes the roots of %i and %i entries from a consistency proof', async (from, size) => {
  const reader = createReader(many.slice(0, size))
  const smaller = hashTree(many.slice(0, from))
  const proof = await buildConsistencyProof(from, size, reader)
  expect(readRoots(from, size, proof, smaller)).toEqual({
    before: smaller,
    after: hashTree(many.slice(0, size)),
  })
  expect(await computeRoot(from, reader, size)).toEqual(smaller)
})

const digest = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const toBytes = (hash: Buffer) => new Uint8Array(hash)

test('devices come to the same result for every tree and entry, and to no other', async () => {
  const many = Array.from({ length: 33 }, (_, index) => Buffer.from(hashLeaf(String(index)), 'hex'))
  for (let size = 1; size <= many.length; size += 1) {
    const readTile = createReader(many.slice(0, size))
    const tree = { size, root: toBytes(await computeRoot(size, readTile)) }
    for (let known = 1; known <= size; known += 1) {
      const index = known - 1
      const leaf = toBytes(many[index] ?? Buffer.of())
      const path = (await buildInclusionProof(index, size, readTile)).map(toBytes)
      expect(await computeProvenRoot(digest, leaf, { index, size, hashes: path })).toEqual(tree.root)
      const other = await computeProvenRoot(digest, leaf, { index: known % size, size, hashes: path })
      if (size > 1) expect(other).not.toEqual(tree.root)
      const before = { size: known, root: toBytes(await computeRoot(known, readTile, size)) }
      const proof = (await buildConsistencyProof(known, size, readTile)).map(toBytes)
      expect(await isConsistent(digest, before, tree, proof)).toBe(true)
      expect(await isConsistent(digest, { ...before, root: leaf.map(byte => byte ^ 1) }, tree, proof)).toBe(
        false,
      )
      expect(await isConsistent(digest, before, tree, [...proof, leaf])).toBe(false)
    }
  }
})
