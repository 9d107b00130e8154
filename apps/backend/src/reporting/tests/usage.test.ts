import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, createVenue, deliverPlays, newPlay, pairDevice } from '#tests/devices'
import { type Backend, settleJobs } from '#tests/harness'
import { loadMigration } from '#tests/migrations'
import { openPanel } from '#tests/panel'
import { extractText } from '#tests/raster'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { checkMonthByHand } from './usage-by-hand'

const migration = loadMigration('2026.11.23T21.00.00.play-works')

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>

const day = 86_400_000
// 23:30 in Jakarta a few days ago, which is already the next day in Makassar.
const evening = Math.floor((Date.now() - 5 * day) / day) * day + 16.5 * 3_600_000
const date = (instant: number) => new Date(instant + 7 * 3_600_000).toISOString().slice(0, 10)
const month = date(evening).slice(0, 7)

beforeAll(async () => {
  backend = await startBackendWithPackages({ SUPPORT_EMAIL: 'bantuan@contoh.test' })
  const { track, playlist } = await addPlaylistWithTrack(backend)
  owner = await createVenue(backend)
  other = await createVenue(backend)
  await backend.strapi.db.query('api::zone.zone').update({
    where: { id: owner.zones[1]?.id },
    data: { name: '=SUM(1)' },
  })
  for (const { token, zones } of [owner, other])
    for (const { documentId: zone } of zones) {
      const { player } = await pairDevice(backend, { token, zone, days: 70 })
      const plays = Array.from({ length: 15 }, (_, index) =>
        newPlay(zone, {
          track,
          playlist,
          seq: index,
          started_at: evening - index * 200_000,
          offline: index > 5,
        }),
      )
      await deliverPlays(backend, player, plays)
    }
  await appendUsageLog()
  // From here on, the zones are licensed from today, so that earlier days are not gaps.
  await backend.strapi.db.connection('licensed_periods').update({ from_at: Date.now() })
}, 180_000)
afterAll(() => backend.stop())

const usage = (token: string, query = '', path = month) =>
  backend.call('GET', `/usage/${path}${query}`, { token })

test('a month has totals by zone and local day, and a list of every play, newest first', async () => {
  const { body } = await usage(owner.token, '?page=2&page_size=20')
  expect(body).toMatchObject({
    month,
    totals: { plays: 30, seconds: 5_400 },
    days: [{ date: date(evening), plays: 30, seconds: 5_400 }],
    meta: { pagination: { page: 2, pageCount: 2, total: 30 } },
  })
  expect(body.zones.map(({ plays }: { plays: number }) => plays)).toEqual([15, 15])
  expect(body.data).toHaveLength(10)
  expect(body.data[0]).toMatchObject({
    seconds: 180,
    track: { title: 'Lagu pagi', artists: ['Artis Contoh'], composers: ['Ayu Contoh'] },
    playlist: { title: { id: 'Pagi', en: 'Morning' } },
    layer: 'default',
    offline: true,
  })
  const times = body.data.map(({ started_at }: { started_at: string }) => started_at)
  expect(times).toEqual([...times].sort().reverse())
  const one = await usage(owner.token, `?zone=${owner.zone}`)
  expect(one.body.totals.plays).toBe(15)
})

test('the totals of a month match hand-calculated ones', async () => {
  await checkMonthByHand(backend, other)
})

test('a month has totals by work and composer, and lists no gaps if there are none', async () => {
  const { body } = await usage(owner.token, `?zone=${owner.zone}`)
  const amount = { plays: 15, seconds: 2_700 }
  expect(body.totals).toMatchObject({ ...amount, works: 1 })
  expect(body.works).toEqual([
    { title: 'Lagu pagi', artists: ['Artis Contoh'], composers: ['Ayu Contoh'], ...amount },
  ])
  expect(body.composers).toEqual([{ name: 'Ayu Contoh', ...amount }])
  expect(body.gaps).toMatchObject({ silent_days: 0, total: 0, data: [] })
})

