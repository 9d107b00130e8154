import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCheckpoint } from '#src/reporting/log/rules/checkpoint'
import { parseEntry } from '#src/reporting/log/rules/entry'
import { hashTree } from '#src/reporting/seal/rules/merkle'
import { addPlaylistWithTrack, createVenue, deliverPlays, newPlay, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { backUp, ensureUsageLog, restoreBackup } from '#tests/restored-log'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

const hour = 3_600_000

let backend: Backend
let folder: string
let owner: Awaited<ReturnType<typeof createVenue>>
let device: Awaited<ReturnType<typeof pairDevice>>
let track: string
const rows = (table: string) => backend.strapi.db.connection(table)

const play = (hours: number, changes = {}) =>
  newPlay(owner.zone, { track, started_at: Date.now() - hours * hour, ...changes })
const deliver = (plays: unknown[]) => deliverPlays(backend, device.player, plays)

async function listLeaves(): Promise<Buffer[]> {
  const found: { leaf: Buffer }[] = await rows('log_entries').orderBy('index').select('leaf')
  return found.map(({ leaf }) => leaf)
}

async function listContents() {
  const found: { bytes: Buffer }[] = await rows('log_entries').orderBy('index').select('bytes')
  return found.map(({ bytes }) => parseEntry(bytes))
}

async function readCheckpoint() {
  const { text } = await rows('log_checkpoints').orderBy('id', 'desc').first('text')
  const checkpoint = parseCheckpoint(text.split('\n\n')[0].concat('\n'))
  if (!checkpoint) throw new Error(`${text} is not a checkpoint`)
  return { ...checkpoint, text }
}

const countTotals = async () => (await rows('usage_days').sum({ plays: 'plays' }))[0]?.plays

const restore = (from: string, keepsLog: boolean, flags: string[] = []) =>
  restoreBackup(backend, from, { keepsLog, flags })

let before: Awaited<ReturnType<typeof readCheckpoint>>
let kept: Awaited<ReturnType<typeof readCheckpoint>>
let lost: { first: unknown[]; later: unknown[] }
beforeAll(async () => {
  backend = await startBackendWithPackages({ SESSION_DAYS: '30' })
  folder = mkdtempSync(join(tmpdir(), 'restore-'))
  ;({ track } = await addPlaylistWithTrack(backend))
  owner = await createVenue(backend)
  device = await pairDevice(backend, { token: owner.token, zone: owner.zone, days: 30 })
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  await deliver(Array.from({ length: 50 }, (_, index) => play(600 - index)))
  await appendUsageLog()
  before = await readCheckpoint()
  // These are not in the log at the time of the backup.
  const waiting = [play(500), play(499), play(498, { epoch: 7 })]
  await deliver(waiting)
  await backUp(join(folder, 'backup'))

  // The day that the restored database does not have.
  const first = Array.from({ length: 90 }, (_, index) => play(450 - index))
  await deliver(first)
  await deliver([play(340, { track: 'unknown' })])
  await appendUsageLog()
  const { track: other } = await addPlaylistWithTrack(backend)
  await backend.strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { documentId: owner.unit }, data: { name: 'Kedai Senja' } })
  const next = await pairDevice(backend, {
    token: owner.token,
    zone: owner.zones[1]?.documentId ?? '',
    days: 20,
  })
  const later = Array.from({ length: 95 }, (_, index) =>
    play(320 - index, { track: index % 2 ? track : other }),
  )
  await deliver(later)
  await deliverPlays(backend, next.player, [
    newPlay(owner.zones[1]?.documentId ?? '', { track: other, started_at: Date.now() - 100 * hour }),
  ])
  await loadCompiled(() => import('#src/reporting/log/keys')).addNextKey()
  await appendUsageLog()
  kept = await readCheckpoint()
  lost = { first: [...waiting, ...first], later }
}, 300_000)
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true })
})

