import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectiveKeys } from '#src/integrations/tests/collective-keys'
import { createCollectiveUser } from '#tests/collective'
import { addPlaylistWithTrack, createVenue, newPlay, pairDevice } from '#tests/devices'
import { repositoryFolder } from '#tests/folders'
import { type Backend, loadCompiled } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { bypassTriggers } from '#tests/triggers'
import { readMonthArchive } from './month-archive-checks'
import { serveLog } from './serve-log'

const program = join(repositoryFolder, 'tooling/verify-usage/src/main.mjs')
const day = 86_400_000
// Plays have to arrive after the pairing and while the zone is licensed, so they are of the next month.
const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1))
const period = month.toISOString().slice(0, 7)
const noon = (index: number) => month.getTime() + 5 * 3_600_000 + index * day

const folder = mkdtempSync(join(tmpdir(), 'usage-verification-'))
let backend: Backend
let server: Awaited<ReturnType<typeof serveLog>>
let env: NodeJS.ProcessEnv
let collectiveToken: string
let files: string[]

const rows = (table: string) => backend.strapi.db.connection(table)
const runs = () => loadCompiled(() => import('#src/reporting/usage-report/run'))

type Venue = Awaited<ReturnType<typeof openVenue>>

async function openVenue() {
  const { token, zone } = await createVenue(backend, new Date(), { billing_period: 'yearly' })
  const { player } = await pairDevice(backend, { token, zone })
  return { zone, player, boot: randomUUID() }
}

/** Delivers plays of a venue's device at a given time. Returns how many were accepted. */
async function deliver({ player }: Venue, plays: unknown[], at: number) {
  const { receivePlays } = loadCompiled(() => import('#src/playback/play/receive'))
  const [received] = await receivePlays([{ player, plays }], at)
  return received?.result.accepted.length
}

/** The plays of a venue on a day, of which every tenth is short. */
const playDay = ({ zone, boot }: Venue, track: string, index: number) =>
  Array.from({ length: 40 }, (_, seq) =>
    newPlay(zone, {
      ...{ track, track_revision: 1 + (seq % 2), boot, seq: index * 40 + seq, offline: false },
      started_at: noon(index) + seq * 200_000,
      seconds: seq % 10 === 9 ? 12.5 : 180.25,
    }),
  )

/** Adds a revision of a track with everything that credits can contain. */
const addContributors = (track: string) =>
  backend.strapi.db.query('api::track-revision.track-revision').create({
    data: {
      ...{ track, revision: 2, key: `${track}.2`, title: 'Lagu; "pagi"', work_id: 'KR-1' },
      ...{
        artists: ['Artis; Contoh', '=1+1'],
        composers: ['Ayu Contoh'],
        arrangers: [],
        publishers: ['Kolektif'],
      },
      ...{
        isrc: 'IDA012600001',
        iswc: 'T0345246801',
        label: 'Label',
        release: 'Album',
        catalogue_number: 'L-1',
      },
      contributors: [
        { name: 'Ayu Contoh', role: 'CA', ipi: '00000000199', share: 5000, society: '021' },
        { name: 'Kolektif', role: 'E', ipi: '00000000395', share: 5000 },
      ],
      ...{ duration_ms: 180_000, sha256: 'b'.repeat(64), bytes: 1_000, mime: 'audio/mpeg' },
    },
  })

async function createReports(now: number) {
  await appendUsageLog(now)
  await runs().requestDueReports(now)
  const waiting = await rows('usage_report_runs').where({ state: 'waiting' })
  for (const { id } of waiting) await runs().runReport(id, {}, now)
  await appendUsageLog(now + 60_000)
}

const run = (...args: string[]) =>
  new Promise<{ code: number; text: string }>(done => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
  })

const verify = () => run('--keys', 'keys', 'copy', ...files)

/** Verifies again after a file was changed, and restores it. */
async function verifyChanged(file: string, change: (text: string) => string) {
  const path = join(folder, file)
  const before = readFileSync(path, 'latin1')
  const changed = change(before)
  expect(changed).not.toBe(before)
  writeFileSync(path, changed, 'latin1')
  const found = await verify()
  writeFileSync(path, before, 'latin1')
  expect(found.code).toBe(1)
  return found.text
}

const name = (rest: string, version = 1) => `usage-report-${period}-v${version}-${rest}`

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const appending = loadCompiled(() => import('#src/reporting/log/append'))
  // These jobs would use today's date.
  appending.appendUsageLogJob.run = async () => undefined
  runs().usageReportJob.run = async () => undefined
  const { track } = await addPlaylistWithTrack(backend)
  await addContributors(track)
  const [first, second] = [await openVenue(), await openVenue()]
  await appendUsageLog()
  for (const venue of [first, second])
    for (const index of [3, 4, 5, 6, 7, 8, 9])
      expect(await deliver(venue, playDay(venue, track, index), noon(index + 1))).toBe(40)
  await createReports(noon(45))
  // This play arrives after the first report.
  expect(await deliver(first, [newPlay(first.zone, { track, started_at: noon(20) })], noon(46))).toBe(1)
  await createReports(noon(75))
  server = await serveLog(backend)
  const member = await createCollectiveUser(backend)
  collectiveToken = member.token
  const token = await createCollectiveKeys(backend, member.token).createKey()
  env = { ...process.env, USAGE_LOG_API_KEY: token }
  writeFileSync(join(folder, 'keys'), (await backend.call('GET', '/usage-log/keys')).body.keys.join('\n'))
  const staff = await openPanel(backend)
  const { body } = await staff.call('GET', '/content-manager/usage-reports')
  files = []
  for (const report of body.data)
    for (const { format, name: file } of report.files) {
      const path = `/content-manager/usage-reports/${report.id}/files/${format}`
      const headers = { authorization: `Bearer ${staff.token}` }
      const response = await fetch(`${backend.origin}${path}`, { headers })
      writeFileSync(join(folder, file), Buffer.from(await response.arrayBuffer()))
      files.push(file)
    }
  expect(await run('mirror', server.url, 'copy')).toMatchObject({ code: 0 })
}, 420_000)
afterAll(async () => {
  server?.server.close()
  await backend?.stop()
  rmSync(folder, { recursive: true })
})

