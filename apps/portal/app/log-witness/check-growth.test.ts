import { generateKeyPairSync, hash, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkGrowth } from './check-growth'

const sha256 = (...parts: Uint8Array[]) => hash('sha256', Buffer.concat(parts), 'buffer')
const leaves = ['one', 'two', 'three'].map(text => sha256(Buffer.of(0), Buffer.from(text)))
const node = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right)
const [one = Buffer.of(), two = Buffer.of(), three = Buffer.of()] = leaves
const roots = { 1: one, 2: node(one, two), 3: node(node(one, two), three) }

/** A log with a key of its own. */
function createLog(origin = 'musik.test/usage') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const id = sha256(Buffer.from(`${origin}\n`), Buffer.of(1), bytes).subarray(0, 4)
  const key = `${origin}+${id.toString('hex')}+${Buffer.concat([Buffer.of(1), bytes]).toString('base64')}`
  const signTree = (size: 1 | 2 | 3, root = roots[size]) => {
    const text = `${origin}\n${size}\n${root.toString('base64')}\n`
    const signature = sign(null, Buffer.from(text), privateKey)
    return `${text}\n\u2014 ${origin} ${Buffer.concat([id, signature]).toString('base64')}\n`
  }
  return { keys: [key], signTree }
}

const { keys, signTree } = createLog()
const known = signTree(2)
const consistency = three.toString('base64')

test('a log that is seen first is remembered, and one that has grown tells by how many entries', async () => {
  const first = { checkpoint: known, keys, consistency: '' }
  expect(await checkGrowth(null, first)).toEqual({ isRight: true, size: 2, added: null })
  const grown = { checkpoint: signTree(3), keys, consistency }
  expect(await checkGrowth(known, grown)).toEqual({ isRight: true, size: 3, added: 1 })
  expect(await checkGrowth(known, first)).toEqual({ isRight: true, size: 2, added: 0 })
})

test.each([
  ['another tree of the same size', { checkpoint: signTree(2, node(two, one)), keys, consistency: '' }],
  ['a tree that does not begin with the known one', { checkpoint: signTree(3, sha256()), keys, consistency }],
  ['a smaller tree', { checkpoint: signTree(1), keys, consistency: null }],
  ['no proof', { checkpoint: signTree(3), keys, consistency: '' }],
  ['a proof that is no base64', { checkpoint: signTree(3), keys, consistency: '*' }],
  ['a signature of another key', { checkpoint: createLog().signTree(3), keys, consistency }],
  ['a text that was changed', { checkpoint: signTree(3).replace('\n3\n', '\n4\n'), keys, consistency }],
  ['no checkpoint', { checkpoint: 'x', keys, consistency }],
])('%s is wrong', async (_, log) => {
  expect(await checkGrowth(known, log)).toEqual({ isRight: false })
})

test('another log is wrong', async () => {
  const other = createLog('lain.test/usage')
  expect(await checkGrowth(known, { checkpoint: other.signTree(3), keys: other.keys, consistency })).toEqual({
    isRight: false,
  })
})
