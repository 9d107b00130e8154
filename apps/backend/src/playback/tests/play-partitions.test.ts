import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlaylistWithTrack, createVenue, deliverPlays, newPlay, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { loadMigration } from '#tests/migrations'
import { startBackendWithPackages } from '#tests/shop'

const day = 86_400_000
const jakarta = 7 * 3_600_000
const getPartitionName = (instant: number) =>
  `plays_${new Date(instant + jakarta).toISOString().slice(0, 10).replaceAll('-', '')}`

let backend: Backend
let zone: string
let track: string
let player: string
beforeAll(async () => {
  backend = await startBackendWithPackages()
  track = (await addPlaylistWithTrack(backend)).track
  const venue = await createVenue(backend)
  zone = venue.zone
  player = (await pairDevice(backend, { token: venue.token, zone, days: 40 })).player
}, 180_000)
afterAll(() => backend.stop())

const query = async (sql: string) => (await backend.strapi.db.connection.raw(sql)).rows
const ensurePlayPartitions = (now: number, days: number) =>
  loadCompiled(() => import('#src/playback/play/partitions')).ensurePlayPartitions(now, days)

test('plays arrive in the partition of their day, which refuses changes, deletions and truncation', async () => {
  const play = newPlay(zone, { track, started_at: Date.now() - 9 * day })
  expect((await deliverPlays(backend, player, [play])).accepted).toEqual([play.play_id])
  const [stored] = await query('select tableoid::regclass::text as partition, received_at from plays')
  const partition = getPartitionName(Number(stored.received_at))
  expect(stored.partition).toBe(partition)
  for (const change of ['update :p set seconds = 1', 'delete from :p', 'truncate :p', 'truncate plays'])
    await expect(query(change.replace(':p', partition))).rejects.toThrow(/append-only/)
})

test('partitions exist for two weeks ahead, and are created once by concurrent processes', async () => {
  const names = async () =>
    (
      await query(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'plays'::regclass`,
      )
    ).map(({ name }: { name: string }) => name)
  // The template may be from the day before.
  await ensurePlayPartitions(Date.now(), 14)
  expect(await names()).toContain(getPartitionName(Date.now() + 14 * day))
  const later = Date.now() + 40 * day
  await Promise.all([ensurePlayPartitions(later, 2), ensurePlayPartitions(later, 2)])
  expect(await names()).toContain(getPartitionName(later + 2 * day))
})

const toVersion7 = (instant: number) =>
  randomUUID().replace(/^(.{8})-(.{4})-4/, () => {
    const time = instant.toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7`
  })

test.each([
  ['4', () => randomUUID()],
  ['7', () => toVersion7(Date.now() - 3 * day)],
  ['7 of a clock that was ahead', () => toVersion7(Date.now() + 20 * day)],
])('plays with ids of version %s are unique across partitions', async (_, createId) => {
  const play = newPlay(zone, { play_id: createId(), track, started_at: Date.now() - 3 * day })
  const deliver = async (sent: unknown, receivedAt: number) => {
    const { receivePlays } = loadCompiled(() => import('#src/playback/play/receive'))
    return (await receivePlays([{ player, plays: [sent] }], receivedAt))[0]?.result
  }
  expect((await deliver(play, Date.now()))?.accepted).toHaveLength(1)
  expect((await deliver(play, Date.now() + 30 * day))?.duplicate).toHaveLength(1)
  expect((await deliver({ ...play, seconds: 170 }, Date.now() + 30 * day))?.rejected).toEqual([
    { id: play.play_id, reason: 'conflict' },
  ])
})

test('a day whose plays have arrived without a partition keeps them in the default one', async () => {
  const at = Date.now() + 90 * day
  const play = { ...newPlay(zone, { track }), received_at: at, player_id: 1, zone_id: 1, business_unit_id: 1 }
  const { zone: _, ...row } = { ...play, organisation_id: 1, leased: true }
  await backend.strapi.db.connection('plays').insert(row)
  await ensurePlayPartitions(at, 1)
  const partitions = await query(
    `select tableoid::regclass::text as name from plays where received_at = ${at}
      union all select to_regclass('${getPartitionName(at)}')::text union all select to_regclass('${getPartitionName(at + day)}')::text`,
  )
  expect(partitions.map(({ name }: { name: string | null }) => name)).toEqual([
    'plays_default',
    null,
    getPartitionName(at + day),
  ])
})

/** The tables and columns before the log counted plays. */
async function renameTotals(knex: Backend['strapi']['db']['connection']) {
  for (const name of ['days', 'works']) await knex.schema.renameTable(`usage_${name}`, `play_${name}`)
  await knex.schema.alterTable('log_state', table => {
    table.renameColumn('last_play_row', 'last_play')
    table.dropColumns('counted_through', 'counted_at')
  })
}

test('the migration keeps the plays of earlier versions in one partition', async () => {
  const knex = backend.strapi.db.connection
  await knex.raw('drop table plays')
  await renameTotals(knex)
  await loadMigration('2026.11.23T03.00.00.devices-and-plays').up(knex)
  await knex.raw('create index plays_own_organisation_index on plays (organisation_id, received_at, id)')
  for (const name of ['first_received_at', 'last_received_at'])
    await knex.schema.alterTable('seal_days', table => table.dropColumn(name))
  await knex.schema.alterTable('play_days', table => table.dropColumn('last_started_at'))
  const received_at = Date.now() - 400 * day
  const { zone: _, ...play } = newPlay(zone, { track, started_at: received_at })
  const owner = { player_id: 1, zone_id: 999, business_unit_id: 1, organisation_id: 1, leased: true }
  await knex('plays').insert({ ...play, ...owner, received_at })
  await knex('play_days').insert([
    { zone_id: 999, date: '2025-01-01', plays: 1, seconds: 1 },
    { zone_id: 999, date: '2025-01-02', plays: 1, seconds: 1 },
  ])
  const migration = loadMigration('2026.11.29T09.00.00.partitioned-plays')
  await migration.up(knex)
  await migration.up(knex)
  await ensurePlayPartitions(Date.now(), 2)
  const [{ tomorrow }] = await query(
    `select to_regclass('${getPartitionName(Date.now() + day)}')::text as tomorrow`,
  )
  expect(tomorrow).toBe(getPartitionName(Date.now() + day))
  expect(await query('select tableoid::regclass::text as partition, id::int, play_id from plays')).toEqual([
    { partition: 'plays_former', id: 1, play_id: play.play_id },
  ])
  await loadMigration('2026.11.30T09.10.00.signed-plays').up(knex)
  const totals = loadMigration('2026.11.29T21.20.00.totals-from-the-log')
  await totals.up(knex)
  await totals.up(knex)
  expect(await knex('log_state').first('counted_through')).toEqual({ counted_through: 1 })
  const days = await knex('usage_days').where({ zone_id: 999 }).orderBy('date').select('last_started_at')
  expect(days).toEqual([{ last_started_at: null }, { last_started_at: received_at }])
  const next = newPlay(zone, { track, started_at: Date.now() - 5 * day })
  expect((await deliverPlays(backend, player, [next])).accepted).toHaveLength(1)
  const [{ id }] = await knex('plays').where({ play_id: next.play_id }).select('id')
  expect(Number(id)).toBeGreaterThan(1)
  await expect(knex('plays').where({ id: 1, received_at }).delete()).resolves.toBe(1)
})
