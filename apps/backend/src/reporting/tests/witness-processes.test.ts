import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNote, parseVerifierKey } from '#src/reporting/log/rules/note'
import { parseWitnessKey, readCosignatures, type WitnessKey } from '#src/reporting/witness/rules/cosignature'
import { createCollectiveUser, createReportsOn } from '#tests/collective'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { startReceiver } from '#tests/receiver'
import { appendUsageLog, getNoon, storePlays } from '#tests/seals'
import { startSecondBackend } from '#tests/second-backend'
import { startBackendWithPackages } from '#tests/shop'
import { submitCheckpoint, usePolicy } from '#tests/witness-policy'
import { startWitness, type WitnessProcess } from '#tests/witness-process'
import { readMonthArchive } from './month-archive-checks'

// The witnesses are processes of tooling/witness.

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let reader: Awaited<ReturnType<typeof createCollectiveUser>>
let track: string
let witnesses: WitnessProcess[] = []
let minutes = 0

const rows = (table: string) => backend.strapi.db.connection(table)
const listLogKeys = async (): Promise<string[]> => (await backend.call('GET', '/usage-log/keys')).body.keys
const findWitness = (name: string) =>
  rows('log_witnesses').where('key', 'like', `witness.test/${name}+%`).first()
const retryNow = () => rows('log_witnesses').update({ next_try_at: 0 })

/** Signs a checkpoint with more entries and waits until it has been submitted. */
async function append() {
  minutes += 1
  const at = getNoon(0) + minutes * 60_000
  await storePlays(backend, { zone: owner.zone, track }, 3, at)
  await appendUsageLog(at)
  await settleJobs()
}

const readPolicyKeys = async () => {
  const { text } = await backend.call('GET', '/usage-log/policy')
  return text
    .split('\n')
    .flatMap(line => (line.startsWith('witness ') ? (parseWitnessKey(line.split(' ')[2] ?? '') ?? []) : []))
}

/** The published checkpoint: its size, how many keys of the log have signed it, and the names of its witnesses. */
async function readPublished() {
  const { text } = await backend.call('GET', '/usage-log/checkpoint')
  const keys = (await listLogKeys()).flatMap(key => parseVerifierKey(key) ?? [])
  const [body = '', lines = ''] = text.split('\n\n')
  const found = readCosignatures(lines, `${body}\n`, await readPolicyKeys())
  expect(openNote(text, keys)).toBe(`${body}\n`)
  return {
    size: Number(body.split('\n')[1]),
    logSignatures: keys.filter(key => openNote(text, [key]) !== null).length,
    wrong: found?.wrong,
    witnesses: found?.cosignatures.map(({ key }: { key: WitnessKey }) => key.name.split('/')[1]).sort(),
  }
}

const useThree = async (quorum = 'group g 2 one two three\nquorum g\n') => {
  const [one, two, three] = witnesses
  if (!one || !two || !three) throw new Error('There are no witnesses')
  await usePolicy(`${one.line('Ed25519')}${two.line('ML-DSA-44')}${three.line('Ed25519')}${quorum}`)
  return { one, two, three }
}

beforeAll(async () => {
  backend = await startBackendWithPackages({ SESSION_DAYS: '30' })
  ;({ track } = await addPlaylistWithTrack(backend))
  owner = await createVenue(backend)
  reader = await createCollectiveUser(backend)
  const keys = await listLogKeys()
  witnesses = await Promise.all(['one', 'two', 'three'].map(name => startWitness(name, keys)))
}, 300_000)
afterAll(async () => {
  for (const witness of witnesses) await witness.stop()
  await backend.stop()
})

test('three witnesses sign each checkpoint', async () => {
  await useThree()
  await append()
  await append()
  const { size, witnesses: signed, wrong } = await readPublished()
  expect([signed, wrong]).toEqual([['one', 'three', 'two'], []])
  for (const witness of witnesses)
    expect(await witness.getStatus()).toMatchObject({ logs: [{ size }], refused: { fork: 0, unproven: 0 } })
  for (let round = 0; round < 5; round += 1) {
    minutes += 1
    const at = getNoon(0) + minutes * 60_000
    await storePlays(backend, { zone: owner.zone, track }, 300, at)
    await appendUsageLog(at)
    await settleJobs()
    expect((await readPublished()).witnesses).toHaveLength(3)
  }
})

