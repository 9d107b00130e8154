import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPlaylistWithTrack,
  createVenue,
  deliverPlays,
  fetchBundle,
  newPlay,
  pairDevice,
} from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { licenceServices } from '#tests/licences'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

const minute = 60_000
const hour = 60 * minute
const db = () => backend.strapi.db.connection
const getReasons = async (player: string, plays: unknown[]) =>
  (await deliverPlays(backend, player, plays)).rejected.map(({ reason }) => reason)

async function pairVenue(days?: number) {
  const venue = await createVenue(backend)
  const { token, zone } = venue
  const device = await pairDevice(backend, { token, zone, ...(days !== undefined && { days }) })
  const play = (changes = {}) => newPlay(zone, { track: music.track, ...changes })
  return { ...venue, ...device, account: token, zoneId: venue.zones[0]?.id ?? 0, play }
}

test('plays from before the pairing are refused, and those of offline days after it are accepted', async () => {
  const { player, play } = await pairVenue(9)
  const now = Date.now()
  const offline = Array.from({ length: 50 }, (_, index) =>
    play({ started_at: now - 8 * 24 * hour + index * 200_000, offline: true, clock_offset: 3 * hour }),
  )
  expect((await deliverPlays(backend, player, offline)).accepted).toHaveLength(50)
  expect(await getReasons(player, [play({ started_at: now - 10 * 24 * hour })])).toEqual(['before-pairing'])
})

test.each([0, 2])('plays with the epoch %i of another pairing are refused', async epoch => {
  const { player, play } = await pairVenue()
  expect(await getReasons(player, [play({ epoch })])).toEqual(['wrong-epoch'])
})

test('three devices in succession cannot deliver the same hour', async () => {
  const { account: token, zone, zoneId, player, play } = await pairVenue(9)
  const from = Math.floor(Date.now() / hour - 5) * hour
  const getHour = (epoch: number) =>
    Array.from({ length: 20 }, (_, index) =>
      play({ epoch, boot: randomUUID(), started_at: from + index * 180_000 }),
    )
  const accepted = [(await deliverPlays(backend, player, getHour(1))).accepted.length]
  for (const epoch of [2, 3]) {
    const next = await pairDevice(backend, { token, zone, replace: true })
    expect(new Set(await getReasons(next.player, getHour(epoch)))).toEqual(new Set(['before-pairing']))
    await db()('players').where({ document_id: next.player }).update({ paired_at: from })
    accepted.push((await deliverPlays(backend, next.player, getHour(epoch))).accepted.length)
  }
  expect(accepted).toEqual([20, 2, 0])
  expect(await db()('plays').where({ zone_id: zoneId })).toHaveLength(22)
})

test('plays are refused while the licence was suspended, revoked or expired', async () => {
  const { player, play, unit, zone, zoneId } = await pairVenue(9)
  const { reconcileLicences } = licenceServices()
  const { id } = await db()('business_units').where({ document_id: unit }).first('id')
  const now = Date.now()
  const suspend = (suspended: boolean, at: number) =>
    backend.strapi.db.transaction(async () => {
      await backend.strapi.db
        .query('api::subscription.subscription')
        .updateMany({ where: { business_unit_id: id }, data: { suspended } })
      await reconcileLicences([id], { now: at, notify: false })
    })
  await suspend(true, now - 6 * hour)
  expect((await fetchBundle(backend, zone, player))?.playlists).toEqual([])
  await suspend(false, now - 3 * hour)
  const plays = [7, 5, 4, 2].map(hours => play({ started_at: now - hours * hour }))
  const result = await deliverPlays(backend, player, plays)
  expect(result.accepted).toEqual([plays[0]?.play_id, plays[3]?.play_id])
  expect(result.rejected.map(({ reason }) => reason)).toEqual(['not-licensed', 'not-licensed'])

  await db()('licences')
    .where({ zone_id: zoneId })
    .update({ revoked_at: now - hour })
  await reconcileLicences([id], { now: now - hour, notify: false })
  expect(await getReasons(player, [play({ started_at: now - 40 * minute })])).toEqual(['not-licensed'])
  expect(
    (await deliverPlays(backend, player, [play({ started_at: now - 90 * minute })])).accepted,
  ).toHaveLength(1)
})