test('the log and all files of a month and its supplement are verified', async () => {
  expect(files).toContain(name('csv.csv', 2))
  const { code, text } = await verify()
  expect(text).not.toMatch(/^(WRONG|ERROR|FINDING)/m)
  expect(code).toBe(0)
  expect(text).toContain(`version 1 of ${period}`)
  expect(text).toContain('504 plays')
  expect(text).toContain('not reported: 56 short')
  expect(text.match(/exactly those that follow from the log/g)).toHaveLength(
    files.filter(file => !file.endsWith('manifest.json')).length,
  )
})

test('the unpacked archive of a month is verified as a folder, and a file that was changed in it is found', async () => {
  const archive = await readMonthArchive({ backend, token: collectiveToken, month: period })
  for (const [file, content] of archive) {
    mkdirSync(dirname(join(folder, 'month', file)), { recursive: true })
    writeFileSync(join(folder, 'month', file), content)
  }
  const verifyFolder = () => run('--keys', 'keys', 'copy', 'month')
  const { code, text } = await verifyFolder()
  expect(text).not.toMatch(/^(WRONG|ERROR|FINDING)/m)
  expect(code).toBe(0)
  const others = [...archive.keys()].filter(file => !/manifest\.json|SHA256SUMS/.test(file))
  expect(text.match(/exactly those that follow from the log/g)).toHaveLength(others.length)
  const path = join(folder, 'month/v1', name('csv.csv'))
  writeFileSync(path, readFileSync(path, 'utf8').replace('180.25', '181.25'))
  expect(await verifyFolder()).toMatchObject({ code: 1, text: expect.stringMatching(/^WRONG/m) })
})

test('a venue whose name was changed in the database is in no file under another name', async () => {
  const entry = await rows('log_entries').where({ type: 'venue' }).orderBy('index').first()
  const { name: before } = JSON.parse(entry.bytes.toString())
  const change = (bytes: Buffer) =>
    bypassTriggers(backend, 'log_entries', () =>
      rows('log_entries').where({ index: entry.index }).update({ bytes }),
    )
  await change(Buffer.from(entry.bytes.toString().replace(before, 'Nama Lain')))
  const report = await rows('usage_reports').orderBy('id').first()
  const { exportReportFile } = loadCompiled(() => import('#src/reporting/usage-report/download'))
  const file = await rows('usage_report_files').where({ report_id: report.id, format: 'csv' }).first()
  const read = async () => {
    const { findReport } = loadCompiled(() => import('#src/reporting/usage-report/rows'))
    const found = await findReport(report.id)
    let text = ''
    if (found) for await (const part of exportReportFile(found, file)) text += part
    return text
  }
  await expect(read()).rejects.toThrow()
  await change(entry.bytes)
  const text = await verifyChanged(name('csv.csv'), csv => csv.replace(before, 'Nama Lain'))
  expect(text).toContain(`venue is "Nama Lain", but "${before}" by the log.`)
})

test('an edited threshold is found', async () => {
  const text = await verifyChanged(name('manifest.json'), manifest =>
    manifest.replace('"minimum_seconds":30', '"minimum_seconds":10'),
  )
  expect(text).toContain(`The log has another manifest of version 1 of ${period}`)
})

test('a play that was dropped from a file is found', async () => {
  const [, , dropped = ''] = readFileSync(join(folder, name('jsonl.jsonl')), 'utf8').split('\n')
  const text = await verifyChanged(name('jsonl.jsonl'), lines => lines.replace(`${dropped}\n`, ''))
  expect(text).toContain(`Line 3 (play ${JSON.parse(dropped).play.play_id}) is missing: it was removed.`)
})

test('an entry that was changed in the copy is found', async () => {
  const text = await verifyChanged('copy/tile/entries/000', bundle =>
    bundle.replace('"duration_ms":180250', '"duration_ms":180251'),
  )
  expect(text).toContain('differs from its hash in tile/0/000: it was changed')
})

test('the proof of a play is verified, and refused for another content', async () => {
  const { id, play_id } = await rows('plays').orderBy('id').first()
  const proof = await loadCompiled(() => import('#src/reporting/log/proofs')).provePlay(id)
  const verifyProof = (text: string) => {
    writeFileSync(join(folder, 'usage-proof.json'), text)
    return run('--keys', 'keys', 'proof', 'usage-proof.json')
  }
  const text = JSON.stringify(proof?.file)
  expect(await verifyProof(text)).toEqual({
    code: 0,
    text: expect.stringContaining(`play ${play_id} is entry`),
  })
  expect(await verifyProof(text.replace('180250', '999250'))).toEqual({
    code: 1,
    text: expect.stringContaining('The entry is not in the log that the checkpoint signed'),
  })
})
