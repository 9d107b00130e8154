import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAnnouncement, newAnnouncementPlay, uploadAnnouncement } from '#tests/announcements'
import { callInternalApi, createVenue, listChanges, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let venue: Awaited<ReturnType<typeof createVenue>>
let player: string

beforeAll(async () => {
  backend = await startBackendWithPackages()
  venue = await createVenue(backend)
  player = (await pairDevice(backend, { token: venue.token, zone: venue.zone, days: 40 })).player
}, 180_000)
afterAll(() => backend.stop())

const second = 1000
const add = (changes = {}) => addAnnouncement(backend, venue.token, changes)
const call = (method: string, path: string, body?: unknown, token = venue.token) =>
  backend.call(method, path, { token, body })

describe('playing an announcement manually', () => {
  test('sends a command to the device of a zone that has it', async () => {
    const { documentId } = await add({ name: 'Sekarang' })
    const other = venue.zones[1]?.documentId ?? ''
    const elsewhere = (await add({ name: 'Lain', everywhere: false, zones: [other] })).documentId
    const send = (announcement: string) =>
      call('POST', `/zones/${venue.zone}/commands`, { kind: 'announce', announcement })
    const { latest } = await listChanges(backend, 0)
    const { status, body } = await send(documentId)
    expect([status, body.kind, body.state]).toEqual([200, 'announce', 'waiting'])
    const { changes } = await listChanges(backend, latest)
    expect(changes.map(({ change }) => change)).toMatchObject([
      { kind: 'command', zone: venue.zone, command: { kind: 'announce', announcement: documentId } },
    ])
    const pending = (await callInternalApi(backend, 'GET', '/commands')).body.data
    const command = { id: body.id, kind: 'announce', announcement: documentId }
    expect(pending).toContainEqual({
      zone: venue.zone,
      command: { ...command, expires_at: expect.any(Number) },
    })
    for (const id of [elsewhere, 'x', '']) expect((await send(id)).status).toBe(400)
    expect((await call('POST', `/zones/${venue.zone}/commands`, { kind: 'announce' })).status).toBe(400)
  })

  test('is limited to twelve times an hour per zone', async () => {
    const { token, zone } = await createVenue(backend)
    const announcement = (await uploadAnnouncement(backend, { token })).body.documentId
    const statuses = []
    for (let count = 0; count < 13; count += 1) {
      const body = { kind: 'announce', announcement }
      statuses.push((await call('POST', `/zones/${zone}/commands`, body, token)).status)
    }
    expect([statuses[11], statuses[12]]).toEqual([200, 429])
  })
})

describe('the log of played announcements', () => {
  const deliver = async (announcements: unknown[], device = player) => {
    const batches = [{ player: device, announcements }]
    const { body } = await callInternalApi(backend, 'POST', '/announcement-plays', { batches })
    return body.results[0]
  }

  test('stores each valid report once, lists it for its zone, and adds no plays', async () => {
    const { documentId } = await add({ name: 'Tercatat' })
    const plays = backend.strapi.db.connection('plays').count({ total: '*' })
    const before = await plays.clone()
    const one = newAnnouncementPlay(venue.zone, documentId)
    const bad = {
      invalid: { ...one, play_id: randomUUID(), seconds: -1 },
      'unknown-zone': newAnnouncementPlay('elsewhere', documentId),
      'unknown-announcement': newAnnouncementPlay(venue.zone, 'nothing'),
      'in-the-future': newAnnouncementPlay(venue.zone, documentId, {
        started_at: Date.now() + 3600 * second,
      }),
      'too-old': newAnnouncementPlay(venue.zone, documentId, {
        started_at: Date.now() - 36 * 86_400 * second,
      }),
    }
    const result = await deliver([one, one, ...Object.values(bad), null])
    expect(result.accepted).toEqual([one.play_id])
    expect(
      new Map(result.rejected.map(({ id, reason }: { id: string; reason: string }) => [reason, id])),
    ).toEqual(
      new Map([
        ...Object.entries(bad).map(([reason, { play_id }]) => [reason, play_id]),
        ['invalid', null],
      ] as [string, string | null][]),
    )
    const again = { ...one, play_id: randomUUID() }
    expect(await deliver([one, again])).toMatchObject({
      accepted: [],
      duplicate: [one.play_id],
      rejected: [{ id: again.play_id, reason: 'conflict' }],
    })
    const { body } = await call('GET', `/zones/${venue.zone}/announcement-plays`)
    expect(body.data[0]).toMatchObject({
      id: one.play_id,
      announcement: { name: 'Tercatat', deleted: false },
      trigger: 'schedule',
      seconds: 12.5,
      end_reason: 'finished',
    })
    expect(await plays).toEqual(before)
    const foreign = await createVenue(backend)
    const path = `/zones/${venue.zone}/announcement-plays`
    expect((await call('GET', path, undefined, foreign.token)).status).toBe(404)
  })

  test('accepts at most as many announcements per hour as a working device can play', async () => {
    const { documentId } = await add({ name: 'Banjir' })
    const from = Math.floor(Date.now() / 3_600_000 - 3) * 3_600_000
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        newAnnouncementPlay(venue.zone, documentId, { started_at: from + index * 25 * second }),
      )
    expect((await deliver(many(100))).accepted).toHaveLength(100)
    const { accepted, rejected } = await deliver(many(100))
    expect([accepted.length, rejected.length, rejected[0].reason]).toEqual([20, 80, 'too-many'])
  })

  test('is append-only', async () => {
    const { connection } = backend.strapi.db
    await expect(connection('announcement_plays').update({ seconds: 1 })).rejects.toThrow(/append-only/)
    await expect(connection('announcement_plays').delete()).rejects.toThrow(/append-only/)
  })
})

test("a zone's day plan includes its announcements", async () => {
  const { token, zone } = await createVenue(backend)
  await uploadAnnouncement(backend, { token })
  const { body } = await call('GET', `/zones/${zone}`, undefined, token)
  // The zone has no schedule, so it is silent.
  expect(body.announcements).toMatchObject([{ name: 'Tutup 15 menit lagi', skipped: 'silence', at: null }])
})
