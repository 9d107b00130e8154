import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, internalKey, loadCompiled, startBackend } from '#tests/harness'
import { addTrack } from '#tests/music'

let backend: Backend
let folder: string

const headers = { 'x-internal-key': internalKey }
const withoutAudio = {
  state: 'processing',
  revision: 0,
  sha256: null,
  duration_ms: null,
  loudness_lufs: null,
  true_peak_db: null,
}

beforeAll(async () => {
  backend = await startBackend()
  folder = mkdtempSync(join(tmpdir(), 'audio-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await backend.stop()
})

/** Creates an MP3 file with five seconds of a unique tone of about 997 Hz, with fades of 100 ms. */
async function tone(level: number): Promise<string> {
  const { encodeMp3 } = loadCompiled(() => import('#src/catalogue/audio/encode'))
  const frequency = 990 + Math.random() * 14
  const amplitude = 10 ** (level / 20)
  const samples = Float32Array.from(
    { length: 160_000 },
    // Without fades, the codec overshoots at the edges by up to 1 dB.
    (_, index) =>
      amplitude *
      Math.min(1, index / 3200, (160_000 - index) / 3200) *
      Math.sin((2 * Math.PI * frequency * index) / 32_000),
  )
  const path = join(folder, `${randomUUID()}.mp3`)
  writeFileSync(path, await encodeMp3([samples], 32_000, 80))
  return path
}

const ingest = (track: number, path: string) =>
  loadCompiled(() => import('#src/catalogue/track/ingest')).ingestAudio(track, path)

const update = (documentId: string, data: Record<string, unknown>) =>
  backend.strapi.documents('api::track.track').update({ documentId, data })
const stored = (id: number) => backend.strapi.db.query('api::track.track').findOne({ where: { id } })
const audio = (track: string, revision: number) =>
  fetch(`${backend.origin}/api/internal/tracks/${track}/${revision}/audio`, { headers })

test('ingested audio is measured, stored as a revision and served to the gateway', async () => {
  const path = await tone(-20)
  const { id, documentId } = await addTrack(backend, withoutAudio)
  expect(await ingest(id, path)).toEqual({ gain: expect.closeTo(2, 0) })
  const track = await stored(id)
  expect(track).toMatchObject({ state: 'ready', revision: 1, mime: 'audio/mpeg' })
  expect(track.loudness_lufs).toBeCloseTo(-20, 0)
  expect(track.true_peak_db).toBeCloseTo(-20, 0)
  expect(track.duration_ms / 1000).toBeCloseTo(5, 0)
  const response = await audio(documentId, 1)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(track.bytes))
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  expect(response.headers.get('etag')).toBe(`"${track.sha256}"`)
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(path))).toBe(true)
  expect(
    await backend.strapi.db
      .query('api::track-revision.track-revision')
      .findOne({ where: { track: documentId } }),
  ).toMatchObject({ revision: 1, composers: ['Ayu Contoh', 'Bima Contoh'], artists: ['Artis Contoh'] })
})

test('a track gets audio once, and audio belongs to one track', async () => {
  const path = await tone(-20)
  const first = await addTrack(backend, withoutAudio)
  const second = await addTrack(backend, withoutAudio)
  await ingest(first.id, path)
  await expect(ingest(second.id, path)).rejects.toMatchObject({ problem: 'duplicate' })
  expect(await ingest(first.id, await tone(-30))).toBeNull()
  expect(await stored(second.id)).toMatchObject({ state: 'processing', revision: 0 })
})

test.each([
  ['a text file', 'not-mp3', () => Buffer.from('not music at all')],
  ['an empty file', 'not-mp3', () => Buffer.alloc(0)],
  ['a picture', 'not-mp3', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
])('rejects %s', async (_, problem, content) => {
  const path = join(folder, randomUUID())
  writeFileSync(path, content())
  const { id } = await addTrack(backend, withoutAudio)
  await expect(ingest(id, path)).rejects.toMatchObject({ problem })
})

test('a withdrawn track has no audio, and all devices are notified in the same transaction', async () => {
  const { id, documentId } = await addTrack(backend, withoutAudio)
  await ingest(id, await tone(-20))
  const { connection } = backend.strapi.db
  const changes = async () =>
    (await connection('changes').orderBy('number')).map(({ change }) => JSON.parse(change))
  const before = (await changes()).length
  await update(documentId, { state: 'withdrawn' })
  expect((await audio(documentId, 1)).status).toBe(404)
  expect((await changes()).slice(before)).toEqual([
    { kind: 'track-withdrawn', track: documentId },
    { kind: 'zone', zone: null },
  ])
  await update(documentId, { state: 'ready' })
  expect((await audio(documentId, 1)).status).toBe(200)
})

test('a track is withdrawn on the day after its rights ended', async () => {
  const { withdrawExpiredTracks } = loadCompiled(() => import('#src/catalogue/track/expired-rights'))
  const last = await addTrack(backend, { rights_until: '2026-11-20' })
  const later = await addTrack(backend, { rights_until: '2026-12-31' })
  const states = async () => [(await stored(last.id)).state, (await stored(later.id)).state]
  await withdrawExpiredTracks(new Date('2026-11-20T16:59:00Z'))
  expect(await states()).toEqual(['ready', 'ready'])
  await withdrawExpiredTracks(new Date('2026-11-20T17:01:00Z'))
  expect(await states()).toEqual(['withdrawn', 'ready'])
})

test('changing credits adds a revision with the same audio and keeps the previous one', async () => {
  const { id, documentId } = await addTrack(backend, withoutAudio)
  await ingest(id, await tone(-20))
  await update(documentId, { composers: 'Citra Contoh' })
  expect(await stored(id)).toMatchObject({ revision: 2 })
  const revisions = await backend.strapi.db
    .query('api::track-revision.track-revision')
    .findMany({ where: { track: documentId }, orderBy: { revision: 'asc' } })
  expect(revisions.map(({ composers }: { composers: string[] }) => composers)).toEqual([
    ['Ayu Contoh', 'Bima Contoh'],
    ['Citra Contoh'],
  ])
  expect(revisions[0].sha256).toBe(revisions[1].sha256)
  for (const revision of [1, 2]) expect((await audio(documentId, revision)).status).toBe(200)
})

test('staff cannot release a track without audio, delete one that has been played or use an unknown genre', async () => {
  const { documentId } = await addTrack(backend, withoutAudio)
  const tracks = backend.strapi.documents('api::track.track')
  await expect(update(documentId, { state: 'ready' })).rejects.toThrow(/without audio/)
  await expect(update(documentId, { genres: 'lo-fi, polka' })).rejects.toThrow(/Not known: polka/)
  const played = await addTrack(backend)
  await expect(tracks.delete({ documentId: played.documentId })).rejects.toThrow(/withdraw it/)
  await tracks.delete({ documentId })
})
