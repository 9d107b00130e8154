import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addAnnouncement,
  makeWav,
  newAnnouncement,
  newAnnouncementPlay,
  uploadAnnouncement,
} from '#tests/announcements'
import { createColleague } from '#tests/colleagues'
import { callInternalApi, createVenue, fetchBundle, listChanges, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { createTaggedTone } from '#tests/tones'

let backend: Backend
let venue: Awaited<ReturnType<typeof createVenue>>
let player: string

beforeAll(async () => {
  backend = await startBackendWithPackages()
  venue = await createVenue(backend)
  player = (await pairDevice(backend, { token: venue.token, zone: venue.zone })).player
}, 180_000)
afterAll(() => backend.stop())

const add = (changes = {}, audio?: Buffer) => addAnnouncement(backend, venue.token, changes, audio)
const call = (method: string, path: string, body?: unknown, token = venue.token) =>
  backend.call(method, path, { token, body })
const onDevice = async () => (await fetchBundle(backend, venue.zone, player))?.announcements ?? []
type Answer = { status: number; body: { error?: { details: { errors?: unknown } } } }
const getField = ({ status, body }: Answer) => [status, body.error?.details.errors]
const storedFiles = () => {
  const { environment } = loadCompiled(() => import('#src/platform/runtime/environment'))
  const folder = join(environment.privateDir, 'announcements')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a recording is converted to MP3 at the same loudness as music and reaches the device', async () => {
  const added = await add({ name: 'Promo sore' })
  expect(added).toMatchObject({
    name: 'Promo sore',
    everywhere: true,
    quiet: false,
    editable: true,
    version: 1,
  })
  expect(added.duration_ms).toBeGreaterThan(1900)
  expect(added.zones).toHaveLength(2)
  const [entry] = (await onDevice()).filter(({ id }) => id === added.documentId)
  if (!entry) throw new Error('not in the bundle')
  expect(entry).toMatchObject({ revision: 1, mime: 'audio/mpeg', gap_minutes: 5, per_hour: 4 })
  expect(Math.abs(entry.gain_db)).toBeLessThan(1)
  const audio = await backend.call('GET', `/announcements/${added.documentId}/audio`, { token: venue.token })
  expect([audio.status, audio.text.length > 1000]).toEqual([200, true])
  const path = `/announcements/${added.documentId}/1/audio`
  expect((await callInternalApi(backend, 'GET', path)).status).toBe(200)
  expect((await callInternalApi(backend, 'GET', `/announcements/${added.documentId}/2/audio`)).status).toBe(
    404,
  )
})

test('an MP3 file is stored unchanged', async () => {
  const file = await createTaggedTone({ TIT2: 'Pengumuman' }, 3)
  const added = await add({ name: 'Berkas' }, file)
  expect(added.bytes).toBe(file.length)
  const [entry] = (await onDevice()).filter(({ id }) => id === added.documentId)
  expect(entry?.bytes).toBe(file.length)
})

test.each([
  ['a text file', 415, 'validation.audio_type', () => Buffer.from('bukan audio '.repeat(500))],
  [
    'a WAV file of more than a minute',
    400,
    'validation.audio_long',
    () => makeWav({ seconds: 61, rate: 16_000 }),
  ],
  ['a long MP3 file', 400, 'validation.audio_long', () => createTaggedTone({}, 62)],
  ['a recording that is too short', 400, 'validation.audio_short', () => makeWav({ seconds: 0.5 })],
  ['silence', 400, 'validation.audio_silent', () => makeWav({ level: 0 })],
  ['a WAV file that ends early', 400, 'validation.audio_damaged', () => makeWav().subarray(0, 40)],
  ['a WAV file without its end', 400, 'validation.audio_truncated', () => makeWav().subarray(0, 90_000)],
  [
    'an MP3 file without its end',
    400,
    'validation.audio_truncated',
    async () => (await createTaggedTone({}, 3)).subarray(0, -100),
  ],
  ['an unusual sample rate', 415, 'validation.audio_wav_rate', () => makeWav({ rate: 31_000 })],
  ['a request without audio', 400, 'validation.audio_required', () => null],
])('rejects %s', async (_, status, message, content) => {
  const before = storedFiles()
  const answer = await uploadAnnouncement(backend, { token: venue.token, audio: await content() })
  expect(getField(answer)).toEqual([status, [{ path: ['audio'], message }]])
  expect(storedFiles()).toEqual(before)
})

