import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVenue, fetchBundle, listChanges, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { addPlaylist } from '#tests/music'
import { openPanel } from '#tests/panel'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'
import { createTaggedTone } from '#tests/tones'
import { openCatalogue, ownedRights, type Panel, uploadsPath as path } from './uploads'

let backend: Backend
let curator: Panel
let venue: Awaited<ReturnType<typeof createVenue>>
let catalogue: ReturnType<typeof openCatalogue>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  curator = await openPanel(backend, 'curator')
  venue = await createVenue(backend)
  catalogue = openCatalogue(backend, curator)
}, 180_000)
afterAll(() => backend.stop())

type Catalogue = typeof catalogue
const upload: Catalogue['upload'] = (...given) => catalogue.upload(...given)
const uploadAndProcess: Catalogue['uploadAndProcess'] = (...given) => catalogue.uploadAndProcess(...given)
const listBatch = (batch: string) => catalogue.listBatch(batch)
const stored = (documentId: string) => catalogue.stored(documentId)
const waitingFiles = () => catalogue.waitingFiles()

test('a file with tags becomes a playable track, and the portal can play a preview of it', async () => {
  const file = await createTaggedTone({
    TIT2: 'Kopi Sore',
    TPE1: 'Meja Baru',
    TCOM: 'Ayu Contoh',
    TCON: 'Lo-Fi',
  })
  const found = await uploadAndProcess(file, { details: { ...ownedRights, rights_until: '2030-01-31' } })
  expect(found).toMatchObject({
    state: 'added',
    file_name: 'lagu.mp3',
    track: { title: 'Kopi Sore', artists: ['Meja Baru'], missing: ['isrc', 'iswc'], state: 'ready' },
  })
  expect(await stored(found.track.id)).toMatchObject({
    state: 'ready',
    credits: 'unidentified',
    revision: 1,
    composers: 'Ayu Contoh',
    genres: 'lo-fi',
    rights_basis: 'owned',
    rights_until: '2030-01-31',
    explicit: false,
    mime: 'audio/mpeg',
    bytes: file.length,
    artists: [{ name: 'Meja Baru', slug: 'meja-baru' }],
  })
  expect(waitingFiles()).toEqual([])
  const { token } = venue
  const { body } = await backend.call('GET', '/tracks?q=kopi', { token })
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Kopi Sore'])
  expect((await backend.call('GET', `/tracks/${found.track.id}/preview`, { token })).status).toBe(200)
})

test('details from a table take precedence over tags, and artists are not duplicated', async () => {
  const file = await createTaggedTone({ TIT2: 'Dari berkas', TPE1: 'Lain' })
  const details = { rights_basis: 'cc0', title: 'Dari tabel', artists: ['MEJA BARU'], composers: ['Bima'] }
  const found = await uploadAndProcess(file, { details })
  expect(found.track).toMatchObject({ title: 'Dari tabel', artists: ['Meja Baru'] })
})

test('a track is not played until it has a composer, who cannot be removed again', async () => {
  const { track } = await uploadAndProcess(await createTaggedTone({ TPE1: 'Meja Baru' }), {
    name: '02 - Tanpa_nama.mp3',
  })
  expect(track).toMatchObject({
    title: 'Tanpa nama',
    state: 'incomplete',
    missing: ['composers', 'isrc', 'iswc'],
  })
  expect(await stored(track.id)).toMatchObject({ credits: 'unreportable' })
  const uid = 'api::track.track'
  const early = await curator.write(uid, track.id, { state: 'ready' })
  expect([early.status, early.body.error.message]).toEqual([400, expect.stringContaining('needs an artist')])
  const write = { composers: 'Citra', isrc: 'IDA012600001', iswc: 'T0345246801' }
  expect((await curator.write(uid, track.id, write)).status).toBe(200)
  expect(await stored(track.id)).toMatchObject({ state: 'ready', credits: 'unmatched' })
  expect((await curator.write(uid, track.id, { composers: '' })).status).toBe(400)
  expect(await stored(track.id)).toMatchObject({ state: 'ready', composers: 'Citra' })
})

test('a repeated file is shown as a duplicate, even if it is sent twice concurrently', async () => {
  const file = await createTaggedTone({ TIT2: 'Sekali', TPE1: 'A', TCOM: 'B' })
  const batch = randomUUID()
  await Promise.all([upload(file, { batch }), upload(file, { batch }), upload(file, { batch })])
  const found = await listBatch(batch)
  expect(found.map(({ state }: { state: string }) => state).sort()).toEqual([
    'added',
    'duplicate',
    'duplicate',
  ])
  expect(new Set(found.map(({ track }: { track: { id: string } }) => track.id)).size).toBe(1)
  expect((await upload(file)).data).toMatchObject({ state: 'duplicate', track: { title: 'Sekali' } })
  expect(waitingFiles()).toEqual([])
})

test.each([
  ['a text file named .mp3', 'not-mp3', () => Buffer.from('Bukan musik. '.repeat(500))],
  ['a moment of sound', 'too-short', () => createTaggedTone({ TIT2: 'Sesaat' }, 0.4)],
])('rejects %s with a reason', async (_, problem, content) => {
  expect(await uploadAndProcess(await content())).toMatchObject({ state: 'rejected', problem, track: null })
  expect(waitingFiles()).toEqual([])
})

test('a bad file does not prevent the rest of its batch from being added', async () => {
  const batch = randomUUID()
  await upload(Buffer.from('teks'), { batch })
  await upload(await createTaggedTone({ TIT2: 'Sesudahnya' }), { batch })
  expect((await listBatch(batch)).map(({ state }: { state: string }) => state)).toEqual(['added', 'rejected'])
})

