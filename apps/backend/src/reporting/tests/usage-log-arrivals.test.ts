import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlaylistWithTrack, createVenue, deliverPlays, newPlay, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { listPartitionsRead } from '#tests/query-plan-scans'
import { appendUsageLog, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

const day = 86_400_000

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let track: string
let device: Awaited<ReturnType<typeof pairDevice>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  ;({ track } = await addPlaylistWithTrack(backend))
  owner = await createVenue(backend)
  device = await pairDevice(backend, { token: owner.token, zone: owner.zone, days: 40 })
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  const { ensurePlayPartitions } = loadCompiled(() => import('#src/playback/play/partitions'))
  await ensurePlayPartitions(Date.now() - 30 * day, 60)
}, 180_000)
afterAll(() => backend.stop())

const rows = (table: string) => backend.strapi.db.connection(table)
const deliver = (hours: number) =>
  deliverPlays(backend, device.player, [
    newPlay(owner.zone, { track, started_at: Date.now() - hours * 3_600_000 }),
  ])
const countLogged = async () =>
  Number((await rows('log_entries').whereNotNull('play_row_id').count({ plays: '*' }))[0]?.plays)
const countTotals = async () => Number((await rows('usage_days').sum({ plays: 'plays' }))[0]?.plays)

test('appending, the delay and a delivery read the partitions of at most two days', async () => {
  await deliver(30)
  await appendUsageLog()
  expect((await deliver(20)).accepted).toHaveLength(1)
  const { getLogDelay } = loadCompiled(() => import('#src/reporting/log/delay'))
  const read = await listPartitionsRead(backend, 'plays', async () => {
    await getLogDelay()
    await appendUsageLog()
  })
  expect(read.length).toBeGreaterThan(1)
  for (const partitions of read) expect(partitions.length).toBeLessThanOrEqual(2)
  expect([await countLogged(), await countTotals()]).toEqual([2, 2])
})

test('plays of a backend whose clock is wrong by days are appended and counted once', async () => {
  for (const days of [-20, 9, 0, -3])
    await storePlays(backend, { zone: owner.zone, track }, 5, Date.now() + days * day)
  await appendUsageLog()
  expect([await countLogged(), await countTotals()]).toEqual([22, 22])
  await appendUsageLog()
  expect([await countLogged(), await countTotals()]).toEqual([22, 22])
})

test('row ids that were never committed are searched for once', async () => {
  await backend.strapi.db.connection.raw(`select nextval('plays_id_seq') from generate_series(1, 3)`)
  await deliver(10)
  const partitions = (await listPartitionsRead(backend, 'plays', () => appendUsageLog())).map(
    ({ length }) => length,
  )
  expect(Math.max(...partitions)).toBeGreaterThan(30)
  await deliver(9)
  const next = (await listPartitionsRead(backend, 'plays', () => appendUsageLog())).map(
    ({ length }) => length,
  )
  expect(Math.max(...next)).toBeLessThanOrEqual(2)
  expect([await countLogged(), await countTotals()]).toEqual([24, 24])
})

test('the usage of a month says up to when plays are counted, and lists no others', async () => {
  const read = async () => {
    const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7)
    const { body } = await backend.call('GET', `/usage/${month}?page_size=100`, { token: owner.token })
    return { at: Date.parse(body.counted_at), plays: body.totals.plays, listed: body.data.length }
  }
  const before = await read()
  expect(before.listed).toBe(Math.min(100, before.plays))
  await deliverPlays(backend, device.player, [
    newPlay(owner.zone, { track, started_at: Date.now() - 200_000 }),
  ])
  expect(await read()).toEqual(before)
  await appendUsageLog()
  const after = await read()
  expect(after).toMatchObject({ plays: before.plays + 1, listed: before.listed + 1 })
  expect(after.at).toBeGreaterThan(before.at)
  expect(Date.now() - after.at).toBeLessThan(60_000)
})
