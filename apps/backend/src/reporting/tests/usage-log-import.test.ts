import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEntry } from '#src/reporting/log/rules/entry'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { sealUsage } from '#tests/former-seals'
import { type Backend, loadCompiled } from '#tests/harness'
import { appendUsageLog, createDownloadFolder, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { bypassTriggers } from '#tests/triggers'

let backend: Backend
let downloads: Awaited<ReturnType<typeof createDownloadFolder>>
let sealed: string[]
let waiting: string[]

const rows = (table: string) => backend.strapi.db.connection(table)

async function listEntries() {
  const found: { bytes: Buffer }[] = await rows('log_entries').orderBy('index')
  return found.map(({ bytes }) => parseEntry(bytes))
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const { track } = await addPlaylistWithTrack(backend)
  const { zone } = await createVenue(backend)
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  await rows('log_state').update({ import: 'new' })
  const venue = { zone, track }
  sealed = await storePlays(backend, venue, 1_030, getNoon(0))
  await rows('log_state').update({ counted_through: rows('plays').max('id') })
  // Its row id is lower than those of the next day, but it has arrived later.
  waiting = await storePlays(backend, venue, 1, getNoon(3))
  sealed.push(...(await storePlays(backend, venue, 5, getNoon(1))))
  await sealUsage(getNoon(2))
  waiting.push(...(await storePlays(backend, venue, 2, getNoon(3))))
  downloads = await createDownloadFolder(backend)
}, 240_000)
afterAll(async () => {
  downloads?.dispose()
  await backend.stop()
})

test('does not begin with a play that differs from its seal', async () => {
  const { id, seconds } = await rows('plays').orderBy('id').first()
  const change = (value: number) =>
    bypassTriggers(backend, 'plays', () => rows('plays').where({ id }).update({ seconds: value }))
  await change(1)
  await expect(appendUsageLog()).rejects.toThrow(/differs from its leaf/)
  await change(seconds)
})

test('begins with the former log: its last checkpoint, what is registered, and plays in the order of their seals', async () => {
  await Promise.all([appendUsageLog(), appendUsageLog()])
  const entries = await listEntries()
  const chain = await downloads.readChain()
  const migrations = entries.filter(({ type }) => type === 'migration')
  expect(migrations).toEqual([
    expect.objectContaining({
      seals: 2,
      plays: 1_035,
      chain_bytes: Buffer.byteLength(chain),
      chain_sha256: createHash('sha256').update(chain).digest('hex'),
      checkpoint: (await rows('seals').orderBy('number', 'desc').first()).checkpoint,
    }),
  ])
  const types = entries.map(({ type }) => type)
  expect(types.indexOf('credits')).toBeGreaterThan(types.lastIndexOf('venue'))
  expect(entries.filter(({ type }) => type === 'play').map(({ play_id }) => play_id)).toEqual([
    ...sealed,
    ...waiting,
  ])
  await appendUsageLog()
  expect(await listEntries()).toHaveLength(entries.length)
  // Those that a previous build has counted are not counted again.
  for (const table of ['usage_days', 'usage_works'])
    expect(await rows(table).sum({ plays: 'plays' })).toEqual([{ plays: 8 }])
})