test('lines can be searched by work, day, unit and zone, and the export applies the same search', async () => {
  const listed = async (query: string) => (await usage(owner.token, query)).body.meta.pagination.total
  expect(await listed('?q=PAGI')).toBe(30)
  expect(await listed('?q=ayu')).toBe(30)
  expect(await listed('?q=%25')).toBe(0)
  expect(await listed(`?q=pagi&zone=${owner.zone}&day=${date(evening)}`)).toBe(15)
  expect(await listed(`?day=${date(evening + day)}`)).toBe(0)
  expect(await listed(`?unit=${owner.unit}`)).toBe(30)
  expect(await listed(`?unit=${other.unit}`)).toBe(0)
  expect((await usage(owner.token, '?day=yesterday')).status).toBe(400)
  const { text } = await usage(owner.token, `?q=pagi&zone=${owner.zone}`, `${month}/export`)
  expect(text.trim().split('\r\n')).toHaveLength(16)
})

test('the totals by work match the stored plays, and what the migration computes from them', async () => {
  const { connection } = backend.strapi.db
  const read = (table: string) =>
    connection(table)
      .orderBy(['zone_id', 'month', 'track', 'track_revision'])
      .select('zone_id', 'month', 'track', 'track_revision', 'plays', 'seconds')
  const counted = await read('usage_works')
  expect(counted.length).toBeGreaterThan(3)
  await migration.up(connection)
  expect(await read('play_works')).toEqual(counted)
  await connection.schema.dropTable('play_works')
})

test('the usage of other organisations is not shown, and an invalid month is rejected', async () => {
  const { text } = await usage(owner.token, '?page_size=100')
  for (const { documentId } of other.zones) expect(text).not.toContain(documentId)
  expect((await usage(owner.token, `?zone=${other.zone}`)).status).toBe(404)
  expect((await usage(owner.token, '', '2026-13')).status).toBe(404)
  const staff = await createColleague(backend, owner.token, 'staff')
  expect((await usage(staff.token)).status).toBe(403)
  expect((await usage(staff.token, '', `${month}/export`)).status).toBe(403)
})

test('the export contains every play with local times and escaped formulas, and is audited', async () => {
  const { text, headers } = await usage(owner.token, '', `${month}/export`)
  expect(headers.get('content-disposition')).toContain(`usage-${month}.csv`)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines[0]).toBe(
    'started_at,business_unit,zone,title,artists,composers,playlist,seconds,layer,offline,play_id,signed',
  )
  expect(lines.at(-1)).toContain(`${date(evening)}T23:30:00+07:00,Hotel Melati,`)
  expect(text).toContain(`'=SUM(1)`)
  const { body } = await backend.call('GET', '/audit-entries?kind=usage', { token: owner.token })
  expect(body.data[0]).toMatchObject({ action: 'usage.exported', subject: { name: month } })
})

