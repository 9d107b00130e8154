import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { addPlaylist, addTrack } from '#tests/music'
import { createMember, signIn } from '#tests/people'

type Named = { title: { id: string } }
type Track = { title: string }

let backend: Backend
let token: string

const get = (path: string) => backend.call('GET', path, { token })
const titles = async (query: string) => {
  const { status, body } = await get(`/curated-playlists?page_size=100&${query}`)
  if (status !== 200) throw new Error(`${query}: ${status}`)
  return body.data.map(({ title }: Named) => title.id)
}
const tracks = async (query: string) =>
  (await get(`/tracks?${query}`)).body.data.map(({ title }: Track) => title)

const update = (
  uid: 'api::track.track' | 'api::artist.artist',
  documentId: string,
  data: Record<string, unknown>,
) => backend.strapi.documents(uid).update({ documentId, data })

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  // Makes the sample tracks playable without generating their audio.
  await backend.strapi.db.connection('tracks').update({ state: 'ready', duration_ms: 200_000 })
  token = (await signIn(backend, 'pemilik@contoh.test', 'Contoh-12345')).body.jwt
})
afterAll(() => backend.stop())

describe('curated playlists', () => {
  test('are listed with a count for each facet, those for the member’s industry first', async () => {
    const { body } = await get('/curated-playlists?page_size=3')
    expect(body.meta.pagination).toMatchObject({ page: 1, page_size: 3, page_count: 3, total: 8 })
    expect(body.meta.industries).toEqual(['hotel', 'restaurant'])
    expect(body.data.every(({ industries }: { industries: string[] }) => industries.includes('hotel'))).toBe(
      true,
    )
    expect(body.meta.facets.industry.hotel).toBe(5)
    expect(body.meta.facets.mood.focused).toBe(1)
    expect(body.meta.facets.lifestyle).toEqual({ casual: 2, family: 1, creative: 1, luxury: 1, sporty: 1 })
  })

  test.each([
    ['industry=office', ['Sepanjang hari', 'Fokus kerja']],
    ['mood=lively', ['Toko yang ramah', 'Lantai remaja']],
    ['mood=lively,focused&industry=office', ['Fokus kerja']],
    ['lifestyle=family', ['Toko yang ramah']],
    ['q=cafe', ['Pagi di kafe']],
  ])('can be filtered by %s', async (query, expected) => {
    expect((await titles(query)).toSorted()).toEqual(expected.toSorted())
  })

  test('can be found by their artists and tracks, and filtered by average tempo', async () => {
    expect(await titles('artist=kacapi')).toEqual([
      'Sepanjang hari',
      'Spa dan salon',
      'Butik elegan',
      'Fokus kerja',
    ])
    expect(await titles('q=kacapi+hali')).toContain('Spa dan salon')
    expect((await titles('q=PAGI'))[0]).toBe('Pagi di kafe')
    const slow = await titles('tempo=70')
    expect(slow.length).toBeLessThan(8)
  })

  test.each([
    'mood=x',
    'tempo=1e9',
    'industry=hotel,x',
    'q[]=a',
    'sort=title',
    'mood=calm&mood=warm',
    'q=%00',
  ])('cannot be filtered by the invalid query ?%s', async query => {
    expect((await get(`/curated-playlists?${query}`)).status).toBe(400)
  })

  test.each(['%E2%80%AE', "'%22;--", '%25%5F', '%F0%9F%8E%B5'])(
    'can be searched for any text, such as %s',
    async q => {
      expect((await get(`/curated-playlists?q=${q}`)).status).toBe(200)
      expect((await get(`/tracks?q=${q}`)).status).toBe(200)
    },
  )
})