test('a size that was not known is asked for, and the proof continues from it', async () => {
  const { one } = await useThree()
  await append()
  await rows('log_witnesses').update({ size: 0 })
  await append()
  const { size, witnesses: signed } = await readPublished()
  expect(signed).toHaveLength(3)
  expect(Number((await findWitness('one')).size)).toBe(size)
  expect(await one.getStatus()).toMatchObject({ logs: [{ size }], refused: { fork: 0, unproven: 0 } })
})

test('a witness that was away signs the newest checkpoint only, and the others do not wait for it', async () => {
  const { two } = await useThree()
  await append()
  await two.kill()
  await append()
  const { size } = await readPublished()
  await append()
  expect((await readPublished()).witnesses).toEqual(['one', 'three'])
  expect(await findWitness('two')).toMatchObject({ problem: 'unreachable', failures: 1 })
  await two.restart()
  await submitCheckpoint()
  expect((await readPublished()).witnesses).toEqual(['one', 'three'])
  await retryNow()
  await submitCheckpoint()
  expect((await readPublished()).witnesses).toEqual(['one', 'three', 'two'])
  expect(await findWitness('two')).toMatchObject({ problem: null, failures: 0 })
  const signed = await rows('log_cosignatures as s')
    .join('log_checkpoints as c', 'c.id', 's.checkpoint_id')
    .where('s.key', 'like', 'witness.test/two%')
    .where('c.size', size)
  expect(signed).toEqual([])
})

test('several processes submit a checkpoint to a witness once', async () => {
  await useThree()
  await append()
  const { id } = await rows('log_checkpoints').orderBy('id', 'desc').first('id')
  const other = await startSecondBackend()
  try {
    for (let round = 0; round < 5; round += 1) {
      minutes += 1
      const at = getNoon(0) + minutes * 60_000
      await storePlays(backend, { zone: owner.zone, track }, 3, at)
      await appendUsageLog(at)
      await Promise.all([
        ...Array.from({ length: 4 }, () => submitCheckpoint()),
        ...Array.from({ length: 4 }, () => other.call('src/reporting/witness/submit', 'submitCheckpoint')),
      ])
      await settleJobs()
    }
  } finally {
    await other.kill()
  }
  const counts = await rows('log_cosignatures')
    .where('checkpoint_id', '>', id)
    .groupBy('checkpoint_id')
    .count()
  expect(counts.map(({ count }) => Number(count))).toEqual([3, 3, 3, 3, 3])
  expect(await rows('log_witnesses').whereNot({ claimed_until: 0 })).toEqual([])
  expect(await rows('log_refusals')).toEqual([])
})

test('a witness with two keys is called once, and one that has another key is said not to have signed', async () => {
  const [one, two] = witnesses
  if (!one || !two) throw new Error('There are no witnesses')
  const foreign = two.line('Ed25519', 'foreign').replace(two.url, one.url)
  await usePolicy(`${one.line('Ed25519')}${one.line('ML-DSA-44', 'one-later')}${foreign}quorum one\n`)
  await append()
  expect((await readPublished()).witnesses).toEqual(['one', 'one'])
  const states = await rows('log_witnesses').whereNot({ problem: null })
  expect(states).toMatchObject([{ problem: 'not-signed' }])
  await append()
  expect((await readPublished()).witnesses).toEqual(['one', 'one'])
})

test('a new key of the log is in the policy before it signs, and both keys sign for thirty days', async () => {
  const { one } = await useThree()
  const before = await listLogKeys()
  const { addNextKey } = loadCompiled(() => import('#src/reporting/log/keys'))
  await addNextKey(getNoon(0))
  const keys = await listLogKeys()
  expect((await backend.call('GET', '/usage-log/policy')).text).toContain(`log ${keys[0]} `)
  await append()
  expect([keys.length, (await readPublished()).logSignatures]).toEqual([before.length + 1, 1])
  minutes += 24 * 60
  await append()
  // The witnesses know the previous key only.
  expect(await readPublished()).toMatchObject({ logSignatures: 2, witnesses: ['one', 'three', 'two'] })
  for (const witness of witnesses) witness.trust(keys)
  minutes += 31 * 24 * 60
  await append()
  expect(await readPublished()).toMatchObject({ logSignatures: 1, witnesses: ['one', 'three', 'two'] })
  expect((await one.getStatus()).refused).toEqual({ fork: 0, unproven: 0 })
})

