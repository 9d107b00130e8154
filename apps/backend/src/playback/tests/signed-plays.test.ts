import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addPlaylistWithTrack,
  callInternalApi,
  createChain,
  createDeviceKey,
  createVenue,
  deliverPlays,
  newPlay,
  pairDevice,
} from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { listStatements } from '#tests/query-plan-scans'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

/** A paired device with a key, and plays of three minutes that do not overlap. */
async function createDevice(alg?: 'Ed25519' | 'ES256') {
  const { token, zone } = await createVenue(backend)
  const key = createDeviceKey(alg)
  const { player } = await pairDevice(backend, { token, zone, key, days: 40 })
  let at = Date.now() - 30 * 86_400_000
  const listPlays = (count: number, changes = {}) =>
    Array.from({ length: count }, () => {
      at += 400_000
      return newPlay(zone, { track: music.track, playlist: music.playlist, started_at: at, ...changes })
    })
  const deliver = (plays: unknown[], head?: unknown) => deliverPlays(backend, player, plays, head)
  return { token, zone, player, key, chain: createChain(key), listPlays, deliver }
}

const stored = (plays: { play_id: string }[]) =>
  Promise.all(plays.map(({ play_id }) => backend.strapi.db.connection('plays').where({ play_id }).first()))
const listPlaces = async (plays: { play_id: string }[]) => (await stored(plays)).map(({ chain }) => chain)

describe('signed plays', () => {
  test.each(['Ed25519', 'ES256'] as const)('have a place, and the last one the signature (%s)', async alg => {
    const { chain, listPlays, deliver } = await createDevice(alg)
    const first = listPlays(3)
    const head = chain.sign(first)
    expect((await deliver(first, head)).accepted).toHaveLength(3)
    const second = listPlays(2)
    await deliver(second, chain.sign(second))
    const rows = await stored([...first, ...second])
    expect(rows.map(row => row.chain)).toEqual([0, 1, 2, 3, 4])
    const signatures = rows.map(({ signature }) => signature && JSON.parse(signature))
    expect(signatures.map(one => one?.chain)).toEqual([undefined, undefined, 2, undefined, 4])
    expect(signatures[2]).toEqual({ alg, chain: 2, value: head.signature })
  })

  test('keep their places in the log', async () => {
    const { zone, chain, listPlays, deliver } = await createDevice()
    const [good, bad] = listPlays(2) as [ReturnType<typeof newPlay>, ReturnType<typeof newPlay>]
    const plays = [good, { ...bad, track_revision: 99 }]
    const head = chain.sign(plays)
    await deliver(plays, head)
    await appendUsageLog()
    const { id: zone_id } = await backend.strapi.db.connection('zones').where({ document_id: zone }).first()
    const days = await backend.strapi.db.connection('usage_days').where({ zone_id })
    expect(days.map(({ plays, signed_plays }) => [plays, Number(signed_plays)])).toEqual([[1, 1]])
    const rows: { bytes: Buffer }[] = await backend.strapi.db.connection('log_entries').orderBy('index')
    const entries = rows.map(({ bytes }): Record<string, unknown> => JSON.parse(bytes.toString()))
    const find = (play_id: string) => entries.find(entry => entry.play_id === play_id)
    expect(find(good.play_id)).toMatchObject({
      chain: 0,
      prev: head.prev,
      signature: { alg: 'Ed25519', chain: 1, value: head.signature },
    })
    expect(find(bad.play_id)).toMatchObject({
      type: 'rejection',
      chain: 1,
      digest: expect.stringMatching(/^[\da-f]{64}$/),
    })
  })

  test('are stored without a signature if it is not one of the device for exactly these plays', async () => {
    const { chain, listPlays, deliver } = await createDevice()
    const stranger = createChain(createDeviceKey())
    type Plays = ReturnType<typeof listPlays>
    const spoilers: Record<string, (plays: Plays) => unknown> = {
      'a copied token without the key': plays => stranger.sign(plays),
      'a former version': () => undefined,
      'seconds that were edited': plays => chain.sign(plays.map(play => ({ ...play, seconds: 170 }))),
      'a play that was dropped': plays => chain.sign([...plays, ...listPlays(1)]),
      'plays in another order': plays => chain.sign(plays.toReversed()),
      'a forged signature': plays => ({ ...chain.sign(plays), signature: `${'A'.repeat(86)}==` }),
      'a head of another version': plays => ({ ...chain.sign(plays), version: 2 }),
      nonsense: () => 'x'.repeat(10_000),
    }
    for (const [name, spoil] of Object.entries(spoilers)) {
      const plays = listPlays(2)
      expect((await deliver(plays, spoil(plays))).accepted, name).toHaveLength(2)
      expect(await listPlaces(plays), name).toEqual([null, null])
    }
  })

  test('are delivered again without another place, and unsigned if they got another one', async () => {
    const { chain, listPlays, deliver } = await createDevice()
    const [plays, more] = [listPlays(2), listPlays(1)]
    const start = chain.getEnd()
    const head = chain.sign(plays)
    const results = await Promise.all([1, 2, 3].map(() => deliver(plays, head)))
    expect(results.flatMap(({ accepted }) => accepted)).toHaveLength(2)
    const again = chain.signAt(start, [...plays, ...more])
    expect((await deliver([...plays, ...more], again)).duplicate).toHaveLength(2)
    expect(await listPlaces([...plays, ...more])).toEqual([0, 1, 2])
    const moved = listPlays(1)
    await deliver([...plays, ...moved], chain.sign([...plays, ...moved]))
    expect(await listPlaces([...plays, ...moved])).toEqual([0, 1, null])
  })
})

test('two devices with one key are noticed by their chains, although they never report at the same time', async () => {
  const { token, zone, player, chain, listPlays, deliver } = await createDevice()
  const plays = listPlays(2)
  await deliver(plays, chain.sign(plays))
  const image = chain.getEnd()
  const [original, copy] = [listPlays(1), listPlays(1)]
  await deliver(original, chain.sign(original))
  const reports = [{ player, seen_at: Date.now(), connected: true, heartbeat: null }]
  const report = async () =>
    (await callInternalApi(backend, 'POST', '/presence', { players: reports })).body.copied
  expect(await report()).toEqual([])
  expect((await deliver(copy, chain.signAt(image, copy))).accepted).toHaveLength(1)
  expect(await report()).toEqual([player])
  expect((await backend.call('GET', `/zones/${zone}`, { token })).body.errors).toEqual(['device-copied'])
})

test('deliveries of many devices are verified without another statement, and without blocking', async () => {
  const devices = await Promise.all(Array.from({ length: 5 }, () => createDevice('ES256')))
  const batches = devices.flatMap(({ player, chain, listPlays }) => {
    const plays = listPlays(20)
    return plays.map(play => ({ player, plays: [play], head: chain.sign([play]) }))
  })
  const { stopQueue, startQueue } = loadCompiled(() => import('#src/platform/jobs/queue'))
  await stopQueue()
  const statements = await listStatements(backend, async () => {
    const { body } = await callInternalApi(backend, 'POST', '/plays', { batches })
    expect(body.results.every(({ accepted }: { accepted: string[] }) => accepted.length === 1)).toBe(true)
  })
  await startQueue()
  const work = statements.filter(text => !/^(BEGIN|COMMIT);$|pgboss\./.test(text))
  expect(work.length, work.join('\n')).toBeLessThanOrEqual(7)
  expect(await listPlaces(batches.flatMap(({ plays }) => plays))).not.toContain(null)
})
