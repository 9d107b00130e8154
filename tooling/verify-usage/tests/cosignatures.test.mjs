import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { computeConsistentRoots } from '../src/log/consistency.mjs'
import { verifyCosignature } from '../src/log/cosignature.mjs'
import { readCheckpoint } from '../src/log/note.mjs'
import { parseVerifierKey } from '../src/log/verifier-key.mjs'

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const uint64 = Buffer.from('00000000641ef0c0', 'hex')
const time = 0x641ef0c0
const root = sha256(Buffer.from('root'))
const text = `musik.example/usage\n300\n${root.toString('base64')}\n`
const checkpoint = readCheckpoint(`${text}\n\u2014 musik.example/usage AAAAAAA=\n`)

/** The verifier key of a public key, and its id, as C2SP signed-note describes them. */
function formatKey(name, type, bytes) {
  const typed = Buffer.concat([Buffer.of(type), bytes])
  return `${name}+${sha256(Buffer.from(`${name}\n`), typed).toString('hex', 0, 4)}+${typed.toString('base64')}`
}

const messages = {
  ed25519: Buffer.from(`cosignature/v1\ntime ${time}\n${text}`),
  'ml-dsa-44': Buffer.concat([
    Buffer.from('subtree/v1\n\0\x05saksi'),
    uint64,
    Buffer.from('\x13musik.example/usage'),
    Buffer.from('0000000000000000000000000000012c', 'hex'),
    root,
  ]),
}

test.each([
  ['ed25519', 4, ({ x }) => x],
  ['ml-dsa-44', 6, ({ pub }) => pub],
])('cosignatures with %s are verified', (algorithm, type, getBytes) => {
  const { publicKey, privateKey } = generateKeyPairSync(algorithm)
  const bytes = Buffer.from(getBytes(publicKey.export({ format: 'jwk' })), 'base64url')
  const key = parseVerifierKey(formatKey('saksi', type, bytes))
  const cosignature = Buffer.concat([uint64, sign(null, messages[algorithm], privateKey)])
  expect(verifyCosignature(key, checkpoint, cosignature)).toBe(time)
  expect(verifyCosignature(key, { ...checkpoint, size: 301, text: `${text}x\n` }, cosignature)).toBe(null)
  const later = Buffer.from(cosignature)
  later[7] += 1
  expect(verifyCosignature(key, checkpoint, later)).toBe(null)
  expect(verifyCosignature(key, checkpoint, uint64)).toBe(null)
})

test.each([
  ['no key', 'saksi'],
  ['another id', formatKey('saksi', 4, Buffer.alloc(32)).replace(/\+.*\+/, '+00000000+')],
  ['another length', formatKey('saksi', 4, Buffer.alloc(31))],
  ['an unknown type', formatKey('saksi', 2, Buffer.alloc(32))],
  ['a name with a space', formatKey('saksi satu', 4, Buffer.alloc(32))],
])('a verifier key with %s is refused', (_, line) => {
  expect(parseVerifierKey(line)).toBe(null)
})

const leaves = Array.from({ length: 70 }, (_, index) => sha256(Buffer.of(0, index)))
const split = count => 2 ** Math.ceil(Math.log2(count) - 1)

/** The Merkle tree hash of RFC 6962, 2.1. */
function hashTree(hashes) {
  if (hashes.length === 1) return hashes[0]
  const middle = split(hashes.length)
  return sha256(Buffer.of(1), hashTree(hashes.slice(0, middle)), hashTree(hashes.slice(middle)))
}

/** SUBPROOF of RFC 6962, 2.1.2. */
function prove(size, hashes, isKnown = true) {
  if (size === hashes.length) return isKnown ? [] : [hashTree(hashes)]
  const middle = split(hashes.length)
  const [left, right] = [hashes.slice(0, middle), hashes.slice(middle)]
  return size <= middle
    ? [...prove(size, left, isKnown), hashTree(right)]
    : [...prove(size - middle, right, false), hashTree(left)]
}

test('consistency proofs lead to both roots, for all sizes up to 70', () => {
  for (let size = 2; size <= 70; size += 1)
    for (let before = 1; before < size; before += 1) {
      const known = { size: before, root: hashTree(leaves.slice(0, before)) }
      const path = prove(before, leaves.slice(0, size))
      const expected = { before: known.root, now: hashTree(leaves.slice(0, size)) }
      expect(computeConsistentRoots(known, size, path)).toEqual(expected)
      expect(computeConsistentRoots(known, size, path.slice(1))).not.toEqual(expected)
      expect(computeConsistentRoots(known, size, [...path, leaves[0]])).toBe(null)
    }
})
