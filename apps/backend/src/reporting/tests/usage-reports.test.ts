import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectiveUser, createReportsOn } from '#tests/collective'
import { addPlaylistWithTrack } from '#tests/devices'
import { sealUsage } from '#tests/former-seals'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { createRemoteVenue } from '#tests/remote-passes'
import { appendUsageLog, createDownloadFolder, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { bypassTriggers } from '#tests/triggers'
import { checkMonthArchive } from './month-archive-checks'
import { checkDeliveries } from './report-deliveries'
import { checkArchiving } from './usage-archive-checks'
import { checkPrivacy } from './usage-privacy'

let backend: Backend
let venue: { zone: string; track: string }
let owner: Awaited<ReturnType<typeof createRemoteVenue>>
let staff: Awaited<ReturnType<typeof openPanel>>
let downloads: Awaited<ReturnType<typeof createDownloadFolder>>

const rows = (table: string) => backend.strapi.db.connection(table)
const runs = () => loadCompiled(() => import('#src/reporting/usage-report/run'))
// The test plays begin on 1 March 2031.
const march = 0
const april = 31

const reports = () => rows('usage_reports').orderBy(['period', 'version'])

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const { track } = await addPlaylistWithTrack(backend)
  owner = await createRemoteVenue(backend)
  venue = { zone: owner.zone, track }
  staff = await openPanel(backend)
  downloads = await createDownloadFolder(backend)
  // Disables the job, because it would use today's date.
  const { usageReportJob } = runs()
  usageReportJob.run = async () => undefined
  await storePlays(backend, venue, 30, getNoon(march + 4))
  // These plays require a second chunk of leaves.
  await storePlays(backend, venue, 1_040, getNoon(march + 20))
  await storePlays(backend, venue, 10, getNoon(april))
}, 420_000)
afterAll(async () => {
  downloads?.dispose()
  await backend.stop()
})