test('the statement is one page with the figures of the month', async () => {
  const pdf = await fetch(`${backend.origin}/api/usage/${month}/statement?locale=en&zone=${owner.zone}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(pdf.headers.get('content-type')).toContain('application/pdf')
  const bytes = Buffer.from(await pdf.arrayBuffer())
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
  const text = (await extractText(bytes)).join(' ')
  expect(text).toContain('Usage statement')
  expect(text).toContain('Hotel Melati')
  expect(text).toContain('0.8')
  expect(text).toContain('not a certificate of LMKN')
  const staff = await createColleague(backend, owner.token, 'staff')
  expect((await usage(staff.token, '', `${month}/statement`)).status).toBe(403)
})

describe('a dispute', () => {
  const uid = 'api::usage-dispute.usage-dispute'
  const send = (token: string, body: object, key = 'one-dispute-of-a-member') =>
    backend.call('POST', '/usage-disputes', { token, body, headers: { 'idempotency-key': key } })
  const about = { reason: 'wrong-time', explanation: 'Lagunya tidak diputar selama itu.' }
  const list = async (token: string) =>
    (await backend.call('GET', '/usage-disputes', { token })).body.data as { documentId: string }[]

  test('about a play is stored once and emailed to support, and the reply is emailed to the member', async () => {
    const [line] = (await usage(owner.token)).body.data
    for (const _ of [1, 2]) {
      const { status, body } = await send(owner.token, { play: line.id, ...about })
      expect(status).toBe(201)
      expect(body).toMatchObject({ state: 'open', play: line.id, work: 'Lagu pagi', self: true })
    }
    const [dispute, ...more] = await list(owner.token)
    expect(more).toEqual([])
    await settleJobs()
    expect(
      await backend.mail.waitForEmails('bantuan@contoh.test', 1, /tidak diputar selama itu/),
    ).toHaveLength(1)

    const support = await openPanel(backend, 'support')
    const id = dispute?.documentId ?? ''
    expect((await support.write(uid, id, { state: 'resolved' })).status).toBe(400)
    const reply = 'Kami periksa: perangkatnya dijeda.'
    expect((await support.write(uid, id, { reply })).status).toBe(200)
    expect((await support.write(uid, id, { reply, staff_note: 'Sudah.' })).status).toBe(200)
    await settleJobs()
    expect(await backend.mail.waitForEmails(owner.email, 1, /perangkatnya dijeda/)).toHaveLength(1)
    expect(await list(owner.token)).toMatchObject([{ state: 'answered', reply }])

    const resolve = (token: string) => backend.call('POST', `/usage-disputes/${id}/resolve`, { token })
    expect((await resolve(other.token)).status).toBe(404)
    for (const _ of [1, 2]) expect((await resolve(owner.token)).body.state).toBe('resolved')
    const { body } = await backend.call('GET', '/audit-entries?kind=usage', { token: owner.token })
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions.slice(0, 3)).toEqual(['usage.resolved', 'usage.answered', 'usage.disputed'])
  })

  test('is stored once if it is submitted twice concurrently, and its size is limited', async () => {
    const before = (await list(owner.token)).length
    const body = { month, ...about, explanation: 'Dikirim dua kali.' }
    const sent = await Promise.all([1, 2].map(() => send(owner.token, body, 'a-dispute-that-is-sent-twice')))
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(sent.map(one => one.body.documentId)).size).toBe(1)
    // Another member's submission with the same key is a separate dispute.
    const same = await send(other.token, body, 'a-dispute-that-is-sent-twice')
    expect([same.status, same.body.documentId === sent[0]?.body.documentId]).toEqual([201, false])
    const long = { month, ...about, explanation: 'a'.repeat(100_000) }
    expect((await send(owner.token, long, 'a-dispute-of-100-kilobytes')).status).toBe(400)
    expect(await list(owner.token)).toHaveLength(before + 1)
  })

  test('is included in the personal data of its author', async () => {
    const exported = async (token: string) => (await backend.call('GET', '/account/export', { token })).body
    expect((await exported(owner.token)).usage_disputes).toMatchObject([
      { month, reason: 'wrong-time', explanation: about.explanation, state: 'resolved' },
      { month, explanation: 'Dikirim dua kali.' },
    ])
    expect(JSON.stringify(await exported(other.token))).not.toContain(about.explanation)
  })

  test('requires a subject in the member’s own organisation, and a role that may submit disputes', async () => {
    const [line] = (await usage(other.token)).body.data
    expect((await send(owner.token, { play: line.id, ...about })).status).toBe(404)
    expect((await send(owner.token, { month, zone: other.zone, ...about })).status).toBe(404)
    expect((await send(owner.token, { month, day: '2020-01-01', ...about })).status).toBe(404)
    expect((await send(owner.token, { month: '2026-02', day: '2026-02-31', ...about })).status).toBe(404)
    expect((await send(owner.token, about)).status).toBe(404)
    const auditor = await createColleague(backend, owner.token, 'auditor')
    expect((await send(auditor.token, { month, ...about })).status).toBe(403)
    expect(await list(auditor.token)).toHaveLength(2)
    expect(await list(other.token)).toHaveLength(1)
  })
})