test.each([
  ['without rights', {}],
  ['with an unknown field', { ...ownedRights, state: 'ready' }],
  ['with an impossible date', { ...ownedRights, rights_until: '2027-02-30' }],
  ['with too many names', { ...ownedRights, artists: Array.from({ length: 21 }, () => 'A') }],
  ['that are not JSON', '{'],
])('rejects an upload with details %s', async (_, details) => {
  expect((await upload(Buffer.from('x'), { details })).status).toBe(400)
})

test('rejects a file of more than 20 MB and stores none of it', async () => {
  expect((await upload(Buffer.alloc(21 * 1024 * 1024))).status).toBe(413)
  expect(waitingFiles()).toEqual([])
})

describe('permissions for the catalogue', () => {
  test.each(['strapi-editor', 'strapi-author', 'sales', 'support'])('%s cannot add music', async code => {
    const panel = await openPanel(backend, code)
    expect((await upload(Buffer.from('x'), { token: panel.token })).status).toBe(403)
    expect((await panel.call('GET', path)).status).toBe(403)
    expect((await panel.call('POST', `${path}/check`, { csv: '', files: [] })).status).toBe(403)
  })

  test('anonymous callers and members cannot add music', async () => {
    const { token } = await createMember(backend)
    for (const bearer of ['x', token])
      expect((await upload(Buffer.from('x'), { token: bearer })).status).toBe(401)
  })

  test('an administrator can add music', async () => {
    const panel = await openPanel(backend)
    expect((await upload(Buffer.from('teks'), { token: panel.token })).status).toBe(201)
  })

  test("a curator sees only the catalogue and reports about it, and no customers' playlists", async () => {
    const own = await addPlaylist(backend, [], { kind: 'own', title_id: 'Milik pelanggan' })
    const types = Object.values(backend.strapi.contentTypes).filter(
      ({ uid, kind }) => kind === 'collectionType' && /^api::|users-permissions/.test(uid),
    )
    const open: string[] = []
    for (const { uid } of types) if ((await curator.list(uid)).status === 200) open.push(uid)
    expect(open.sort()).toEqual([
      'api::artist.artist',
      'api::playlist.playlist',
      'api::track-report.track-report',
      'api::track.track',
    ])
    expect((await curator.list('api::playlist.playlist')).body.results).toEqual([])
    const uid = 'api::playlist.playlist'
    expect((await curator.write(uid, own.documentId, { title_id: 'Diubah' })).status).toBe(403)
    expect((await curator.remove(uid, own.documentId)).status).toBe(403)
  })

  test('a curator cannot create a track without audio', async () => {
    const { status } = await curator.create('api::track.track', { title: 'Kosong', rights_basis: 'owned' })
    expect([400, 403]).toContain(status)
  })
})

test('a playlist that a curator publishes reaches members and devices, without withdrawn tracks', async () => {
  const { track } = await uploadAndProcess(
    await createTaggedTone({ TIT2: 'Tarik nanti', TPE1: 'A', TCOM: 'B' }),
  )
  const uid = 'api::playlist.playlist'
  const { body } = await curator.create(uid, {
    title_id: 'Sore di kedai',
    industries: 'restaurant',
    moods: 'warm',
    tracks: { connect: [{ id: (await stored(track.id)).id }] },
  })
  const { documentId, slug } = body.data
  expect(slug).toBe('sore-di-kedai')
  const { token } = venue
  const shown = async () =>
    (await backend.call('GET', '/curated-playlists?industry=restaurant', { token })).body
  const titles = async () => (await shown()).data.map(({ title }: { title: { id: string } }) => title.id)
  expect(await titles()).not.toContain('Sore di kedai')
  expect((await curator.write(uid, documentId, { published: true })).status).toBe(200)
  expect(await titles()).toContain('Sore di kedai')
  const numbers = async () =>
    (await backend.call('GET', `/playlists/${documentId}`, { token })).body.track_count
  expect(await numbers()).toBe(1)
  const { player } = await pairDevice(backend, { token, zone: venue.zone })
  await backend.call('PUT', `/zones/${venue.zone}/music`, { token, body: { default_playlist: documentId } })
  const onDevice = async () => (await fetchBundle(backend, venue.zone, player))?.tracks.map(({ id }) => id)
  expect(await onDevice()).toEqual([track.id])
  const { latest } = await listChanges(backend, 0)

  await curator.write('api::track.track', track.id, { state: 'withdrawn' })
  expect((await listChanges(backend, latest)).changes.map(({ change }) => change)).toEqual([
    { kind: 'track-withdrawn', track: track.id },
    { kind: 'zone', zone: null },
  ])
  expect(await onDevice()).toEqual([])
  expect(await numbers()).toBe(0)
  expect((await backend.call('GET', `/tracks/${track.id}/preview`, { token })).status).toBe(404)
})

test('an upload whose job never ended is marked as failed after a day and deleted after thirty days', async () => {
  const { data } = await upload(Buffer.from('teks'))
  await settleJobs()
  const query = backend.strapi.db.query('api::track-upload.track-upload')
  await query.update({ where: { documentId: data.id }, data: { state: 'processing', problem: null } })
  const { cleanUpUploads } = loadCompiled(() => import('#src/catalogue/track-upload/row'))
  const day = 24 * 60 * 60_000
  await cleanUpUploads()
  expect(await query.findOne({ where: { documentId: data.id } })).toMatchObject({ state: 'processing' })
  await cleanUpUploads(Date.now() + day + 1000)
  expect(await query.findOne({ where: { documentId: data.id } })).toMatchObject({ state: 'failed' })
  await cleanUpUploads(Date.now() + 31 * day)
  expect(await query.count()).toBe(0)
})