test('rejects a body of more than 5 MB, and a request without a session', async () => {
  const audio = Buffer.alloc(6 * 1024 * 1024)
  expect((await uploadAnnouncement(backend, { token: venue.token, audio })).status).toBe(413)
  expect((await uploadAnnouncement(backend, { token: 'x' })).status).toBe(401)
})

test('reports each invalid field', async () => {
  const fields = newAnnouncement({ name: '', everywhere: false, per_hour: 99 })
  const { status, body } = await uploadAnnouncement(backend, { token: venue.token, fields })
  expect(status).toBe(400)
  expect(body.error.details.errors.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual([
    'name',
    'per_hour',
    'targets',
  ])
  expect((await uploadAnnouncement(backend, { token: venue.token, fields: '{' })).status).toBe(400)
})

describe('the targets of an announcement', () => {
  test('determine which devices receive it, and a change notifies both the old and the new devices', async () => {
    const other = venue.zones[1]?.documentId ?? ''
    const added = await add({ name: 'Satu zona', everywhere: false, zones: [other] })
    expect((await onDevice()).map(({ name }) => name)).not.toContain('Satu zona')
    expect(added.zones.map(({ documentId }: { documentId: string }) => documentId)).toEqual([other])
    const { latest } = await listChanges(backend, 0)
    const body = newAnnouncement({ name: 'Satu zona', everywhere: false, zones: [venue.zone], version: 1 })
    expect((await call('PUT', `/announcements/${added.documentId}`, body)).status).toBe(200)
    expect((await onDevice()).map(({ name }) => name)).toContain('Satu zona')
    const { changes } = await listChanges(backend, latest)
    expect(changes.map(({ change }) => change.zone).sort()).toEqual([venue.zone, other].sort())
    const stale = await call('PUT', `/announcements/${added.documentId}`, body)
    expect([stale.status, stale.body.error.details.code]).toEqual([409, 'changed-meanwhile'])
  })

  test('cannot belong to another organisation', async () => {
    const foreign = await createVenue(backend)
    for (const place of [{ zones: [foreign.zone] }, { units: [foreign.unit] }]) {
      const fields = newAnnouncement({ everywhere: false, ...place })
      const answer = await uploadAnnouncement(backend, { token: venue.token, fields })
      expect(getField(answer)).toEqual([
        400,
        [{ path: ['targets'], message: 'validation.announcement_targets' }],
      ])
    }
  })

  test('limit what a member with access to only some units can see and change', async () => {
    const other = await createVenue(backend)
    const everywhere = (
      await uploadAnnouncement(backend, { token: other.token, fields: newAnnouncement({ name: 'Semua' }) })
    ).body.documentId
    const own = (
      await uploadAnnouncement(backend, {
        token: other.token,
        fields: newAnnouncement({ name: 'Unit', everywhere: false, units: [other.unit] }),
      })
    ).body.documentId
    const manager = (await createColleague(backend, other.token, 'manager', [other.unit])).token
    const { body } = await call('GET', '/announcements', undefined, manager)
    expect(
      body.data.map(({ name, editable }: { name: string; editable: boolean }) => [name, editable]),
    ).toEqual([
      ['Semua', false],
      ['Unit', true],
    ])
    expect((await call('GET', '/announcements/options', undefined, manager)).body).toMatchObject({
      everywhere: false,
      units: [{ documentId: other.unit }],
    })
    expect((await call('DELETE', `/announcements/${everywhere}`, undefined, manager)).status).toBe(403)
    expect((await uploadAnnouncement(backend, { token: manager })).status).toBe(403)
    expect((await call('DELETE', `/announcements/${own}`, undefined, manager)).status).toBe(204)
    const staff = (await createColleague(backend, other.token, 'staff')).token
    expect((await uploadAnnouncement(backend, { token: staff })).status).toBe(403)
    expect((await call('GET', `/announcements/${everywhere}/audio`, undefined, staff)).status).toBe(200)
    expect((await call('GET', `/announcements/${everywhere}/audio`)).status).toBe(404)
  })
})

test('new audio gets a new revision, and the previous file is deleted', async () => {
  const { documentId } = await add({ name: 'Rekam ulang' })
  const before = storedFiles()
  const path = `/announcements/${documentId}/audio`
  const answer = await uploadAnnouncement(backend, { token: venue.token, method: 'PUT', path, fields: null })
  expect([answer.status, answer.body.revision, answer.body.version]).toEqual([200, 2, 2])
  expect(storedFiles()).toHaveLength(before.length)
  expect(storedFiles()).not.toEqual(before)
  expect((await callInternalApi(backend, 'GET', `/announcements/${documentId}/1/audio`)).status).toBe(404)
})

test('a deleted announcement is removed from devices and disk, but its name stays in the history', async () => {
  const { documentId } = await add({ name: 'Sementara' })
  const files = storedFiles().length
  const play = newAnnouncementPlay(venue.zone, documentId, { started_at: Date.now() - 600_000 })
  const batches = [{ player, announcements: [play] }]
  await callInternalApi(backend, 'POST', '/announcement-plays', { batches })
  expect((await call('DELETE', `/announcements/${documentId}`)).status).toBe(204)
  expect((await call('DELETE', `/announcements/${documentId}`)).status).toBe(404)
  expect((await onDevice()).map(({ id }) => id)).not.toContain(documentId)
  expect(storedFiles()).toHaveLength(files - 1)
  const { body } = await call('GET', `/zones/${venue.zone}/announcement-plays`)
  expect(body.data).toContainEqual(
    expect.objectContaining({
      announcement: expect.objectContaining({ id: documentId, name: 'Sementara', deleted: true }),
    }),
  )
})

test('an organisation can store up to 100 announcements, and a day lists the first that are skipped', async () => {
  const full = await createVenue(backend)
  const { body } = await uploadAnnouncement(backend, { token: full.token })
  const { connection } = backend.strapi.db
  const { id: _, ...row } = await connection('announcements').where({ document_id: body.documentId }).first()
  for (let count = 1; count < 100; count += 1)
    await connection('announcements').insert({ ...row, document_id: randomUUID().slice(0, 24) })
  const every = { minutes: 5, from_minute: 0, until_minute: 24 * 60 - 1 }
  const crowded = JSON.stringify({ ...newAnnouncement().schedule, times: [], every })
  await connection('announcements')
    .where({ organisation_id: row.organisation_id })
    .update({ schedule: crowded })
  const { body: day } = await backend.call('GET', `/zones/${full.zone}`, { token: full.token })
  const skipped = day.announcements.filter(({ at }: { at: string | null }) => at === null)
  expect(skipped).toHaveLength(200)
  expect(day.announcements.length + day.announcements_omitted).toBe(100 * 288)
  expect(getField(await uploadAnnouncement(backend, { token: full.token }))).toEqual([
    400,
    [{ path: ['audio'], message: 'validation.announcement_count' }],
  ])
  await connection('announcements')
    .where({ organisation_id: row.organisation_id })
    .update({ bytes: 2 ** 20 })
  await connection('announcements').where({ document_id: body.documentId }).delete()
  expect(getField(await uploadAnnouncement(backend, { token: full.token }))).toEqual([201, undefined])
})

test("the data export lists a person's uploads, and deleting the account clears the uploader", async () => {
  const { token: owner } = venue
  const colleague = await createColleague(backend, owner, 'manager')
  const { documentId } = (
    await uploadAnnouncement(backend, {
      token: colleague.token,
      fields: newAnnouncement({ name: 'Suara saya' }),
    })
  ).body
  const uploader = async () => (await call('GET', `/announcements/${documentId}`)).body.uploaded_by
  expect(await uploader()).toEqual(expect.any(String))
  const { body } = await backend.call('GET', '/account/export', { token: colleague.token })
  expect(body.announcements_uploaded).toMatchObject([{ name: 'Suara saya' }])
  const { status } = await backend.call('POST', '/account/removal', {
    token: colleague.token,
    body: { password: colleague.password },
  })
  expect(status).toBeLessThan(300)
  expect(await uploader()).toBeNull()
  const row = await backend.strapi.db.connection('announcements').where({ document_id: documentId }).first()
  expect(row.uploaded_by).toBeNull()
})
