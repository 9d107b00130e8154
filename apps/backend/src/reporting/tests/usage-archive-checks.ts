import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { type Backend, loadCompiled } from '#tests/harness'
import type { createDownloadFolder } from '#tests/seals'
import { bypassTriggers } from '#tests/triggers'

type World = {
  backend: Backend
  downloads: Awaited<ReturnType<typeof createDownloadFolder>>
  owner: { token: string }
  month: string
  readFile: (report: number, format: string) => Promise<string>
}

const createArchive = (month: string) =>
  loadCompiled(() => import('#src/reporting/usage-archive/create')).createArchive(month)
const checkArchive = (month: string) =>
  loadCompiled(() => import('#src/reporting/usage-archive/check')).checkArchive(month)
const removePlays = (month: string, now?: number) =>
  loadCompiled(() => import('#src/reporting/usage-archive/remove')).removePlays(month, undefined, now)
const restorePlays = (month: string) =>
  loadCompiled(() => import('#src/reporting/usage-archive/restore')).restorePlays(month)
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const folder = () =>
  join(
    loadCompiled(() => import('#src/platform/runtime/environment')).environment.privateDir,
    'usage-archive',
  )

/** Returns the hashes of a month's report files and of the daily logs up to its end. */
async function readAll({ backend, downloads, readFile, month }: World) {
  const { connection } = backend.strapi.db
  const reports: { id: number }[] = await connection('usage_reports').where({ period: month }).orderBy('id')
  const files: string[] = []
  for (const { id } of reports)
    for (const format of ['jsonl', 'csv']) files.push(sha256(await readFile(id, format)))
  const seals: { number: number }[] = await connection('seals')
    .where('day', '<', `${month}-31`)
    .orderBy('number')
  for (const { number } of seals) files.push(sha256(await downloads.readDay(number)))
  return files
}

const plays = ({ backend }: World) => backend.strapi.db.connection('plays').orderBy('id')

const readMonth = async ({ backend, owner, month }: World) =>
  (await backend.call('GET', `/usage/${month}`, { token: owner.token })).body

/** Checks that only plays of a month that is being removed can be deleted. */
async function checkDeletion(world: World) {
  const { connection } = world.backend.strapi.db
  await expect(connection('plays').delete()).rejects.toThrow(/append-only/)
  const { id } = await connection('plays').orderBy('id', 'desc').first('id')
  await expect(
    world.backend.strapi.db.transaction(async ({ trx }) => {
      await trx('usage_archives').update({ state: 'removing' })
      await trx('plays').where({ id }).delete()
    }),
  ).rejects.toThrow(/append-only/)
  await expect(connection('plays').where({ id }).update({ seconds: 1 })).rejects.toThrow(/append-only/)
}

/** Checks that only plays that match their seals are archived. */
async function checkCreation(world: World) {
  const { backend, month } = world
  const row = await plays(world).first()
  const change = (seconds: number) =>
    bypassTriggers(backend, 'plays', () =>
      backend.strapi.db.connection('plays').where({ id: row.id }).update({ seconds }),
    )
  await change(1)
  await expect(createArchive(month)).rejects.toThrow(/differs from its seal/)
  await change(row.seconds)
  await expect(createArchive('2031-12')).rejects.toThrow(/before its report is final/)
  await createArchive(month)
  await expect(createArchive(month)).rejects.toThrow(/already archived/)
  expect(await checkArchive(month)).toBe(1_070)
}

/** Checks that the files equal the daily downloads, which anyone can verify. */
async function checkFiles({ downloads, month }: World) {
  const manifest = JSON.parse(readFileSync(join(folder(), `usage-archive-${month}.json`), 'utf8'))
  expect(manifest).toMatchObject({ month, plays: 1_070 })
  for (const { name, bytes, sha256: expected } of manifest.files) {
    const content = readFileSync(join(folder(), name))
    expect([content.length, sha256(content)]).toEqual([bytes, expected])
  }
  const name = `usage-log-${month}-21.0000.jsonl.gz`
  downloads.save('archived.jsonl', gunzipSync(readFileSync(join(folder(), name))).toString())
  expect(await downloads.verify('archived.jsonl')).toMatchObject({
    code: 0,
    text: expect.stringContaining('1040 plays'),
  })
}

/** Checks that a file changed or lost after the removal of its plays is detected. */
async function checkDamage(world: World) {
  const path = join(folder(), `usage-log-${world.month}-21.0000.jsonl.gz`)
  const content = readFileSync(path)
  writeFileSync(path, Buffer.concat([content.subarray(0, -1), Buffer.of(1)]))
  await expect(restorePlays(world.month)).rejects.toThrow(/differs from its checksum/)
  await expect(readAll(world)).rejects.toThrow()
  renameSync(path, `${path}.away`)
  await expect(checkArchive(world.month)).rejects.toThrow(/is missing/)
  const { requireArchiveFiles } = loadCompiled(() => import('#src/reporting/usage-archive/require-files'))
  const archive = await world.backend.strapi.db.connection('usage_archives').first()
  const requireFiles = () => requireArchiveFiles(archive.from_seal, archive.through_seal)
  await expect(requireFiles()).rejects.toThrow(/is missing/)
  writeFileSync(path, content)
  await requireFiles()
}

/** Archives a month, removes its plays and restores them. */
export async function checkArchiving(world: World) {
  const { backend, owner, month } = world
  const before = { files: await readAll(world), plays: await plays(world), page: await readMonth(world) }
  await checkCreation(world)
  await checkFiles(world)
  await checkDeletion(world)
  await expect(removePlays(month, Date.parse('2033-03-01T00:00:00Z'))).rejects.toThrow(/24 months/)
  const later = Date.parse('2033-05-05T00:00:00Z')
  await removePlays(month, later)
  expect(await plays(world)).toHaveLength(before.plays.length - 1_070)
  await removePlays(month, later)
  expect(await readAll(world)).toEqual(before.files)
  const page = await readMonth(world)
  expect(page).toEqual({ ...before.page, archived: true, data: [], meta: page.meta })
  const exported = await backend.call('GET', `/usage/${month}/export`, { token: owner.token })
  expect([exported.status, exported.body.error.details.code]).toEqual([409, 'archived'])
  await checkDeletion(world)
  await checkDamage(world)
  await restorePlays(month)
  expect(await plays(world)).toEqual(before.plays)
  expect(await readMonth(world)).toEqual(before.page)
  expect(await readAll(world)).toEqual(before.files)
  await expect(restorePlays(month)).rejects.toThrow(/have not been removed/)
  await checkDeletion(world)
}
