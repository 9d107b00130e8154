import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEntry } from '#src/reporting/log/rules/entry'
import { createReportsOn } from '#tests/collective'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { backUp, ensureUsageLog, restoreBackup } from '#tests/restored-log'
import { appendUsageLog, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { submitCheckpoint } from '#tests/witness-policy'

const folder = mkdtempSync(join(tmpdir(), 'restored-reports-'))

let backend: Backend
let venue: { zone: string; track: string }
const rows = (table: string) => backend.strapi.db.connection(table)

async function listEntries() {
  const found: { bytes: Buffer }[] = await rows('log_entries').where({ type: 'report' }).orderBy('index')
  return found.map(({ bytes }) => parseEntry(bytes))
}

beforeAll(async () => {
  backend = await startBackendWithPackages({ SESSION_DAYS: '30' })
  const { track } = await addPlaylistWithTrack(backend)
  venue = { zone: (await createVenue(backend)).zone, track }
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  await storePlays(backend, venue, 3, getNoon(1))
  await appendUsageLog(getNoon(1))
}, 300_000)
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true })
})

test('the version of a report that a restored database has lost is not used again', async () => {
  await backUp(join(folder, 'before'))
  await createReportsOn(backend, 45)
  await appendUsageLog(getNoon(45) + 60_000)
  const [first] = await rows('usage_reports')
  expect(first).toMatchObject({ version: 1, kind: 'final' })
  await restoreBackup(backend, join(folder, 'before'), { keepsLog: true })
  await ensureUsageLog()
  expect(await rows('usage_reports')).toEqual([])

  await storePlays(backend, venue, 2, getNoon(2))
  await createReportsOn(backend, 46)
  await appendUsageLog(getNoon(46) + 60_000)
  const { period, log_size } = first
  expect(await rows('usage_reports').where({ period })).toMatchObject([
    { version: 2, kind: 'supplement', from_index: log_size, register_size: log_size, plays: 2 },
  ])
  const versions = (await listEntries()).filter(entry => entry.period === period)
  expect(versions).toMatchObject([{ version: 1 }, { version: 2 }])
})

test('a report that waits becomes final although the log begins again', async () => {
  const before = await listEntries()
  await backUp(join(folder, 'waiting'))
  await storePlays(backend, venue, 2, getNoon(47))
  await appendUsageLog(getNoon(47))
  await restoreBackup(backend, join(folder, 'waiting'), { keepsLog: false })
  await ensureUsageLog()
  await appendUsageLog(getNoon(48))
  const again = await listEntries()
  const stored = await rows('usage_reports').orderBy('id')
  expect(again).toHaveLength(stored.length)
  const last = before.at(-1)
  expect(again.at(-1)).toMatchObject({
    version: 2,
    log_size: 0,
    manifest_sha256: last?.manifest_sha256,
    at: last?.at,
  })
  expect(await rows('usage_report_quorums')).toEqual([])
  await submitCheckpoint()
  expect(await rows('usage_report_quorums')).toHaveLength(stored.length)
})
