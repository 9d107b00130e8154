import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canonicalJson, computeRoot, hashLeaf, hashTree, sha256 } from './hashes.mjs'

const document = readFileSync(new URL('../../../../docs/usage-reports.md', import.meta.url), 'utf8')
const vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(document)?.[1] ?? '')

test('the line in the documentation has the documented hashes', () => {
  const { line, credits, json, leaf } = vector
  expect(sha256(canonicalJson(line.credits)).toString('hex')).toBe(credits)
  expect(canonicalJson({ ...line.play, credits })).toBe(json)
  expect(hashLeaf(line).toString('hex')).toBe(leaf)
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
const leaves = inputs.map(hex => sha256(Buffer.of(0), Buffer.from(hex, 'hex')))

test.each([
  [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
])('a tree of %i leaves has the expected root', (size, root) => {
  expect(hashTree(leaves.slice(0, size)).toString('hex')).toBe(root)
})

test('a path leads to the root only with the correct leaf, position and length', () => {
  const path = [
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ].map(hex => Buffer.from(hex, 'hex'))
  const root = hashTree(leaves)
  expect(computeRoot(leaves[5], { index: 5, size: 8, path })).toEqual(root)
  expect(computeRoot(leaves[5], { index: 4, size: 8, path })).not.toEqual(root)
  expect(computeRoot(leaves[4], { index: 5, size: 8, path })).not.toEqual(root)
  expect(computeRoot(leaves[5], { index: 5, size: 8, path: path.slice(1) })).toBeNull()
  expect(computeRoot(leaves[5], { index: 5, size: 8, path: [...path, root] })).toBeNull()
})
