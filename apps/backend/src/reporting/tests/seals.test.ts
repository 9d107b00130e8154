import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { sealUsage } from '#tests/former-seals'
import type { Backend } from '#tests/harness'
import { licenceServices } from '#tests/licences'
import { openPanel } from '#tests/panel'
import { createDownloadFolder, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { testDayLogs } from './usage-log-checks'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let downloads: Awaited<ReturnType<typeof createDownloadFolder>>
let plays: string[]
let late: string[]

const rows = (table: string) => backend.strapi.db.connection(table)

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const { track } = await addPlaylistWithTrack(backend)
  owner = await createVenue(backend)
  const venue = { zone: owner.zone, track }
  await storePlays(backend, venue, 5, getNoon(0))
  plays = await storePlays(backend, venue, 1_100, getNoon(1))
  late = await storePlays(backend, venue, 3, getNoon(3))
  await sealUsage(getNoon(3))
  downloads = await createDownloadFolder(backend)
}, 180_000)
afterAll(async () => {
  downloads?.dispose()
  await backend.stop()
})

test('days sealed by former versions are append-only', async () => {
  const seals = await rows('seals').orderBy('number')
  expect(seals.map(({ number, day, size, total }) => [number, day, size, Number(total)])).toEqual([
    [1, '2031-03-01', 5, 5],
    [2, '2031-03-02', 1_100, 1_105],
    [3, '2031-03-03', 0, 1_105],
  ])
  for (const table of ['seals', 'seal_days', 'seal_leaves', 'seal_chunks'])
    await expect(rows(table).delete()).rejects.toThrow(/append-only/)
})

describe('the verify-usage program', () => testDayLogs(() => ({ backend, downloads, plays, late })))

test('checkpoints signed with a revoked key stay verifiable once a later checkpoint confirms them', async () => {
  const { key_id } = await rows('seals').where({ number: 3 }).first()
  await licenceServices().revokeKey(key_id, getNoon(3))
  await downloads.saveKeys()
  downloads.save('chain.jsonl', await downloads.readChain())
  expect(await downloads.verify('chain.jsonl')).toMatchObject({
    code: 1,
    text: expect.stringContaining('no later checkpoint among these files confirms it'),
  })
  await sealUsage(getNoon(4))
  downloads.save('chain.jsonl', await downloads.readChain())
  expect(await downloads.verify('chain.jsonl')).toMatchObject({ code: 0 })
})

/** Returns a function that reads the usage log in the admin panel as a new member of staff. */
async function openLog(role?: string) {
  const { token } = await openPanel(backend, role)
  return async (path: string) => {
    const url = `${backend.origin}/content-manager/usage-log${path}`
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

test('only staff who may read the usage setting can list the seals and download the log', async () => {
  const staff = await openLog()
  const body = JSON.parse((await staff('')).text)
  expect(body.data[0]).toMatchObject({ number: 4, day: '2031-03-04', size: 3 })
  expect(JSON.parse((await staff('?before=2')).text).data).toHaveLength(1)
  const { text, headers } = await staff('/4')
  expect(headers.get('content-disposition')).toContain('usage-log-2031-03-04.jsonl')
  downloads.save('day.jsonl', text)
  downloads.save('chain.jsonl', (await staff('/checkpoints')).text)
  expect(await downloads.verify('day.jsonl', 'chain.jsonl')).toMatchObject({ code: 0 })
  expect((await staff('/9')).status).toBe(404)
  const editor = await openLog('strapi-editor')
  for (const path of ['', '/4', '/checkpoints']) expect((await editor(path)).status).toBe(403)
})
