import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { type Backend, settleJobs } from '#tests/harness'
import { licenceServices, verifyJws } from '#tests/licences'
import { openPanel } from '#tests/panel'
import { closeNextDay, createDownloadFolder, getNoon, sealUsage, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { testDayLogs } from './usage-log-checks'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>
let downloads: Awaited<ReturnType<typeof createDownloadFolder>>
let plays: string[]
let late: string[]

const rows = (table: string) => backend.strapi.db.connection(table)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const getProof = (play: string, token = owner.token) => backend.call('GET', `/usage/plays/${play}`, { token })

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const { track } = await addPlaylistWithTrack(backend)
  owner = await createVenue(backend)
  other = await createVenue(backend)
  const setting = backend.strapi.documents('api::seal.usage-setting')
  await setting.create({
    data: { checkpoint_recipients: [{ email: 'segel@contoh.test', language: 'id' }] },
  })
  const venue = { zone: owner.zone, track }
  await storePlays(backend, venue, 5, getNoon(0))
  plays = await storePlays(backend, venue, 1_100, getNoon(1))
  late = await storePlays(backend, venue, 3, getNoon(3))
  downloads = await createDownloadFolder(backend)
}, 180_000)
afterAll(async () => {
  downloads?.dispose()
  await backend.stop()
})

describe('the nightly job', () => {
  test('seals every day that has ended, even without plays, and chains the checkpoints', async () => {
    const interrupted = AbortSignal.abort()
    await sealUsage(getNoon(3), interrupted)
    await closeNextDay(getNoon(1))
    expect(await rows('seals')).toHaveLength(0)
    await Promise.all([sealUsage(getNoon(3)), sealUsage(getNoon(3))])
    await sealUsage(getNoon(3))
    const seals = await rows('seals').orderBy('number')
    expect(seals.map(({ number, day, size, total }) => [number, day, size, Number(total)])).toEqual([
      [1, '2031-03-01', 5, 5],
      [2, '2031-03-02', 1_100, 1_105],
      [3, '2031-03-03', 0, 1_105],
    ])
    expect(seals[2].root).toBe(sha256(''))
    const { header, payload } = await verifyJws(backend, seals[1].checkpoint)
    expect(header.typ).toBe('usage-checkpoint+jws')
    expect(payload).toMatchObject({
      seal: 2,
      day: '2031-03-02',
      size: 1_100,
      previous: sha256(seals[0].checkpoint),
    })
    expect(await rows('seal_leaves')).toHaveLength(1_105)
  })

  test('emails each checkpoint once to the recipients that staff have entered', async () => {
    await settleJobs()
    const mails = await backend.mail.waitForEmails('segel@contoh.test', 3)
    expect(mails).toHaveLength(3)
    const seals = await rows('seals').orderBy('number')
    expect(
      mails
        .flatMap(({ attachments }) => attachments)
        .map(({ content }) => content.trim())
        .sort(),
    ).toEqual(seals.map(({ checkpoint }) => checkpoint).sort())
    expect(mails[0]?.subject).toContain('Maret 2031')
  })

  test('creates rows that cannot be deleted', async () => {
    for (const table of ['seals', 'seal_days', 'seal_leaves', 'seal_chunks'])
      await expect(rows(table).delete()).rejects.toThrow(/append-only/)
  })
})

describe('a member who reads the usage log', () => {
  test('can see whether a line is sealed, and its proof', async () => {
    const { body } = await getProof(plays[1_050] ?? '')
    expect(body.data).toMatchObject({
      id: plays[1_050],
      seal: { day: '2031-03-02' },
      proof: { failure: null, index: 1_050, seal: { size: 1_100 } },
    })
    expect((await getProof(late[0] ?? '')).body.data).toMatchObject({
      seal: null,
      proof: null,
      sealed_after: '2031-03-04T17:05:00.000Z',
    })
    const month = await backend.call('GET', '/usage/2031-03?page_size=4', { token: owner.token })
    expect(month.body.data.map(({ seal }: { seal: unknown }) => seal)).toEqual([
      null,
      null,
      null,
      { day: '2031-03-02' },
    ])
  })

  test('can download a proof that can be verified without the product', async () => {
    for (const play of [plays[0], plays[1_023], plays[1_024], plays.at(-1)]) {
      const { text, headers } = await backend.call('GET', `/usage/plays/${play}/proof`, {
        token: owner.token,
      })
      expect(headers.get('content-disposition')).toContain(`usage-proof-${play}.json`)
      downloads.save('proof.json', text)
      expect(await downloads.verify('proof.json')).toMatchObject({
        code: 0,
        text: expect.stringContaining('unchanged'),
      })
      downloads.save('proof.json', text.replace('"seconds":180.25', '"seconds":18.25'))
      expect(await downloads.verify('proof.json')).toMatchObject({
        code: 1,
        text: expect.stringContaining(`Play ${play} is not part of the seal`),
      })
    }
    expect((await backend.call('GET', `/usage/plays/${late[0]}/proof`, { token: owner.token })).status).toBe(
      404,
    )
  })

  test('needs the permission and cannot see another organisation’s plays', async () => {
    expect((await getProof(plays[0] ?? '', other.token)).status).toBe(404)
    const path = `/usage/plays/${plays[0]}/proof`
    expect((await backend.call('GET', path, { token: other.token })).status).toBe(404)
    const staff = await createColleague(backend, owner.token, 'staff')
    expect((await backend.call('GET', path, { token: staff.token })).status).toBe(403)
    expect((await backend.call('GET', '/usage/plays/not-an-id', { token: owner.token })).status).toBe(404)
  })
})

describe('the verify-usage program', () => testDayLogs(() => ({ backend, downloads, plays, late, getProof })))

test('checkpoints signed with a revoked key stay verifiable once a later checkpoint confirms them', async () => {
  const { key_id } = await rows('seals').where({ number: 3 }).first()
  await licenceServices().revokeKey(key_id, getNoon(3))
  await downloads.saveKeys()
  downloads.save('chain.jsonl', await downloads.readChain())
  expect(await downloads.verify('chain.jsonl')).toMatchObject({
    code: 1,
    text: expect.stringContaining('no later checkpoint among these files confirms it'),
  })
  expect((await getProof(plays[0] ?? '')).body.data.proof.failure).toBe('signature')
  await sealUsage(getNoon(4))
  downloads.save('chain.jsonl', await downloads.readChain())
  expect(await downloads.verify('chain.jsonl')).toMatchObject({ code: 0 })
  expect((await getProof(plays[0] ?? '')).body.data.proof.failure).toBeNull()
  const { text } = await backend.call('GET', `/usage/plays/${plays[0]}/proof`, { token: owner.token })
  expect(JSON.parse(text).proof.checkpoints).toHaveLength(3)
  downloads.save('proof.json', text)
  expect(await downloads.verify('proof.json')).toMatchObject({ code: 0 })
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
