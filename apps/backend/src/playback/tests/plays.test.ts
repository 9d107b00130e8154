import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addPlaylistWithTrack,
  callInternalApi,
  createVenue,
  deliverPlays,
  newPlay,
  pairDevice,
} from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { listStatements } from '#tests/query-plan-scans'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let device: Awaited<ReturnType<typeof pairDevice>>
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
  owner = await createVenue(backend)
  device = await pairDevice(backend, { token: owner.token, zone: owner.zone, days: 40 })
}, 180_000)
afterAll(() => backend.stop())

const hour = 3_600_000
const play = (changes = {}) =>
  newPlay(owner.zone, { track: music.track, playlist: music.playlist, ...changes })
const stored = (play_id: string) => backend.strapi.db.connection('plays').where({ play_id }).first()

describe('a play', () => {
  test('is stored once, even if it is delivered in several batches', async () => {
    const one = play()
    const other = play()
    expect(await deliverPlays(backend, device.player, [one])).toMatchObject({
      accepted: [one.play_id],
      duplicate: [],
      rejected: [],
    })
    const again = { ...one, play_id: randomUUID() }
    expect(await deliverPlays(backend, device.player, [one, other, other, again])).toMatchObject({
      accepted: [other.play_id],
      duplicate: [one.play_id],
      rejected: [{ id: again.play_id, reason: 'conflict' }],
    })
    expect(await stored(one.play_id)).toMatchObject({ seconds: 180, track_revision: 1 })
  })

  test('is rejected without affecting others in its batch', async () => {
    const now = Date.now()
    const good = [play({ started_at: now - 5 * hour }), play({ started_at: now - 6 * hour, offline: true })]
    const bad = {
      invalid: { ...play(), seconds: -1 },
      'unknown-zone': play({ zone: 'of-somebody-else' }),
      'unknown-track': play({ track_revision: 2 }),
      'in-the-future': play({ started_at: now + hour }),
      'too-old': play({ started_at: now - 36 * 24 * hour }),
      'too-many': play({ seconds: 4 * 60 }),
    }
    const result = await deliverPlays(backend, device.player, [
      good[0],
      ...Object.values(bad),
      { play_id: 1 },
      null,
      good[1],
    ])
    expect(result.accepted.sort()).toEqual(good.map(({ play_id }) => play_id).sort())
    expect(new Map(result.rejected.map(({ id, reason }) => [reason, id]))).toEqual(
      new Map([
        ...Object.entries(bad).map(([reason, { play_id }]) => [reason, play_id] as const),
        ['invalid', null],
      ] as [string, string | null][]),
    )
  })

  test('is rejected if an hour in which it sounded is already full', async () => {
    const from = Math.floor(Date.now() / hour - 20) * hour
    const plays = Array.from({ length: 60 }, (_, index) => play({ started_at: from + index * 1000 }))
    const result = await deliverPlays(backend, device.player, plays)
    expect([result.accepted.length, result.rejected.length]).toEqual([22, 38])
    expect(new Set(result.rejected.map(({ reason }) => reason))).toEqual(new Set(['too-many']))
    const replayed = await deliverPlays(backend, device.player, plays.slice(0, 5))
    expect(replayed.duplicate).toHaveLength(5)
  })

  test('counts towards the next hour if it started just before it', async () => {
    const { token, zone } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone, days: 40 })
    const from = Math.floor(Date.now() / hour - 20) * hour
    const batchAt = (started_at: number) =>
      Array.from({ length: 40 }, (_, index) => play({ zone, started_at: started_at - index }))
    const accepted: number[] = []
    for (const started_at of [from - 1000, from - 2000, from + hour / 2, from - hour / 2])
      accepted.push((await deliverPlays(backend, player, batchAt(started_at))).accepted.length)
    expect(accepted).toEqual([22, 0, 0, 22])
  })

  test('counts towards each hour in which a stored play of several hours sounded', async () => {
    const { token, zone, zones } = await createVenue(backend)
    const { player } = await pairDevice(backend, { token, zone, days: 40 })
    const from = Math.floor(Date.now() / hour - 20) * hour
    const long = play({ zone, started_at: from + hour / 2 })
    expect((await deliverPlays(backend, player, [long])).accepted).toHaveLength(1)
    const { id: _, ...row } = await stored(long.play_id)
    const zone_id = zones[0]?.id
    await backend.strapi.db.connection('plays').insert({
      ...row,
      play_id: randomUUID(),
      boot: randomUUID(),
      started_at: from + hour / 2 + 180_000,
      seconds: 6 * 3600,
      zone_id,
    })
    const acceptedAt = async (offset: number) => {
      const plays = Array.from({ length: 30 }, (_, index) =>
        play({ zone, started_at: from + offset * hour + index * 1000 }),
      )
      return (await deliverPlays(backend, player, plays)).accepted.length
    }
    // Hours full of the long play, the rest of its last hour, and the hour after it.
    expect([await acceptedAt(1), await acceptedAt(5), await acceptedAt(6), await acceptedAt(7)]).toEqual([
      1, 1, 10, 22,
    ])
  })

  test('is accepted from a revoked device if it started before the revocation', async () => {
    const { token, zones } = await createVenue(backend)
    const zone = zones[1]?.documentId ?? ''
    const { player } = await pairDevice(backend, { token, zone, days: 40 })
    const before = play({ zone, started_at: Date.now() - hour })
    await backend.call('DELETE', `/zones/${zone}/player`, { token })
    const revoked_at = Date.now() - 20 * 60_000
    await backend.strapi.db.connection('players').where({ document_id: player }).update({ revoked_at })
    const after = play({ zone, started_at: revoked_at + 16 * 60_000 })
    const result = await deliverPlays(backend, player, [before, after])
    expect(result).toMatchObject({
      accepted: [before.play_id],
      duplicate: [],
      rejected: [{ id: after.play_id, reason: 'after-revocation' }],
    })
  })

  test('is rejected from an unknown device without affecting other devices in the same call', async () => {
    const good = play({ started_at: Date.now() - 8 * hour })
    const strange = play()
    const batches = [
      { player: 'nobody', plays: [strange] },
      { player: device.player, plays: [good] },
    ]
    const { body } = await callInternalApi(backend, 'POST', '/plays', { batches })
    expect(body.results[0].rejected).toEqual([{ id: strange.play_id, reason: 'unknown-zone' }])
    expect(body.results[1].accepted).toEqual([good.play_id])
  })

  test('cannot be changed or deleted, and neither can the credits that it refers to', async () => {
    const { connection } = backend.strapi.db
    for (const table of ['plays', 'track_revisions']) {
      await expect(connection(table).update({ track: 'other' })).rejects.toThrow(/append-only/)
      await expect(connection(table).delete()).rejects.toThrow(/append-only/)
      await expect(connection.raw(`truncate ${table}`)).rejects.toThrow(/append-only/)
    }
  })
})

