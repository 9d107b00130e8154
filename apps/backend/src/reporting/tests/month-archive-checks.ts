import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { Backend } from '#tests/harness'
import { bypassTriggers } from '#tests/triggers'

type World = { backend: Backend; token: string; month: string }

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Downloads the archive of a month. */
const fetchMonthArchive = ({ backend, token, month }: World) =>
  fetch(`${backend.origin}/api/collective/months/${month}/archive`, {
    headers: { authorization: `Bearer ${token}` },
  })

/** The files of a month's archive by their path in its folder. */
export async function readMonthArchive(world: World): Promise<Map<string, Buffer>> {
  const response = await fetchMonthArchive(world)
  expect(response.headers.get('content-disposition')).toContain(`usage-report-${world.month}.zip`)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return new Map(
    Object.entries(files).map(([name, bytes]) => {
      expect(name.startsWith(`usage-report-${world.month}/`)).toBe(true)
      return [name.slice(name.indexOf('/') + 1), Buffer.from(bytes)]
    }),
  )
}

/** Checks that an archive contains all files of all versions, and that its checksums are those of the report. */
async function checkContents(world: World) {
  const { backend, token, month } = world
  const { versions } = (await backend.call('GET', `/collective/months/${month}`, { token })).body
  expect(versions).toHaveLength(2)
  const files = await readMonthArchive(world)
  const checksums = files.get('SHA256SUMS')?.toString().trimEnd().split('\n') ?? []
  const listed = versions.flatMap(({ version, files: reported }: { version: number; files: Reported[] }) =>
    reported.map(({ name, sha256: digest }) => [`v${version}/${name}`, digest] as const),
  )
  expect(checksums).toEqual(listed.map(([name, digest]: readonly [string, string]) => `${digest}  ${name}`))
  expect([...files.keys()]).toEqual(['SHA256SUMS', ...listed.map(([name]: readonly [string]) => name)])
  for (const [name, digest] of listed) expect(sha256(files.get(name) ?? Buffer.alloc(0))).toBe(digest)
  expect(listed.filter(([name]: readonly [string]) => name.endsWith('-manifest.json'))).toHaveLength(2)
}

type Reported = { name: string; sha256: string }

/** Checks that an archive whose second version cannot be reproduced ends with a broken connection. */
async function checkDamage(world: World) {
  const { backend, month } = world
  const rows = backend.strapi.db.connection('usage_report_manifests')
  const report = await backend.strapi.db
    .connection('usage_reports')
    .where({ period: month, version: 2 })
    .first('id')
  const change = (text: string) =>
    bypassTriggers(backend, 'usage_report_manifests', () =>
      rows.clone().where({ report_id: report.id }).update({ text }),
    )
  const { text } = await rows.clone().where({ report_id: report.id }).first('text')
  await change('{}')
  const response = await fetchMonthArchive(world)
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow()
  await change(text)
}

/** Checks that a download that its reader stops leaves no connection to the database in use. */
async function checkAbort(world: World) {
  const { pool } = world.backend.strapi.db.connection.client
  const abort = new AbortController()
  const response = await fetch(`${world.backend.origin}/api/collective/months/${world.month}/archive`, {
    headers: { authorization: `Bearer ${world.token}` },
    signal: abort.signal,
  })
  await response.body?.getReader().read()
  abort.abort()
  await expect.poll(() => pool.numUsed()).toBe(0)
}

export async function checkMonthArchive(world: World): Promise<void> {
  await checkContents(world)
  const { db } = world.backend.strapi
  const reads = db.connection('collective_reads').where({ kind: 'month-archive', subject: world.month })
  expect(await reads.clone()).toHaveLength(1)
  const { count } = (await db
    .connection('usage_report_downloads')
    .whereLike('reader', 'Lembaga Contoh, %')
    .count({ count: '*' })
    .first()) ?? { count: 0 }
  expect(Number(count)).toBe(11)
  await checkDamage(world)
  await checkAbort(world)
  const { backend, token } = world
  for (const month of ['2031-09', '2031-13'])
    expect((await backend.call('GET', `/collective/months/${month}/archive`, { token })).status).toBe(404)
  // These were five of the twelve in this hour.
  const statuses: number[] = []
  for (let index = 0; index < 8; index += 1)
    statuses.push((await backend.call('GET', '/collective/months/2031-09/archive', { token })).status)
  expect(statuses).toEqual([...Array(7).fill(404), 429])
}
