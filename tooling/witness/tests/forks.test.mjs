import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestLog } from './test-log.mjs'
import { createFolder, runProgram, startWitness } from './witness-process.mjs'

const log = createTestLog()
const fork = log.fork(4)
const folders = { fork: 1, unproven: 0 }

async function startSigned(size) {
  const folder = createFolder([log.key.vkey])
  const witness = await startWitness(folder)
  expect((await witness.submit(log.submission(0, size))).status).toBe(200)
  const readEvidence = () =>
    readdirSync(join(folder, 'evidence'))
      .filter(name => name.endsWith('.json'))
      .map(name => JSON.parse(readFileSync(join(folder, 'evidence', name), 'utf8')))
  return { folder, witness, readEvidence }
}

const refused = async witness => (await witness.status()).refused

test('two trees of one size are a fork, whose checkpoints are kept', async () => {
  const { witness, readEvidence } = await startSigned(5)
  expect((await witness.submit(fork.submission(5, 5))).status).toBe(422)
  expect(await refused(witness)).toEqual(folders)
  expect(readEvidence()).toEqual([
    {
      kind: 'fork',
      origin: log.origin,
      received_at: expect.any(Number),
      old_size: 5,
      known: log.checkpoint(5),
      refused: fork.checkpoint(5),
      proof: [],
    },
  ])
})

test('two trees of one size are a fork also if the old size is another one, or if larger trees were signed', async () => {
  const { witness } = await startSigned(5)
  expect((await witness.submit(fork.submission(0, 5))).status).toBe(409)
  expect(await refused(witness)).toEqual(folders)
  for (let size = 5; size < 9; size += 1) await witness.submit(log.submission(size, size + 1))
  expect((await witness.submit(fork.submission(6, 7))).status).toBe(409)
  expect(await refused(witness)).toEqual({ fork: 2, unproven: 0 })
})

test('a proof from another tree of the old size is a fork', async () => {
  const { witness, readEvidence } = await startSigned(5)
  expect((await witness.submit(fork.submission(5, 9))).status).toBe(422)
  expect(await refused(witness)).toEqual(folders)
  const [{ proof }] = readEvidence()
  expect(proof.map(line => `${line}\n`).join('')).toBe(fork.formatProof(5, 9))
})

test('a proof that anybody could have spoiled proves nothing, and is forgotten when the log proves the tree', async () => {
  const { witness } = await startSigned(5)
  const spoilt = log.formatProof(5, 9).replace(/^./, letter => (letter === 'A' ? 'B' : 'A'))
  expect((await witness.submit(log.submission(5, 9, { proof: spoilt }))).status).toBe(422)
  expect((await witness.submit(log.submission(5, 9, { proof: spoilt }))).status).toBe(422)
  expect(await refused(witness)).toEqual({ fork: 0, unproven: 1 })
  expect((await witness.submit(log.submission(5, 9))).status).toBe(200)
  expect(await refused(witness)).toEqual({ fork: 0, unproven: 0 })
})

test('what the log has not signed is no evidence', async () => {
  const { witness } = await startSigned(5)
  const forged = { sign: log.key.forge }
  expect((await witness.submit(fork.submission(5, 5, { keys: [forged] }))).status).toBe(403)
  expect(
    (await witness.submit(log.submission(5, 5, { proof: `${Buffer.alloc(32).toString('base64')}\n` })))
      .status,
  ).toBe(422)
  expect(await refused(witness)).toEqual({ fork: 0, unproven: 0 })
})

test('evidence is limited, and what proves nothing leaves room for a fork', async () => {
  const { witness } = await startSigned(5)
  for (let size = 6; size < 66; size += 1) await witness.submit(log.submission(5, size, { proof: '' }))
  expect(await refused(witness)).toEqual({ fork: 0, unproven: 50 })
  await witness.submit(fork.submission(5, 9))
  expect(await refused(witness)).toEqual({ fork: 1, unproven: 50 })
})

test('evidence stays until somebody closes it, and is kept then too', async () => {
  const { folder, witness } = await startSigned(5)
  await witness.submit(fork.submission(5, 9))
  await witness.submit(log.submission(5, 9))
  expect(await refused(witness)).toEqual(folders)
  const { stdout } = await runProgram(folder, 'close')
  const [, name] = /^Closed: (fork-[0-9a-f]{16}\.json)\n$/.exec(stdout)
  expect(await refused(witness)).toEqual({ fork: 0, unproven: 0 })
  expect(readdirSync(join(folder, 'evidence', 'closed'))).toEqual([name])
  expect((await runProgram(folder, 'close')).stdout).toBe('There is no such refusal.\n')
})

test('the record contains both checkpoints, and those that were signed', async () => {
  const { witness } = await startSigned(5)
  await witness.submit(fork.submission(5, 9))
  const { logs, refusals } = await (await witness.get('/record.json')).json()
  expect(refusals).toMatchObject([{ known: log.checkpoint(5), refused: fork.checkpoint(9), kind: 'fork' }])
  expect(logs).toMatchObject([{ size: 5, signed: 1, recent: [{ checkpoint: log.checkpoint(5), grew: 5 }] }])
})
