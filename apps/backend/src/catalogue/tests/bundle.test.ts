import { bundleSchema } from '@bgm/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { addPlaylist, addTrack } from '#tests/music'

type BundleModule = typeof import('#src/catalogue/playlist/bundle')

let backend: Backend
let listBundleMusic: BundleModule['listBundleMusic']

beforeAll(async () => {
  backend = await startBackend()
  listBundleMusic = loadCompiled(() => import('#src/catalogue/playlist/bundle')).listBundleMusic
})
afterAll(() => backend.stop())

test('a bundle contains the playable tracks of its playlists in order, and clean versions of explicit ones', async () => {
  const clean = await addTrack(backend, { title: 'Bersih' })
  const explicit = await addTrack(backend, { explicit: true, clean_version: clean.id })
  const first = await addTrack(backend, { loudness_lufs: -12, true_peak_db: -0.5 })
  const withdrawn = await addTrack(backend, { state: 'withdrawn' })
  const processing = await addTrack(backend, { state: 'processing', revision: 0, sha256: null })
  const morning = await addPlaylist(backend, [explicit, withdrawn, first, processing])
  const evening = await addPlaylist(backend, [first], { title_en: null })

  const { playlists, tracks } = await listBundleMusic([evening.documentId, morning.documentId, 'unknown'])

  expect(playlists).toEqual([
    {
      id: morning.documentId,
      revision: 1,
      title: { id: 'Pagi', en: 'Morning' },
      tracks: [explicit.documentId, first.documentId],
    },
    { id: evening.documentId, revision: 1, title: { id: 'Pagi', en: 'Pagi' }, tracks: [first.documentId] },
  ])
  expect(tracks.map(({ id }) => id)).toEqual([clean, explicit, first].map(row => row.documentId))
  expect(tracks[1]).toMatchObject({
    explicit: true,
    clean_version: clean.documentId,
    artists: ['Artis Contoh'],
  })
  expect(tracks.map(({ gain_db }) => gain_db)).toEqual([2, 2, -6])
  expect(bundleSchema.shape.tracks.safeParse(tracks).success).toBe(true)
  expect(bundleSchema.shape.playlists.safeParse(playlists).success).toBe(true)
})

test('the number of SQL statements for a bundle does not grow with the number of playlists and tracks', async () => {
  const few = [await addPlaylist(backend, [await addTrack(backend)])]
  const many = []
  for (let index = 0; index < 4; index += 1)
    many.push(await addPlaylist(backend, [await addTrack(backend), await addTrack(backend)]))
  const count = async (rows: { documentId: string }[]) => {
    let statements = 0
    const listen = () => {
      statements += 1
    }
    backend.strapi.db.connection.on('query', listen)
    await listBundleMusic(rows.map(({ documentId }) => documentId))
    backend.strapi.db.connection.removeListener('query', listen)
    return statements
  }
  expect(await count(many)).toBe(await count(few))
})

test('an organisation may use published curated playlists and its own', async () => {
  const { findPlaylist, findFallbackPlaylist } = loadCompiled(() => import('#src/catalogue/playlist/row'))
  const [ours, theirs] = await Promise.all(
    ['Kita', 'Mereka'].map(name =>
      backend.strapi.db.query('api::organisation.organisation').create({ data: { documentId: name, name } }),
    ),
  )
  const curated = await addPlaylist(backend, [], { title_id: 'Kurasi' })
  const draft = await addPlaylist(backend, [], { published: false, fallback: true })
  const own = await addPlaylist(backend, [], { kind: 'own', organisation: theirs.id })
  const found = (row: { documentId: string }, organisation: number) =>
    findPlaylist(row.documentId, organisation).then(playlist => playlist?.documentId ?? null)
  expect(await found(curated, ours.id)).toBe(curated.documentId)
  expect(await found(draft, ours.id)).toBeNull()
  expect(await found(own, ours.id)).toBeNull()
  expect(await found(own, theirs.id)).toBe(own.documentId)
  expect(await findFallbackPlaylist()).toBeNull()
  const fallback = await addPlaylist(backend, [], { fallback: true })
  expect(await findFallbackPlaylist()).toMatchObject({ documentId: fallback.documentId })
})