async function download(report: number, format: string) {
  const response = await fetch(`${backend.origin}/content-manager/usage-reports/${report}/files/${format}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('a final report is created once, on the 3rd, with the plays that started in its month', async () => {
  await createReportsOn(backend, april + 1)
  expect(await reports()).toEqual([])
  await createReportsOn(backend, april + 2)
  await createReportsOn(backend, april + 3)
  const [report, ...others] = await reports()
  expect(others).toEqual([])
  expect(report).toMatchObject({ period: '2031-03', version: 1, kind: 'final', minimum_seconds: 30 })
  expect([report.plays, report.milliseconds].map(Number)).toEqual([1_070, 1_070 * 180_250])
})

test('the files match the checksums in the report, and all totals add up', async () => {
  const { body } = await staff.call('GET', '/content-manager/usage-reports')
  const [report] = body.data
  expect(report.files.map(({ format }: { format: string }) => format)).toContain('csv')
  for (const { format, sha256, bytes, name } of report.files) {
    const file = await download(report.id, format)
    const { headers } = file
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(sha256)
    expect(file.bytes).toHaveLength(bytes)
    expect(headers.get('content-disposition')).toContain(name)
  }
  const csv = await download(report.id, 'csv')
  expect(csv.bytes.toString().trimEnd().split('\r\n')).toHaveLength(1_071)
  const shown = (await staff.call('GET', `/content-manager/usage-reports/${report.id}`)).body.data
  expect(shown.totals.find(({ kind }: { kind: string }) => kind === 'venue')).toMatchObject({ plays: 1_070 })
  // All plays in these tests come from one device and last three minutes, but a new one starts every second.
  expect(shown.findings).toMatchObject([
    { kind: 'device-twice', count: 1_068 },
    { kind: 'long-day', count: 1 },
  ])
  expect(shown.downloads[0]).toMatchObject({ format: 'csv', reader: expect.stringContaining('Dewi') })
  await checkDeliveries({ backend, staff, report, csv: csv.bytes })
})

test('the log contains the hash of a manifest, which describes all files and what was not reported', async () => {
  const [report] = await reports()
  const { bytes } = await download(report.id, 'manifest')
  const manifest = JSON.parse(bytes.toString())
  expect(manifest).toMatchObject({
    period: '2031-03',
    version: 1,
    log_size: Number(report.log_size),
    minimum_seconds: 30,
    reported: { plays: 1_070, milliseconds: 1_070 * 180_250, signed_plays: 0 },
    entries: { play: 1_080, credits: 1 },
    excluded: { month: { plays: 10 } },
    venues: [[expect.any(Number), expect.any(Number), 1_070, 0]],
  })
  const files = await rows('usage_report_files')
    .where({ report_id: report.id })
    .whereNot({ format: 'manifest' })
    .orderBy('id')
  expect(manifest.files.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(
    files.map(({ sha256 }) => sha256),
  )
  await appendUsageLog(getNoon(april + 3))
  const entry = await rows('log_entries').where({ type: 'report' }).first()
  expect(JSON.parse(entry.bytes.toString())).toMatchObject({
    period: '2031-03',
    manifest_sha256: createHash('sha256').update(bytes).digest('hex'),
    plays: 1_070,
  })
})

const readFile = async (report: number, format: string) => (await download(report, format)).bytes.toString()

test('renaming a venue does not change a report, and a changed play is detected', async () => {
  const [report] = await reports()
  const before = (await download(report.id, 'csv')).bytes
  await backend.strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { documentId: owner.unit }, data: { name: 'Nama Baru' } })
  await appendUsageLog(getNoon(april + 3))
  // `toEqual` compares byte by byte, which takes a second.
  const isSame = async () => (await download(report.id, 'csv')).bytes.equals(before)
  expect(await isSame()).toBe(true)
  const compare = async () => {
    const { status } = await staff.call('POST', '/content-manager/usage-reports/runs', {
      kind: 'compare',
      report: report.id,
    })
    expect(status).toBe(202)
    const { id } = await rows('usage_report_runs').orderBy('id', 'desc').first()
    await runs().runReport(id)
    return rows('usage_report_runs').where({ id }).first()
  }
  expect(await compare()).toMatchObject({ state: 'done', outcome: 'same', run_key: null })
  const entry = () => rows('log_entries').where({ type: 'play' }).orderBy('index').limit(1)
  const [{ index, bytes }] = await entry()
  const change = (content: Buffer) =>
    bypassTriggers(backend, 'log_entries', () =>
      rows('log_entries').where({ index }).update({ bytes: content }),
    )
  await change(Buffer.from(bytes.toString().replace('"duration_ms":180250', '"duration_ms":190250')))
  await expect(compare()).rejects.toThrow(/differs from its leaf/)
  expect((await download(report.id, 'csv')).status).toBe(500)
  await change(bytes)
  expect(await isSame()).toBe(true)
})

test('staff can add a format for later reports without writing code', async () => {
  const uid = 'api::usage-report.column-map'
  const map = {
    title: 'Ringkas',
    key: 'ringkas',
    rows: 'works',
    separator: 'semicolon',
    list_separator: ', ',
    header: true,
    byte_order_mark: false,
    active: true,
    columns: 'Judul = work.title\nJumlah = total.plays',
  }
  const wrong = await staff.create(uid, { ...map, columns: 'Judul = work.title\nJumlah = total.count' })
  expect(wrong.status).toBe(400)
  expect(JSON.stringify(wrong.body)).toContain('total.time_share')
  expect((await staff.create(uid, { ...map, key: 'csv' })).status).toBe(400)
  expect((await staff.create(uid, map)).status).toBe(201)
})

test('plays that arrive later are reported in a supplement, and existing reports do not change', async () => {
  const before = await reports()
  const late = getNoon(april + 10)
  const heardUntil = getNoon(march + 29)
  await storePlays(backend, venue, 3, late, { heardUntil })
  await storePlays(backend, venue, 1, late, { heardUntil, seconds: 29.9 })
  await createReportsOn(backend, april + 30 + 2)
  const found = await reports()
  expect(found.slice(0, 1)).toEqual(before)
  expect(
    found.map(({ period, version, kind, plays, excluded_plays }) => [
      period,
      version,
      kind,
      Number(plays),
      Number(excluded_plays),
    ]),
  ).toEqual([
    ['2031-03', 1, 'final', 1_070, 0],
    ['2031-03', 2, 'supplement', 3, 1],
    ['2031-04', 1, 'final', 10, 0],
  ])
  expect(found[1]).toMatchObject({
    from_index: found[0].log_size,
    register_size: found[0].register_size,
  })
  const formats = async ({ id }: { id: number }) =>
    (await rows('usage_report_files').where({ report_id: id }).orderBy('id')).map(({ format }) => format)
  expect(await formats(found[0])).toEqual(['jsonl', 'csv', 'dsr', 'suisa', 'manifest'])
  expect(await formats(found[1])).toEqual(['jsonl', 'csv', 'dsr', 'ringkas', 'suisa', 'manifest'])
  expect((await download(found[1].id, 'ringkas')).bytes.toString()).toMatch(/^Judul;Jumlah\r\n.*;3\r\n$/)
  const { token } = await createCollectiveUser(backend)
  await checkMonthArchive({ backend, token, month: '2031-03' })
  for (const table of [
    'usage_reports',
    'usage_report_files',
    'usage_report_totals',
    'usage_report_manifests',
  ])
    await expect(rows(table).delete()).rejects.toThrow(/append-only/)
  // Without more plays, there is no second supplement.
  await createReportsOn(backend, april + 30 + 31 + 2)
  expect((await reports()).map(({ period, version }) => `${period} ${version}`)).toEqual([
    '2031-03 1',
    '2031-03 2',
    '2031-04 1',
    '2031-05 1',
  ])
})

test('no report, log, proof, export or statement identifies a person', async () => {
  await sealUsage(getNoon(april + 3))
  await checkPrivacy({ backend, downloads, owner, month: '2031-03', readFile })
})

test('the plays of an old month can be archived, removed and restored, and are read from files in between', async () => {
  await checkArchiving({ backend, downloads, owner, month: '2031-03', readFile })
}, 120_000)

test('two concurrent runs for the same month store one report', async () => {
  const now = getNoon(april + 30 + 31 + 30 + 2)
  await appendUsageLog(now)
  const run = { kind: 'create', period: '2031-06', version: null, requested_by: 'system' }
  const { requestReportRun } = loadCompiled(() => import('#src/reporting/usage-report/runs'))
  const ids = await Promise.all(
    ['a', 'b'].map(run_key => requestReportRun({ ...run, kind: 'create', run_key }, now)),
  )
  await Promise.all(ids.map(id => runs().runReport(id ?? 0, {}, now)))
  expect((await reports()).filter(({ period }) => period === '2031-06')).toHaveLength(1)
})

test('staff without permission for the usage setting can neither see nor create reports', async () => {
  const editor = await openPanel(backend, 'strapi-editor')
  const [report] = await reports()
  for (const path of ['', `/${report.id}`, `/${report.id}/files/csv`])
    expect((await editor.call('GET', `/content-manager/usage-reports${path}`)).status).toBe(403)
  const request = { kind: 'create', period: '2031-03' }
  expect((await editor.call('POST', '/content-manager/usage-reports/runs', request)).status).toBe(403)
  const post = async (body: object) =>
    (await staff.call('POST', '/content-manager/usage-reports/runs', body)).status
  expect(await post({ kind: 'create', period: '2031-13' })).toBe(400)
  expect(await post({ kind: 'create', period: '2099-01' })).toBe(409)
  expect(await post({ kind: 'compare', report: 999_999 })).toBe(404)
  expect((await download(999_999, 'csv')).status).toBe(404)
  expect((await download(report.id, 'docx')).status).toBe(404)
  await settleJobs()
})
