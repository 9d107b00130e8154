import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestLog, openCosignature } from './test-log.mjs'
import { createFolder, runProgram, startWitness } from './witness-process.mjs'

const log = createTestLog()
const readSize = folder =>
  Number(
    JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')).logs[log.origin]?.note.split('\n')[1] ?? 0,
  )

test('of a hundred checkpoints at once, the size never goes back', async () => {
  const folder = createFolder([log.key.vkey])
  const witness = await startWitness(folder)
  await witness.submit(log.submission(0, 1))
  const sizes = Array.from({ length: 100 }, (_, index) => 2 + ((index * 37) % 100))
  const answers = await Promise.all(
    sizes.map(async size => {
      const response = await witness.submit(log.submission(1, size))
      const body = await response.text()
      const { status } = response
      return { status, size: status === 200 ? size : Number(body), stored: readSize(folder) }
    }),
  )
  const signed = answers.filter(({ status }) => status === 200)
  expect(signed).toHaveLength(1)
  const [{ size }] = signed
  for (const answer of answers) expect(answer).toEqual({ status: expect.any(Number), size, stored: size })
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99)
})

test('clients that race each other with the sizes they are told only ever grow the tree', async () => {
  const folder = createFolder([log.key.vkey])
  const witness = await startWitness(folder)
  const race = async wanted => {
    for (let known = 0; known <= wanted; ) {
      const response = await witness.submit(log.submission(known, wanted))
      const body = await response.text()
      if (response.status === 200) return
      expect(response.status).toBe(409)
      known = Number(body)
    }
  }
  await Promise.all(Array.from({ length: 60 }, (_, index) => race(1 + ((index * 17) % 60))))
  expect(readSize(folder)).toBe(60)
  // Answers may arrive in another order than they were given.
  const signed = [...witness.output.stdout.matchAll(/^Signed (\d+) /gm)].map(([, size]) => Number(size))
  expect(signed).toEqual([...signed].sort((one, other) => one - other))
  expect(signed.at(-1)).toBe(60)
})

test('the same checkpoint twice at once is answered twice', async () => {
  const witness = await startWitness(createFolder([log.key.vkey]))
  await witness.submit(log.submission(0, 3))
  const both = await Promise.all([1, 2].map(() => witness.submit(log.submission(3, 3))))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test('after a kill at any moment, what was signed is known', async () => {
  const folder = createFolder([log.key.vkey])
  let known = 0
  for (let round = 0; round < 8; round += 1) {
    const witness = await startWitness(folder)
    let returned = known
    const work = (async () => {
      for (let size = known; ; ) {
        const response = await witness.submit(log.submission(size, size + 1))
        const body = await response.text()
        if (response.status === 200) size = returned = size + 1
        else size = Number(body)
      }
    })().catch(() => {})
    await pause(60 + 23 * round)
    witness.kill('SIGKILL')
    await Promise.all([witness.closed, work])
    known = readSize(folder)
    expect(known).toBeGreaterThanOrEqual(returned)
    expect(known).toBeLessThanOrEqual(returned + 1)
  }
  expect(known).toBeGreaterThan(0)
  const witness = await startWitness(folder)
  const response = await witness.submit(log.submission(known, known + 1))
  const [line] = (await response.text()).split('\n')
  expect(openCosignature(line, log.formatText(known + 1), await witness.vkeys()).type).toBe(6)
}, 30_000)

test('a second witness with the same folder does not start, but one after a kill does', async () => {
  const folder = createFolder([log.key.vkey])
  const first = await startWitness(folder)
  const second = await runProgram(folder)
  expect([second.code, second.stderr]).toEqual([
    1,
    expect.stringMatching(/^Another witness is running with the folder /),
  ])
  first.kill('SIGKILL')
  await first.closed
  await startWitness(folder)
})

test('of many that start at once with a new folder, one runs', async () => {
  const folder = createFolder([log.key.vkey])
  const started = await Promise.allSettled(Array.from({ length: 5 }, () => startWitness(folder)))
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(started.filter(({ reason }) => reason?.message.includes('Another witness'))).toHaveLength(4)
})

test('a signal lets a request finish that has begun', async () => {
  const witness = await startWitness(createFolder([log.key.vkey]))
  const body = log.submission(0, 3)
  const { readable, writable } = new TransformStream()
  const answer = witness.submit(readable, { duplex: 'half' })
  const writer = writable.getWriter()
  await writer.write(Buffer.from(body.slice(0, 50)))
  await pause(100)
  witness.kill('SIGTERM')
  await pause(100)
  await writer.write(Buffer.from(body.slice(50)))
  await writer.close()
  expect((await answer).status).toBe(200)
  expect(await witness.closed).toEqual([0, null])
})
