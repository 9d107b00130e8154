import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { hostileBehaviours, hostileBodies, startHostileServer } from '#tests/hostile-server'
import { startReceiver } from '#tests/receiver'
import { appendUsageLog, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { createWitnessKey, readPolicy, submitCheckpoint, usePolicy } from '#tests/witness-policy'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let track: string
let days = 0

const rows = (table: string) => backend.strapi.db.connection(table)

/** Signs a checkpoint with more entries. */
async function append() {
  days += 1
  await storePlays(backend, { zone: owner.zone, track }, 3, getNoon(days))
  await appendUsageLog(getNoon(days))
}

const listProblems = async () => {
  const found: { key: string; problem: string | null }[] = await rows('log_witnesses').select(
    'key',
    'problem',
  )
  return new Map(found.map(({ key, problem }) => [key.split('+')[0], problem]))
}

beforeAll(async () => {
  backend = await startBackendWithPackages({ SESSION_DAYS: '30' })
  ;({ track } = await addPlaylistWithTrack(backend))
  owner = await createVenue(backend)
}, 300_000)
afterAll(() => backend.stop())

test('without a policy, the public one has the keys of the log and requires no witness', async () => {
  const [{ text }, keys] = [
    await backend.call('GET', '/usage-log/policy'),
    await backend.call('GET', '/usage-log/keys'),
  ]
  expect(text).toBe(`log ${keys.body.keys[0]} http://127.0.0.1:3000/usage-log\nquorum none\n`)
})

test('the public policy has all witnesses, but not their addresses', async () => {
  const key = createWitnessKey('witness.test/public')
  await usePolicy(`# ours\nwitness a ${key} http://10.0.0.1:1091/\nquorum a\n`)
  const { text } = await backend.call('GET', '/usage-log/policy')
  expect(text.split('\n').slice(1)).toEqual([`witness a ${key}`, 'quorum a', ''])
})

test('a wrong policy names the file and the line', () => {
  expect(() => readPolicy('quorum none\nquorum none\n')).toThrow(
    /USAGE_LOG_POLICY_FILE: .*policy: line 2: there is more than one quorum/,
  )
})

test('hostile witnesses delay neither checkpoints nor each other, and are tried again later', async () => {
  const names = Object.keys({ ...hostileBehaviours, ...hostileBodies })
  const servers = await Promise.all(
    Object.values({ ...hostileBehaviours, ...hostileBodies }).map(startHostileServer),
  )
  const redirect = await startReceiver(302)
  const text = await startReceiver(200)
  const urls = [...servers, redirect.origin, text.origin, 'http://127.0.0.1:9/']
  const lines = urls.map((url, at) => `witness w${at} ${createWitnessKey(`witness.test/${at}`)} ${url}\n`)
  await usePolicy(`${lines.join('')}quorum none\n`)
  await append()
  const since = performance.now()
  await submitCheckpoint()
  expect(performance.now() - since).toBeLessThan(12_000)
  const problems = await listProblems()
  expect(names.map((_, at) => problems.get(`witness.test/${at}`))).toEqual(names.map(() => 'unreachable'))
  const [redirected, malformed, closed] = [0, 1, 2].map(at =>
    problems.get(`witness.test/${names.length + at}`),
  )
  expect([redirected, malformed, closed]).toEqual(['unexpected-answer', 'malformed', 'unreachable'])
  expect(redirect.state.received).toHaveLength(1)
  const [request] = text.state.received
  const { text: checkpoint } = await rows('log_checkpoints').orderBy('id', 'desc').first('text')
  expect(String(request?.body)).toBe(`old 0\n\n${checkpoint}`)

  await append()
  await submitCheckpoint()
  expect(redirect.state.received).toHaveLength(1)
  await Promise.all([redirect.stop(), text.stop()])
  expect(await rows('log_cosignatures')).toEqual([])
})