describe('tracks in the search', () => {
  test('are found by prefixes of words in title and artist, ignoring accents', async () => {
    const clean = await addTrack(backend, {
      title: 'Zagreb Élégie',
      genres: 'swing',
      moods: 'calm, warm',
      tempo: 90,
    })
    await addTrack(backend, { title: 'Zagreb kedua', genres: 'lounge' })
    await addTrack(backend, { title: 'Zagreb ditarik', state: 'withdrawn' })
    await addTrack(backend, { title: 'Zagreb eksplisit', explicit: true, clean_version: clean.id })
    await addTrack(backend, { title: 'Zagreb, Zagrebačka' })
    const all = ['Zagreb eksplisit', 'Zagreb Élégie', 'Zagreb kedua', 'Zagreb, Zagrebačka']
    expect(await tracks('q=zagr')).toEqual(all)
    expect(await tracks('q=zagr&page_size=3&page=2')).toEqual(all.slice(3))
    expect(await tracks('q=elegie+zagreb')).toEqual(['Zagreb Élégie'])
    expect(await tracks('q=zagreb&mood=calm')).toEqual(['Zagreb Élégie'])
    expect(await tracks('q=zagreb&genre=lounge')).toEqual(['Zagreb kedua'])
    expect(await tracks('q=agreb')).toEqual([])
    expect(await tracks('q=%21%3F')).toEqual([])
    const { body } = await get('/tracks?q=zagreb+eksplisit')
    expect(body.data[0]).toMatchObject({ explicit: true, has_clean_version: true })
  })

  test('are found by their new title and by the new name of their artist after a change', async () => {
    const track = await addTrack(backend, { title: 'Namalama' })
    const { artists } = await backend.strapi.db
      .query('api::track.track')
      .findOne({ where: { id: track.id }, populate: ['artists'] })
    await update('api::track.track', track.documentId, { title: 'Namabaru' })
    await update('api::artist.artist', artists[0].documentId, { name: 'Penyanyi Xilofon' })
    expect(await tracks('q=namalama')).toEqual([])
    expect(await tracks('q=xilofon')).toEqual(['Namabaru'])
    await backend.strapi.db.query('api::track.track').delete({ where: { id: track.id } })
    expect(await tracks('q=xilofon')).toEqual([])
  })

  test('are added to the index if they are missing from it', async () => {
    const { id } = await addTrack(backend, { title: 'Quokka' })
    await backend.strapi.db.connection('track_terms').where({ track_id: id }).delete()
    expect(await tracks('q=quokka')).toEqual([])
    await loadCompiled(() => import('#src/catalogue/track/terms')).indexMissingTracks()
    expect(await tracks('q=quokka')).toEqual(['Quokka'])
  })
})

describe('an artist', () => {
  test('is returned with their tracks and the playlists that contain them', async () => {
    const track = await addTrack(backend, { title: 'Sendiri' })
    const playlist = await addPlaylist(backend, [track])
    const { artists } = await backend.strapi.db
      .query('api::track.track')
      .findOne({ where: { id: track.id }, populate: ['artists'] })
    const { body } = await get(`/artists/${artists[0].slug}`)
    expect(body).toMatchObject({ name: 'Artis Contoh', slug: artists[0].slug })
    expect(body.tracks.data.map(({ title }: Track) => title)).toEqual(['Sendiri'])
    expect(body.playlists.map(({ documentId }: { documentId: string }) => documentId)).toEqual([
      playlist.documentId,
    ])
    expect((await get('/artists/nobody')).status).toBe(404)
  })
})

describe('the preview of a track', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is created when audio is added, served only to members, and removed with the track', async () => {
    const { encodeMp3 } = loadCompiled(() => import('#src/catalogue/audio/encode'))
    const { ingestAudio } = loadCompiled(() => import('#src/catalogue/track/ingest'))
    const path = join(folder, 'tone.mp3')
    const samples = Float32Array.from({ length: 40 * 32_000 }, (_, index) => 0.2 * Math.sin(index / 10))
    writeFileSync(path, await encodeMp3([samples], 32_000, 80))
    const track = await addTrack(backend, { state: 'processing', revision: 0, sha256: null })
    await ingestAudio(track.id, path)
    const preview = (bearer: string) =>
      fetch(`${backend.origin}/api/tracks/${track.documentId}/preview`, {
        headers: { authorization: `Bearer ${bearer}` },
      })
    const response = await preview(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    const clip = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(clip.length))
    expect(clip.length).toBeGreaterThan(290_000)
    expect(clip.length).toBeLessThan(310_000)
    expect((await preview((await createMember(backend)).token)).status).toBe(403)
    expect((await preview('x')).status).toBe(401)
    await update('api::track.track', track.documentId, { state: 'withdrawn' })
    expect((await preview(token)).status).toBe(404)
    expect((await get('/tracks/unknown/preview')).status).toBe(404)
  })
})