test('a single call delivers five hundred plays of many devices with seven statements, and not one play more', async () => {
  const venues = await Promise.all(Array.from({ length: 5 }, () => createVenue(backend)))
  const devices: { player: string; zone: string }[] = []
  for (const { token, zone } of venues)
    devices.push({ zone, player: (await pairDevice(backend, { token, zone, days: 40 })).player })
  const now = Date.now()
  const batches = devices.map(({ player, zone }) => ({
    player,
    plays: Array.from({ length: 100 }, (_, seq) =>
      play({ zone, seq, started_at: now - (seq + 1) * 200_000 }),
    ),
  }))
  const deliver = async (sent: unknown[]) => callInternalApi(backend, 'POST', '/plays', { batches: sent })
  // The statements of jobs would be counted.
  const { stopQueue, startQueue } = loadCompiled(() => import('#src/platform/jobs/queue'))
  await stopQueue()
  let results: { accepted: string[]; duplicate: string[] }[] = []
  const statements = await listStatements(backend, async () => {
    results = (await deliver(batches)).body.results
  })
  expect(results.map(({ accepted }) => accepted.length)).toEqual([100, 100, 100, 100, 100])
  await startQueue()
  const work = statements.filter(text => !/^(BEGIN|COMMIT);$|pgboss\./.test(text))
  expect(work.length, work.join('\n')).toBeLessThanOrEqual(6)
  results = (await deliver(batches)).body.results
  expect(results.map(({ duplicate }) => duplicate.length)).toEqual([100, 100, 100, 100, 100])
  expect((await deliver([...batches, { player: devices[0]?.player, plays: [play()] }])).status).toBe(400)
})

test('a repetition in another batch of the same call is a duplicate, and another play with its id is refused', async () => {
  const one = play({ started_at: Date.now() - 30 * hour })
  const { token, zone } = await createVenue(backend)
  const other = await pairDevice(backend, { token, zone, days: 40 })
  const batches = [
    { player: device.player, plays: [one, one] },
    { player: device.player, plays: [one] },
    { player: other.player, plays: [{ ...one, zone }] },
  ]
  const { body } = await callInternalApi(backend, 'POST', '/plays', { batches })
  expect(body.results).toMatchObject([
    { accepted: [one.play_id], duplicate: [], rejected: [] },
    { accepted: [], duplicate: [one.play_id], rejected: [] },
    { accepted: [], duplicate: [], rejected: [{ id: one.play_id, reason: 'conflict' }] },
  ])
})
