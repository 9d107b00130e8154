import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deviceLogSchema, isConsistent, parseLogCheckpoint, splitHashList } from '@bgm/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectiveKeys } from '#src/integrations/tests/collective-keys'
import { createCollectiveUser } from '#tests/collective'
import {
  addPlaylistWithTrack,
  callInternalApi,
  createVenue,
  deliverPlays,
  logPairing,
  newPlay,
  pairDevice,
} from '#tests/devices'
import { repositoryFolder } from '#tests/folders'
import { type Backend, loadCompiled } from '#tests/harness'
import { backUp, ensureUsageLog, restoreBackup } from '#tests/restored-log'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { submitCheckpoint, usePolicy } from '#tests/witness-policy'
import { startWitness, type WitnessProcess } from '#tests/witness-process'
import { serveLog } from './serve-log'

// The whole chain with a witness in a process of its own: restored backups, and two logs for two readers.

const program = join(repositoryFolder, 'tooling/verify-usage/src/main.mjs')
const folder = mkdtempSync(join(tmpdir(), 'witness-forks-'))
const digest = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let device: Awaited<ReturnType<typeof pairDevice>>
let witness: WitnessProcess
let server: Awaited<ReturnType<typeof serveLog>>
let track: string
let env: NodeJS.ProcessEnv
let hours = 700

const rows = (table: string) => backend.strapi.db.connection(table)

/** Delivers plays and signs a checkpoint with them. */
async function addPlays(count: number): Promise<void> {
  const plays = Array.from({ length: count }, () => {
    hours -= 1
    return newPlay(owner.zone, { track, started_at: Date.now() - hours * 3_600_000 })
  })
  await deliverPlays(backend, device.player, plays)
  await appendUsageLog()
}

async function submit() {
  await rows('log_witnesses').update({ next_try_at: 0 })
  await submitCheckpoint()
}

async function readPublished() {
  const { text } = await backend.call('GET', '/usage-log/checkpoint')
  return {
    text,
    size: Number(text.split('\n')[1]),
    isWitnessed: text.includes('\u2014 witness.test/lembaga'),
  }
}

const readSignedSize = async () => (await witness.getStatus()).logs[0]?.size

const useWitness = () => usePolicy(`${witness.line('ML-DSA-44')}quorum lembaga\n`)

async function savePolicy(): Promise<void> {
  const { text } = await backend.call('GET', '/usage-log/policy')
  writeFileSync(join(folder, 'policy'), text)
}

const run = (...args: string[]) =>
  new Promise<{ code: number; text: string }>(done => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
  })

/** The evidence and the proof of a play that the venue downloads have the signature of the witness, too. */
async function verifyOfVenue(size: number): Promise<void> {
  const month = new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 7)
  const evidence = await backend.call('GET', `/usage/${month}/evidence`, { token: owner.token })
  expect(evidence.status).toBe(200)
  writeFileSync(join(folder, 'evidence.jsonl'), evidence.text)
  const { provePlay } = loadCompiled(() => import('#src/reporting/log/proofs'))
  const { id } = await rows('plays').orderBy('id', 'desc').first('id')
  writeFileSync(join(folder, 'proof.json'), JSON.stringify((await provePlay(Number(id)))?.file))
  for (const [command, file] of [
    ['evidence', 'evidence.jsonl'],
    ['proof', 'proof.json'],
  ] as const) {
    const { code, text } = await run('--keys', 'keys', '--policy', 'policy', command, file)
    expect(text).toContain(`${size} that`)
    expect(text).toContain('OK           witnesses: signed by lembaga (ML-DSA-44')
    expect(code).toBe(0)
    expect((await run('--keys', 'keys', command, file)).text).toContain(
      'NOT CHECKED  witnesses: no policy was given (--policy)',
    )
  }
}

const prove = async (size: number) =>
  deviceLogSchema.parse(
    (
      await callInternalApi(backend, 'POST', '/log/proofs', {
        ...{ player: device.player, plays: [], size },
        ...{ from: Date.now() - 31 * 86_400_000, until: Date.now() },
      })
    ).body,
  )

beforeAll(async () => {
  backend = await startBackendWithPackages({ SESSION_DAYS: '30' })
  ;({ track } = await addPlaylistWithTrack(backend))
  owner = await createVenue(backend)
  device = await pairDevice(backend, { token: owner.token, zone: owner.zone, days: 30 })
  const { token } = await createCollectiveUser(backend)
  env = { ...process.env, USAGE_LOG_API_KEY: await createCollectiveKeys(backend, token).createKey() }
  await logPairing(backend, owner.zones[0]?.id ?? 0)
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  server = await serveLog(backend)
  const { keys } = (await backend.call('GET', '/usage-log/keys')).body
  witness = await startWitness('lembaga', keys)
  writeFileSync(join(folder, 'keys'), keys.map((key: string) => `${key}\n`).join(''))
  mkdirSync(join(folder, 'kept'))
}, 300_000)
afterAll(async () => {
  server.server.close()
  await witness.stop()
  await backend.stop()
  rmSync(folder, { recursive: true })
})