test('a refused play leaves one row with its reason and hash, and is counted once', async () => {
  const { player, play, zoneId } = await pairVenue(9)
  const good = play({ started_at: Date.now() - hour })
  await deliverPlays(backend, player, [good])
  const refused = [
    { ...good, seconds: 170 },
    { ...play({ started_at: Date.now() - 2 * hour }), boot: good.boot },
    { ...play(), seconds: -1 },
    { play_id: 'x', note: 'no play' },
    play({ epoch: 7 }),
  ]
  const reasons = ['conflict', 'conflict', 'invalid', 'invalid', 'wrong-epoch']
  expect(await getReasons(player, refused)).toEqual(reasons)
  expect(await getReasons(player, refused)).toEqual(reasons)
  const rows = await db()('play_rejections').where({ zone_id: zoneId }).orderBy('id')
  expect(rows.map(({ reason, play_id }: { reason: string; play_id: string }) => [reason, play_id])).toEqual(
    refused.map(({ play_id }, index) => [reasons[index], play_id === 'x' ? null : play_id]),
  )
  expect(new Set(rows.map(({ hash }: { hash: string }) => hash)).size).toBe(5)
  const counts = await db()('play_rejection_months').where({ zone_id: zoneId }).orderBy('reason')
  expect(counts.map(({ reason, plays }: { reason: string; plays: number }) => [reason, plays])).toEqual([
    ['conflict', 2],
    ['invalid', 2],
    ['wrong-epoch', 1],
  ])
  expect(await db()('plays').where({ zone_id: zoneId })).toHaveLength(1)
  const { detectFindings } = loadCompiled(() => import('#src/reporting/usage-report/findings'))
  const month = new Date(Date.now() + 7 * hour).toISOString().slice(0, 7)
  expect(await detectFindings(month, [])).toContainEqual(
    expect.objectContaining({ kind: 'rejected', count: 5 }),
  )
  await expect(db()('play_rejections').update({ reason: 'invalid' })).rejects.toThrow(/append-only/)
  await expect(db()('play_rejections').delete()).rejects.toThrow(/append-only/)
})

test('plays of one device that overlap beyond the crossfade are refused', async () => {
  const { player, play } = await pairVenue(9)
  const started = Date.now() - 5 * hour
  const online = (seconds: number, changes = {}) =>
    play({ offline: false, started_at: started + seconds * 1000, ...changes })
  const first = online(0)
  const crossfaded = online(168)
  expect((await deliverPlays(backend, player, [first, crossfaded])).accepted).toHaveLength(2)
  const copies = [
    online(60),
    online(100, { boot: first.boot, seq: 1 }),
    online(-60, { play_id: randomUUID() }),
  ]
  const sameCall = [online(1_000), online(1_060)]
  const { accepted, rejected } = await deliverPlays(backend, player, [...copies, ...sameCall])
  expect(accepted).toEqual([sameCall[0]?.play_id])
  expect(rejected.map(({ id, reason }) => [id, reason])).toEqual(
    [...copies, sameCall[1]].map(one => [one?.play_id, 'conflict']),
  )
  const recorded = await db()('play_rejections').where({ reason: 'overlap' }).select('play_id')
  expect(new Set(recorded.map(({ play_id }: { play_id: string }) => play_id))).toEqual(
    new Set(rejected.map(({ id }) => id)),
  )
  const again = await deliverPlays(backend, player, [crossfaded, first])
  expect(again.duplicate).toEqual([crossfaded.play_id, first.play_id])
})

test('plays that overlap because a clock was corrected are accepted', async () => {
  const { player, play } = await pairVenue(9)
  const started = Date.now() - 5 * hour
  const offline = play({ started_at: started })
  const corrected = [
    // The network is back, and the time goes back by two and a half minutes.
    play({ offline: false, boot: offline.boot, seq: 1, started_at: started + 30_000 }),
    // An earlier run without a network, by a clock that was wrong.
    play({ started_at: started + 60_000 }),
    play({ started_at: started + 400_000 }),
  ]
  expect((await deliverPlays(backend, player, [offline])).accepted).toHaveLength(1)
  expect((await deliverPlays(backend, player, corrected)).accepted).toHaveLength(3)
})

test('a play that is longer than its track is refused, and a repetition that names another zone is none', async () => {
  const { player, play, zones } = await pairVenue(9)
  const long = play({ seconds: 191, started_at: Date.now() - 3 * hour })
  expect(await getReasons(player, [long])).toEqual(['too-many'])
  expect(await db()('play_rejections').where({ play_id: long.play_id }).select('reason')).toEqual([
    { reason: 'too-long' },
  ])
  const good = play({ seconds: 190, started_at: Date.now() - 2 * hour })
  expect((await deliverPlays(backend, player, [good])).accepted).toHaveLength(1)
  const moved = { ...good, zone: zones[1]?.documentId }
  expect(await getReasons(player, [moved])).toEqual(['conflict'])
  expect((await deliverPlays(backend, player, [{ ...good }])).duplicate).toHaveLength(1)
})
