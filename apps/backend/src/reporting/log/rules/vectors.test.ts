import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hashLeaf, hashTree, sha256Bytes } from '#src/reporting/seal/rules/merkle'
import { encodeBundle } from './bundle'
import { parseCheckpoint, parseInclusionProof } from './checkpoint'
import { parseEntry } from './entry'
import { openNote, parseVerifierKey } from './note'

const document = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/usage-log.md'), 'utf8')
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(document)?.[1] ?? '')
const entries: Buffer[] = vectors.entries.map((entry: string) => Buffer.from(entry))

test('the entries of the documentation have its leaves, bundle, checkpoint and proof', () => {
  expect(entries.map(entry => parseEntry(entry).type)).toEqual(['credits', 'play'])
  expect(entries.map(entry => hashLeaf(entry))).toEqual(vectors.leaves)
  expect(sha256Bytes(encodeBundle(entries)).toString('hex')).toBe(vectors.bundle_sha256)
  const key = parseVerifierKey(vectors.key)
  const text = key && openNote(vectors.checkpoint, [key])
  const leaves = vectors.leaves.map((leaf: string) => Buffer.from(leaf, 'hex'))
  expect(parseCheckpoint(text ?? '')).toEqual({ origin: key?.name, size: 2, root: hashTree(leaves) })
  expect(parseInclusionProof(vectors.proof)).toEqual({
    index: 1,
    hashes: [leaves[0]],
    checkpoint: vectors.checkpoint,
  })
})