test('a witness signs what a venue downloads, and signs on after a backup was restored', async () => {
  await useWitness()
  await addPlays(20)
  await submit()
  await savePolicy()
  await verifyOfVenue((await readPublished()).size)
  await backUp(join(folder, 'running'))
  await addPlays(30)
  await submit()
  const { size } = await readPublished()
  expect(await readSignedSize()).toBe(size)

  await restoreBackup(backend, join(folder, 'running'), { keepsLog: true })
  await ensureUsageLog()
  // The database has lost the checkpoint that the witness has signed, but not the entries.
  await submit()
  expect(await rows('log_refusals')).toEqual([])
  await addPlays(5)
  await submit()
  const after = await readPublished()
  expect(after.size).toBeGreaterThan(size)
  expect([after.isWitnessed, await readSignedSize()]).toEqual([true, after.size])
  expect((await witness.getStatus()).refused).toEqual({ fork: 0, unproven: 0 })
})

test('two logs for two readers: witness, verifier and device refuse the second', async () => {
  await useWitness()
  await backUp(join(folder, 'stopped'))
  await addPlays(40)
  await submit()
  const first = await readPublished()
  expect(first.isWitnessed).toBe(true)
  writeFileSync(join(folder, 'kept', 'first'), first.text)
  await savePolicy()
  const verified = await run('--keys', 'keys', '--policy', 'policy', '--kept', 'kept', server.url)
  expect(verified.text).toContain('witnesses: signed by lembaga (ML-DSA-44')
  expect(verified.text).not.toMatch(/^(?:WRONG|FINDING|ERROR)/m)

  // Another database continues from the backup with other plays, for another reader.
  await restoreBackup(backend, join(folder, 'stopped'), { keepsLog: false, flags: ['--stopped'] })
  await ensureUsageLog()
  await addPlays(10)
  await submit()
  const smaller = await readPublished()
  expect(smaller.size).toBeLessThan(first.size)
  await addPlays(100)
  await submit()
  const second = await readPublished()
  expect(second.size).toBeGreaterThan(first.size)
  expect([smaller.isWitnessed, second.isWitnessed]).toEqual([false, false])

  // The witness has kept the evidence, and goes on with the first log.
  expect(await readSignedSize()).toBe(first.size)
  const { refused } = await witness.getStatus()
  expect(refused.fork + refused.unproven).toBeGreaterThan(0)
  const refusals = await rows('log_refusals').orderBy('id')
  expect(refusals.map(({ reason, status }) => [reason, status])).toEqual([
    ['ahead', 409],
    ['inconsistent', 422],
  ])
  expect(Number(refusals[0]?.witness_size)).toBe(first.size)
  expect(refusals[1]?.checkpoint).toBe(second.text)
  expect(refusals[1]?.known).toContain('\u2014 witness.test/lembaga')
  const { getWitnessState, countRefusals } = loadCompiled(() => import('#src/reporting/witness/state'))
  expect(await getWitnessState()).toMatchObject({
    witnesses: [{ name: 'lembaga', problem: 'inconsistent' }],
    quorum: { is_required: true, is_reached: false, missing: ['lembaga'] },
    refusals: [{ witness: 'lembaga', reason: 'inconsistent' }],
  })
  expect(await countRefusals()).toBe(2)

  // A reader of the second log who has kept a checkpoint of the first.
  const { code, text } = await run('--keys', 'keys', '--policy', 'policy', '--kept', 'kept', server.url)
  expect(code).toBe(1)
  expect(text).toContain('FINDING      witnesses: signed by no witness of the policy')
  expect(text).toContain('it waits for lembaga')
  expect(text).toContain(
    `WRONG        first: The log was forked or rewritten: its first ${first.size} entries`,
  )

  // A signature of the first log, put under the second one.
  const line = first.text.slice(first.text.indexOf('\u2014 witness.test/lembaga'))
  const copy = join(folder, 'copy')
  await run('mirror', server.url, copy)
  writeFileSync(join(copy, 'checkpoint'), second.text + line)
  const forged = await run('--keys', 'keys', '--policy', 'policy', copy)
  expect(forged.code).toBe(1)
  expect(forged.text).toContain('WRONG        witnesses: The signature of the witness lembaga')

  // A device that has seen the first log.
  const known = parseLogCheckpoint(first.text)
  const { checkpoint, consistency } = await prove(first.size)
  const tree = parseLogCheckpoint(checkpoint)
  if (!known || !tree) throw new Error('There is no checkpoint')
  expect(tree.size).toBe(second.size)
  const path = splitHashList(new Uint8Array(Buffer.from(consistency ?? '', 'base64')))
  expect(await isConsistent(digest, known, tree, path)).toBe(false)
})