test('a witness that does not know the log or its key refuses, which is kept once', async () => {
  const { three } = await useThree()
  await append()
  three.trust([])
  await append()
  expect(await findWitness('three')).toMatchObject({ problem: 'unknown-log' })
  await retryNow()
  await submitCheckpoint()
  const [refusal, ...others] = await rows('log_refusals')
  expect(others).toEqual([])
  expect(refusal).toMatchObject({ reason: 'unknown-log', status: 404 })
  expect(refusal.known.split('\n\n')[1]).toContain('witness.test/three')
  three.trust(await listLogKeys())
  await retryNow()
  await submitCheckpoint()
  expect((await readPublished()).witnesses).toHaveLength(3)
  await expect(rows('log_refusals').delete()).rejects.toThrow(/append-only/)
  await expect(rows('log_cosignatures').update({ line: '' })).rejects.toThrow(/append-only/)
})

const getMonth = async () =>
  (await backend.call('GET', '/collective/months/2031-03', { token: reader.token })).body
const getState = async () => {
  const { listMonthStates } = loadCompiled(() => import('#src/reporting/collective/months'))
  const { months } = await listMonthStates('2031-03', getNoon(70))
  return months.find(({ month }) => month === '2031-03')?.state
}

test('a report is final, and sent, once enough witnesses have signed a checkpoint that covers it', async () => {
  const receiver = await startReceiver(200)
  const destinations = backend.strapi.documents('api::report-delivery.report-destination' as never)
  const address = `${receiver.origin}/usage`
  const data = {
    name: 'HTTPS',
    kind: 'https',
    address,
    new_secret: 'x'.repeat(24),
    formats: 'csv',
    active: true,
  }
  await destinations.create({ data: data as never })
  const { requestDeliveries } = loadCompiled(() => import('#src/reporting/report-delivery/request'))
  const { one, two, three } = await useThree('group g all one two three\nquorum g\n')
  await Promise.all([two.kill(), three.kill()])
  const noon = 45
  await createReportsOn(backend, noon)
  await appendUsageLog(getNoon(noon) + 60_000)
  await settleJobs()
  const waiting = await getMonth()
  expect(waiting.versions[0].quorum).toEqual({
    state: 'waiting',
    reached_at: null,
    missing: ['two', 'three'],
  })
  expect(await getState()).toBe('waiting')
  expect(waiting.log.quorum).toEqual({ is_required: true, is_reached: false, missing: ['two', 'three'] })
  expect(waiting.log.witnesses).toMatchObject([
    { name: 'one', algorithm: 'Ed25519', problem: null, signed_size: waiting.log.size },
    { name: 'two', algorithm: 'ML-DSA-44', problem: 'unreachable' },
    { name: 'three', problem: 'unreachable' },
  ])
  await requestDeliveries()
  expect(await rows('report_deliveries')).toEqual([])

  await Promise.all([two.restart(), three.restart()])
  await retryNow()
  await submitCheckpoint()
  const reached = await getMonth()
  expect(reached.versions[0].quorum).toMatchObject({ state: 'reached', missing: [] })
  expect(await getState()).toBe('final')
  const stored = await rows('usage_report_quorums').orderBy('report_id', 'desc').first()
  expect(stored.checkpoint.split('\n\n')[1].match(/witness\.test/g)).toHaveLength(3)
  expect(stored.policy).toContain('group g 3 one two three\nquorum g\n')
  const archive = await readMonthArchive({ backend, token: reader.token, month: '2031-03' })
  const [signed, policy] = ['checkpoint', 'policy'].map(name => archive.get(`v1/${name}`)?.toString())
  expect([signed, policy]).toEqual([stored.checkpoint, stored.policy])
  await requestDeliveries()
  expect(await rows('report_deliveries')).toHaveLength(1)
  await settleJobs()
  await receiver.stop()

  // A stricter policy later does not undo it.
  await one.kill()
  await usePolicy(`${one.line('ML-DSA-44')}quorum one\n`)
  expect((await getMonth()).versions[0].quorum.state).toBe('reached')
  await one.restart()
})

test('without a required witness, reports are final at once', async () => {
  await storePlays(backend, { zone: owner.zone, track }, 5, getNoon(50))
  await createReportsOn(backend, 70)
  const { body } = await backend.call('GET', '/collective/months/2031-04', { token: reader.token })
  expect(body.versions[0].quorum).toEqual({ state: 'not-required', reached_at: null, missing: [] })
})
