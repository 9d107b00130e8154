import { generateKeyPairSync, hash, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkGrowth } from './check-growth'
import { isSame, isSameEvidence, type LogEvidence, type LogMemory, type SeenCheckpoint } from './store'
import { visitLog } from './visit-log'

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
const seen = { note: known, keys }
const consistency = three.toString('base64')

test('a log that is seen first is remembered, and one that has grown tells by how many entries', async () => {
  const first = { checkpoint: known, keys, consistency: '' }
  expect(await checkGrowth(null, first)).toEqual({ isRight: true, size: 2, added: null, keys })
  const grown = { checkpoint: signTree(3), keys, consistency }
  expect(await checkGrowth(seen, grown)).toEqual({ isRight: true, size: 3, added: 1, keys })
  expect(await checkGrowth(seen, first)).toEqual({ isRight: true, size: 2, added: 0, keys })
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
  expect(await checkGrowth(seen, log)).toEqual({ isRight: false })
})

test('another log is wrong', async () => {
  const other = createLog('lain.test/usage')
  expect(await checkGrowth(seen, { checkpoint: other.signTree(3), keys: other.keys, consistency })).toEqual({
    isRight: false,
  })
})

test('a log with a new key is right only if a known one has signed, too, and then the new one is known', async () => {
  const next = createLog()
  const line = next.signTree(3).split('\n').slice(-2).join('\n')
  const onlyNew = { checkpoint: next.signTree(3), keys: next.keys, consistency }
  expect(await checkGrowth(seen, onlyNew)).toEqual({ isRight: false })
  const all = [...keys, ...next.keys]
  expect(await checkGrowth(seen, { ...onlyNew, keys: all })).toEqual({ isRight: false })
  const both = { checkpoint: signTree(3) + line, keys: all, consistency }
  expect(await checkGrowth(seen, both)).toMatchObject({ isRight: true, keys: all })
  expect(await checkGrowth({ note: known, keys: all }, onlyNew)).toMatchObject({ isRight: true })
})

/** What a browser remembers, without a browser. */
function createMemory() {
  let seen: SeenCheckpoint | null = null
  let evidence: LogEvidence[] = []
  const memory: LogMemory = {
    read: () => Promise.resolve({ seen, evidence }),
    replaceSeen: (before, next) => {
      if (!isSame(seen, before)) return Promise.resolve(false)
      seen = next
      return Promise.resolve(true)
    },
    addEvidence: added => {
      if (!evidence.some(one => isSameEvidence(one, added))) evidence = [...evidence, added]
      return Promise.resolve()
    },
    removeEvidence: removed => {
      evidence = evidence.filter(one => !removed.some(other => isSameEvidence(one, other)))
      return Promise.resolve()
    },
  }
  return memory
}

const fork = { checkpoint: signTree(3, sha256()), keys, consistency }
const right = { checkpoint: signTree(3), keys, consistency }

test('a fork that was shown once is shown until its evidence was kept, even if the log is right again', async () => {
  const memory = createMemory()
  const visit = (log: typeof right) => visitLog(memory, () => Promise.resolve(log))
  expect(await visit({ checkpoint: known, keys, consistency: '' })).toMatchObject({
    isRight: true,
    added: null,
  })
  const evidence = [{ known, knownKeys: keys, shown: fork.checkpoint, shownKeys: keys, consistency }]
  for (const log of [fork, fork, right]) expect(await visit(log)).toMatchObject({ isRight: false, evidence })
  const broken = visitLog(memory, () => Promise.reject(new TypeError('offline')))
  expect(await broken).toMatchObject({ isRight: false, evidence })
  expect((await memory.read()).seen?.note).toBe(known)
  await memory.removeEvidence((await memory.read()).evidence)
  expect(await visit(right)).toMatchObject({ isRight: true, size: 3, added: 1 })
  await expect(visitLog(memory, () => Promise.reject(new TypeError('offline')))).rejects.toThrow('offline')
})

test('what another page has seen in the meantime is not replaced without verifying it', async () => {
  const memory = createMemory()
  await memory.replaceSeen(null, { note: known, keys, at: 1 })
  let requests = 0
  const visit = await visitLog(memory, async () => {
    requests += 1
    // Another page is shown a fork that this one would not notice.
    if (requests === 1)
      await memory.replaceSeen((await memory.read()).seen, { note: fork.checkpoint, keys, at: 2 })
    return requests === 1 ? right : { ...right, consistency: '' }
  })
  expect([requests, visit.isRight]).toEqual([2, false])
})