test('a restored database continues the same log with what the bundles contain', async () => {
  const [leaves, plays, totals, rejections] = [
    await listLeaves(),
    await rows('plays').count({ plays: '*' }),
    await countTotals(),
    await rows('play_rejections').count({ plays: '*' }),
  ]
  await restore(join(folder, 'backup'), true)
  expect(await listLeaves()).toHaveLength(before.size)
  await ensureUsageLog()
  expect(await listLeaves()).toEqual(leaves)
  expect(await rows('plays').count({ plays: '*' })).toEqual(plays)
  expect(await countTotals()).toBe(totals)
  expect(await rows('play_rejections').count({ plays: '*' })).toEqual(rejections)

  // Devices deliver again what they have not seen confirmed.
  const { accepted, duplicate } = await deliver(lost.first)
  expect([accepted.length, duplicate.length]).toEqual([0, 92])
  expect((await deliver(lost.later)).duplicate).toHaveLength(95)
  const added = play(1)
  expect((await deliver([added])).accepted).toEqual([added.play_id])
  await appendUsageLog()
  const after = await readCheckpoint()
  expect([after.origin, after.size > kept.size]).toEqual([kept.origin, true])
  expect(hashTree((await listLeaves()).slice(0, kept.size))).toEqual(kept.root)
  expect(hashTree(await listLeaves())).toEqual(after.root)
  const contents = await listContents()
  const ids = contents.flatMap(({ type, play_id }) => (type === 'play' ? String(play_id) : []))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(added.play_id)
  // The change of the name is lost, which the log says.
  const names = contents.flatMap(({ type, business_unit_id, name }) =>
    type === 'venue' ? `${business_unit_id} ${name}` : [],
  )
  expect(names.at(-1)).not.toContain('Kedai Senja')
  expect(names.some(name => name.includes('Kedai Senja'))).toBe(true)
  const device = contents.findLast(({ type }) => type === 'device')
  const [{ last_value }] = (await backend.strapi.db.connection.raw('select last_value from players_id_seq'))
    .rows
  expect(Number(last_value)).toBeGreaterThanOrEqual(Number(device?.player_id))
  await ensureUsageLog()
  await appendUsageLog()
  expect(await listLeaves()).toHaveLength(after.size)
})

test('bundles with other entries than the database are refused', async () => {
  await restore(join(folder, 'backup'), true)
  const { connection } = backend.strapi.db
  await connection.raw('alter table log_entries disable trigger user')
  await rows('log_entries')
    .where({ index: before.size - 1 })
    .update({ bytes: Buffer.from('{"salt":"00112233445566778899aabbccddeeff","type":"play"}') })
  await connection.raw('alter table log_entries enable trigger user')
  await expect(ensureUsageLog()).rejects.toThrow(/other entries than the database/)
  expect(await listLeaves()).toHaveLength(before.size)
})

test('without the files since the backup, another log begins with the last checkpoint of the former one', async () => {
  const output = await restore(join(folder, 'backup'), false)
  expect(output).toContain('begin again under another name')
  const totals = await countTotals()
  await ensureUsageLog()
  await appendUsageLog()
  const checkpoint = await readCheckpoint()
  expect(checkpoint.origin).toBe(`${kept.origin}-2`)
  const [migration, ...others] = await listContents()
  expect(migration).toMatchObject({ type: 'migration', origin: kept.origin, checkpoint: before.text })
  const plays = others.filter(({ type }) => type === 'play')
  expect([plays.length, await countTotals()]).toEqual([52, Number(totals) + 2])
  expect((await deliver(lost.later)).accepted.length).toBeGreaterThan(40)
  await appendUsageLog()
  expect(hashTree(await listLeaves())).toEqual((await readCheckpoint()).root)
})

test('a backup of a stopped backend continues the same log without files', async () => {
  await restore(join(folder, 'backup'), false, ['--stopped'])
  await ensureUsageLog()
  await appendUsageLog()
  const { origin, size } = await readCheckpoint()
  expect([origin, size > before.size]).toEqual([kept.origin, true])
  expect(hashTree((await listLeaves()).slice(0, before.size))).toEqual(before.root)
})
