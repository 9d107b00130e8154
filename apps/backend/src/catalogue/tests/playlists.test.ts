import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, internalKey, startBackend } from '#tests/harness'
import { addPlaylist, addTrack } from '#tests/music'
import { signIn } from '#tests/people'

let backend: Backend
let token: string

const get = (path: string) => backend.call('GET', path, { token })

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  const { body } = await signIn(backend, 'pemilik@contoh.test', 'Contoh-12345')
  token = body.jwt
})
afterAll(() => backend.stop())

test('the list contains the curated sample playlists in order, without the fallback playlist', async () => {
  const { status, body } = await get('/playlists?page_size=100')
  expect(status).toBe(200)
  expect(body.meta.pagination).toMatchObject({ page: 1, page_size: 100, page_count: 1, total: 8 })
  expect(body.data[0]).toMatchObject({
    documentId: expect.any(String),
    kind: 'curated',
    title: { id: 'Pagi di kafe', en: 'Café morning' },
    description: { id: expect.any(String), en: expect.any(String) },
    industries: ['restaurant', 'hotel', 'shopping-mall'],
    moods: ['warm', 'bright'],
    genres: ['acoustic', 'lo-fi', 'bossa-nova'],
    track_count: 0,
    hours: 0,
    audience: { genders: [], age_groups: ['young-adults'], lifestyles: ['casual'] },
    seconds: 0,
    explicit_count: 0,
    tempo: null,
    preview: null,
    version: 1,
    updatedAt: expect.any(String),
    cover: { slug: 'pagi-di-kafe', gesture: 'dusk', palette: 'sun', density: 7 },
  })
  const palettes: string[] = body.data.map(
    (playlist: { cover: { palette: string } }) => playlist.cover.palette,
  )
  expect(palettes.filter((palette, index) => palette === palettes[index + 1])).toEqual([])
})

test('the list can be filtered by industry and paginated', async () => {
  const { body } = await get('/playlists?industry=office&page_size=1&page=2')
  expect(body.data).toHaveLength(1)
  expect(body.data[0].industries).toContain('office')
  expect(body.meta.pagination.total).toBe(2)
})

test.each(['industry=kafe', 'page=0', 'page_size=101', 'sort=title', 'industry[]=hotel', 'page=1&page=2'])(
  'the list rejects ?%s',
  async query => {
    expect((await get(`/playlists?${query}`)).status).toBe(400)
  },
)

test('a playlist contains its playable tracks in order, with their total length', async () => {
  const first = await addTrack(backend, { title: 'Satu', duration_ms: 5_400_000, explicit: true })
  const gone = await addTrack(backend, { state: 'withdrawn' })
  const second = await addTrack(backend, { title: 'Dua' })
  const { documentId } = await addPlaylist(backend, [second, gone, first])
  const { status, body } = await get(`/playlists/${documentId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    documentId,
    track_count: 2,
    hours: 1.6,
    seconds: 5580,
    explicit_count: 1,
    artist_count: 2,
    preview: second.documentId,
  })
  const tracks = (await get(`/playlists/${documentId}/tracks`)).body
  expect(tracks.meta.pagination.total).toBe(2)
  const artists = [{ name: 'Artis Contoh', slug: expect.any(String) }]
  expect(tracks.data).toEqual([
    expect.objectContaining({ documentId: second.documentId, title: 'Dua', artists, explicit: false }),
    expect.objectContaining({
      title: 'Satu',
      duration_ms: 5_400_000,
      explicit: true,
      has_clean_version: false,
    }),
  ])
  expect(tracks.data[0].composers).toEqual(['Ayu Contoh', 'Bima Contoh'])
})

test('members get a 404 for an unpublished playlist', async () => {
  const { documentId } = await addPlaylist(backend, [], { published: false })
  expect((await get(`/playlists/${documentId}`)).status).toBe(404)
  expect((await get('/playlists/unknown')).status).toBe(404)
})

test('a request for the audio of an unknown track gets a 404, even with the internal key', async () => {
  const { documentId } = await addTrack(backend)
  for (const path of [
    `${documentId}/1`,
    `${documentId}/2`,
    'unknown/1',
    `${documentId}/x`,
    `${documentId}/-1`,
  ])
    expect(
      (
        await backend.call('GET', `/internal/tracks/${path}/audio`, {
          headers: { 'x-internal-key': internalKey },
        })
      ).status,
    ).toBe(404)
})
