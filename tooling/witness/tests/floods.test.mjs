import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openEvidence } from '../src/files/evidence.mjs'
import { openFolder } from '../src/files/folder.mjs'
import { createAddCheckpoint } from '../src/protocol/add-checkpoint.mjs'
import { createTestLog } from './test-log.mjs'
import { createFolder, startWitness } from './witness-process.mjs'

const log = createTestLog()
const minute = 60_000

afterEach(() => vi.useRealTimers())

/** Answers submissions without the web server, at a time that the test sets. */
async function openAddCheckpoint() {
  const folder = createFolder([log.key.vkey])
  const first = await startWitness(folder)
  first.kill('SIGTERM')
  await first.closed
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const opened = await openFolder(folder)
  onTestFinished(() => opened.close())
  const answer = createAddCheckpoint({ ...opened, evidence: await openEvidence(folder) })
  const wait = ms => vi.setSystemTime(Date.now() + ms)
  return { submit: async body => answer(Buffer.from(body), () => true), wait, state: opened.state }
}

test('a checkpoint that is repeated within a minute is answered with the same cosignatures', async () => {
  const { submit, wait, state } = await openAddCheckpoint()
  const first = await submit(log.submission(0, 5))
  const stored = state.find(log.origin)
  wait(minute - 1)
  expect(await submit(log.submission(5, 5))).toEqual({ ...first, isStored: undefined })
  expect(state.find(log.origin)).toBe(stored)
  wait(1)
  const later = await submit(log.submission(5, 5))
  expect([later.status, later.isStored]).toEqual([200, true])
  expect(later.body).not.toBe(first.body)
  wait(-1)
  expect((await submit(log.submission(5, 5))).isStored).toBe(true)
})

test('a checkpoint of the same tree with another text is signed', async () => {
  const { submit } = await openAddCheckpoint()
  const first = await submit(log.submission(0, 5))
  const other = await submit(log.submission(5, 5, { text: log.formatText(5, 'extension') }))
  expect([other.status, other.isStored]).toEqual([200, true])
  expect(other.body).not.toBe(first.body)
})

test('a witness that was started again signs a repeated checkpoint with the keys that it has now', async () => {
  const folder = createFolder([log.key.vkey])
  const readState = () => readFileSync(join(folder, 'state.json'), 'utf8')
  const first = await startWitness(folder)
  await first.submit(log.submission(0, 5))
  first.kill('SIGTERM')
  await first.closed
  const stored = readState()
  const second = await startWitness(folder)
  expect((await second.submit(log.submission(5, 5))).status).toBe(200)
  expect(readState()).not.toBe(stored)
})

test('of many that repeat a checkpoint, 50 wait, and a larger checkpoint is not refused for them', async () => {
  const { submit, wait } = await openAddCheckpoint()
  await submit(log.submission(0, 5))
  wait(minute)
  const repeats = Array.from({ length: 200 }, () => submit(log.submission(5, 5)))
  const larger = submit(log.submission(5, 6))
  const results = await Promise.all(repeats)
  expect(results.filter(({ isStored }) => isStored)).toHaveLength(1)
  const refused = results.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThanOrEqual(149)
  expect(refused[0].more).toEqual({ 'retry-after': '10' })
  expect((await larger).status).toBe(200)
})

test('the log is answered within two seconds while others repeat its checkpoint', async () => {
  const witness = await startWitness(createFolder([log.key.vkey]))
  await witness.submit(log.submission(0, 1))
  for (const size of [1, 2, 3]) {
    const [repeated, next] = [log.submission(size, size), log.submission(size, size + 1)]
    const flood = Array.from({ length: 400 }, () => witness.submit(repeated))
    const startedAt = performance.now()
    expect((await witness.submit(next)).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    for (const { status } of await Promise.all(flood)) expect([200, 409, 503]).toContain(status)
  }
}, 30_000)

test('a client that has used up the limit does not keep the log behind the same proxy from being signed', async () => {
  const other = createTestLog()
  const witness = await startWitness(createFolder([log.key.vkey]))
  expect((await witness.submit(log.submission(0, 5))).status).toBe(200)
  const useless = [
    ['', 400],
    [other.submission(5, 6), 403],
    [createTestLog('lain.test/usage').submission(0, 1), 404],
    [log.submission(0, 3), 409],
  ]
  const counts = new Map()
  await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const [body, expected] = useless[index % useless.length]
      const { status } = await witness.submit(body)
      expect([expected, 429]).toContain(status)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }),
  )
  expect(counts.get(429)).toBeGreaterThan(50)
  for (const [body] of useless) {
    const response = await witness.submit(body)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '10'])
  }
  expect((await witness.submit(log.submission(0, 6))).status).toBe(409)
  expect((await witness.submit(log.submission(5, 6))).status).toBe(200)
  expect((await witness.submit(log.submission(6, 6))).status).toBe(200)
  // The proof that the log was forked is kept all the same.
  expect((await witness.submit(log.fork(4).submission(6, 6))).status).toBe(422)
  expect((await witness.submit(log.fork(4).submission(0, 5))).status).toBe(409)
  expect((await witness.status()).refused).toEqual({ fork: 2, unproven: 0 })
})
