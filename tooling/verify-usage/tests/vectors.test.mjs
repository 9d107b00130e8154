import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseEntry } from '../src/entries/parse.mjs'
import { readBundle } from '../src/log/bundle.mjs'
import { hashLeaf, sha256 } from '../src/log/hashes.mjs'
import { verifyInclusion } from '../src/log/inclusion.mjs'
import { openCheckpoint, parseVerifierKeys } from '../src/log/note.mjs'
import { formatTilePath } from '../src/log/tile-path.mjs'
import { createTileTree } from '../src/log/tile-tree.mjs'
import { toBundle } from './generator/log.mjs'

const document = readFileSync(new URL('../../../docs/usage-log.md', import.meta.url), 'utf8')
const vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(document)?.[1] ?? '')
const entries = vector.entries.map(text => Buffer.from(text))

test('the documented entries are canonical, and have the documented leaves and bundle', () => {
  expect(entries.map(entry => parseEntry(entry).problem)).toEqual([undefined, undefined])
  expect(entries.map(entry => hashLeaf(entry).toString('hex'))).toEqual(vector.leaves)
  const bundle = toBundle(entries)
  expect(sha256(bundle).toString('hex')).toBe(vector.bundle_sha256)
  const read = []
  readBundle(bundle, { index: 0, count: 2, first: 0 }, (entry, hashed) => {
    expect(hashed[0]).toBe(0)
    read.push(entry.toString())
  })
  expect(read).toEqual(vector.entries)
})

test('the documented checkpoint is signed for the documented entries', () => {
  const keys = parseVerifierKeys(`# key of the documentation\n${vector.key}\n`)
  const { origin, size, root, signers } = openCheckpoint(vector.checkpoint, keys)
  const tree = createTileTree()
  for (const entry of entries) tree.add(hashLeaf(entry))
  expect({ origin, size, signers: signers.length }).toEqual({
    origin: 'musik.example/usage',
    size: 2,
    signers: 1,
  })
  expect(root).toEqual(tree.root())
})

test.each([
  ['another size', '\n2\n', '\n3\n', 'The signature with key 60e1854e is wrong'],
  ['another origin', /^musik/, 'lagu', 'The checkpoint is of the log lagu.example/usage'],
  ['no signature', /\n\u2014.*\n$/, '\n', 'This is not a checkpoint of a log.'],
  ['a leading zero', '\n2\n', '\n02\n', 'This is not a checkpoint of a log.'],
])('a checkpoint with %s is refused', (_, before, after, message) => {
  const changed = vector.checkpoint.replace(before, after)
  expect(() => openCheckpoint(changed, parseVerifierKeys(vector.key))).toThrow(message)
})

test.each([
  ['another id', vector.key.replace('60e1854e', '60e1854f'), 'Line 1 of the key file is not a verifier key.'],
  ['nothing', '\n', 'The key file contains no verifier key.'],
])('a key file with %s is refused', (_, text, message) => {
  expect(() => parseVerifierKeys(text)).toThrow(message)
})

test('the documented proof shows that the documented entry is in the log, and no other', () => {
  const keys = parseVerifierKeys(vector.key)
  const [first, second] = entries
  expect(verifyInclusion(second, vector.proof, keys)).toMatchObject({ index: 1, checkpoint: { size: 2 } })
  expect(() => verifyInclusion(first, vector.proof, keys)).toThrow('The entry is not in the log')
  const moved = vector.proof.replace('index 1', 'index 0')
  expect(() => verifyInclusion(second, moved, keys)).toThrow('The entry is not in the log')
  const outside = vector.proof.replace('index 1', 'index 7')
  expect(() => verifyInclusion(second, outside, keys)).toThrow('The entry is not in the log')
  const longer = vector.proof.replace(/(index 1\n)(.*\n)/, '$1$2$2')
  expect(() => verifyInclusion(second, longer, keys)).toThrow('The entry is not in the log')
  expect(() => verifyInclusion(second, 'index 1', keys)).toThrow('The proof is malformed.')
})

// The Certificate Transparency project's test vectors for RFC 6962.
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

test.each([
  [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
])('a tree of %i leaves has the expected root', (size, root) => {
  const tree = createTileTree()
  for (const input of inputs.slice(0, size)) tree.add(hashLeaf(Buffer.from(input, 'hex')))
  expect(tree.root().toString('hex')).toBe(root)
})

test.each([
  [0, 0, 256, 'tile/0/000'],
  [0, 67, 1, 'tile/0/067.p/1'],
  [3, 1_234_067, 256, 'tile/3/x001/x234/067'],
  ['entries', 999, 112, 'tile/entries/999.p/112'],
])('a tile at level %s with index %i and width %i has the path %s', (level, index, width, path) => {
  expect(formatTilePath(level, index, width)).toBe(path)
})
