import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVenue, listChanges, pairDevice, readBundle } from './devices'
import { type Backend, loadCompiled, settleJobs } from './harness'
import { addPlaylist, addTrack } from './music'
import { openPanel } from './panel'
import { createMember } from './people'
import { startBackendWithPackages } from './shop'
import { taggedTone } from './tones'

type Panel = Awaited<ReturnType<typeof openPanel>>

let backend: Backend
let curator: Panel
let venue: Awaited<ReturnType<typeof createVenue>>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  curator = await openPanel(backend, 'curator')
  venue = await createVenue(backend)
}, 180_000)
afterAll(() => backend.stop())

const path = '/content-manager/catalogue/uploads'
const owned = { rights_basis: 'owned' }

type Sent = { name?: string; details?: unknown; batch?: string; token?: string }

async function upload(content: Buffer, { name = 'lagu.mp3', details = owned, batch, token }: Sent = {}) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)], { type: 'audio/mpeg' }), name)
  body.append('details', typeof details === 'string' ? details : JSON.stringify(details))
  body.append('batch', batch ?? randomUUID())
  const headers = { authorization: `Bearer ${token ?? curator.token}` }
  const response = await fetch(backend.origin + path, { method: 'POST', headers, body })
  const answer = (await response.json()) as { data: { id: string; state: string } }
  return { status: response.status, ...answer }
}

async function listBatch(batch: string) {
  await settleJobs()
  const { body } = await curator.call('GET', `${path}?batch=${batch}`)
  return body.data
}

async function uploadAndProcess(content: Buffer, sent: Sent = {}) {
  const batch = randomUUID()
  await upload(content, { ...sent, batch })
  return (await listBatch(batch))[0]
}

const stored = (documentId: string) =>
  backend.strapi.db.query('api::track.track').findOne({ where: { documentId }, populate: { artists: true } })
const waitingFiles = () => readdirSync(join(backend.dataDir, 'private', 'track-uploads'))

test('a file with tags becomes a track that can be played, and its audio is previewed in the portal', async () => {
  const file = await taggedTone({ TIT2: 'Kopi Sore', TPE1: 'Meja Baru', TCOM: 'Ayu Contoh', TCON: 'Lo-Fi' })
  const found = await uploadAndProcess(file, { details: { ...owned, rights_until: '2030-01-31' } })
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

test('details from a table take precedence over tags, and artists are not doubled', async () => {
  const file = await taggedTone({ TIT2: 'Dari berkas', TPE1: 'Lain' })
  const details = { rights_basis: 'cc0', title: 'Dari tabel', artists: ['MEJA BARU'], composers: ['Bima'] }
  const found = await uploadAndProcess(file, { details })
  expect(found.track).toMatchObject({ title: 'Dari tabel', artists: ['Meja Baru'] })
})

test('a track without a composer is not played until one is entered, and cannot lose it again', async () => {
  const { track } = await uploadAndProcess(await taggedTone({ TPE1: 'Meja Baru' }), {
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
  expect(await stored(track.id)).toMatchObject({ state: 'ready', credits: 'complete' })
  expect((await curator.write(uid, track.id, { composers: '' })).status).toBe(400)
  expect(await stored(track.id)).toMatchObject({ state: 'ready', composers: 'Citra' })
})

test('the same file is shown as a duplicate, also when it is sent twice at once', async () => {
  const file = await taggedTone({ TIT2: 'Sekali', TPE1: 'A', TCOM: 'B' })
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
  ['a text called .mp3', 'not-mp3', () => Buffer.from('Bukan musik. '.repeat(500))],
  ['a moment of sound', 'too-short', () => taggedTone({ TIT2: 'Sesaat' }, 0.4)],
])('rejects %s with a reason', async (_, problem, content) => {
  expect(await uploadAndProcess(await content())).toMatchObject({ state: 'rejected', problem, track: null })
  expect(waitingFiles()).toEqual([])
})

test('a bad file does not keep others of its batch from being added', async () => {
  const batch = randomUUID()
  await upload(Buffer.from('teks'), { batch })
  await upload(await taggedTone({ TIT2: 'Sesudahnya' }), { batch })
  expect((await listBatch(batch)).map(({ state }: { state: string }) => state)).toEqual(['added', 'rejected'])
})

test.each([
  ['without rights', {}],
  ['with an unknown field', { ...owned, state: 'ready' }],
  ['with an impossible date', { ...owned, rights_until: '2027-02-30' }],
  ['with too many names', { ...owned, artists: Array.from({ length: 21 }, () => 'A') }],
  ['that are not JSON', '{'],
])('rejects details %s', async (_, details) => {
  expect((await upload(Buffer.from('x'), { details })).status).toBe(400)
})

test('rejects a file of more than 20 MB, and keeps nothing of it', async () => {
  expect((await upload(Buffer.alloc(21 * 1024 * 1024))).status).toBe(413)
  expect(waitingFiles()).toEqual([])
})

describe('roles', () => {
  test.each(['strapi-editor', 'strapi-author', 'sales', 'support'])('%s cannot add music', async code => {
    const panel = await openPanel(backend, code)
    expect((await upload(Buffer.from('x'), { token: panel.token })).status).toBe(403)
    expect((await panel.call('GET', path)).status).toBe(403)
    expect((await panel.call('POST', `${path}/check`, { csv: '', files: [] })).status).toBe(403)
  })

  test('strangers and members cannot add music, and their files are not read', async () => {
    const { token } = await createMember(backend)
    for (const bearer of ['x', token])
      expect((await upload(Buffer.from('x'), { token: bearer })).status).toBe(401)
  })

  test('an administrator can add music', async () => {
    const panel = await openPanel(backend)
    expect((await upload(Buffer.from('teks'), { token: panel.token })).status).toBe(201)
  })

  test('a curator sees the catalogue and nothing else, and no playlists of customers', async () => {
    const own = await addPlaylist(backend, [], { kind: 'own', title_id: 'Milik pelanggan' })
    const types = Object.values(backend.strapi.contentTypes).filter(
      ({ uid, kind }) => kind === 'collectionType' && /^api::|users-permissions/.test(uid),
    )
    const open: string[] = []
    for (const { uid } of types) if ((await curator.list(uid)).status === 200) open.push(uid)
    expect(open.sort()).toEqual(['api::artist.artist', 'api::playlist.playlist', 'api::track.track'])
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

test('a curator composes, publishes and withdraws: members and devices follow', async () => {
  const { track } = await uploadAndProcess(await taggedTone({ TIT2: 'Tarik nanti', TPE1: 'A', TCOM: 'B' }))
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
  const onDevice = async () => (await readBundle(backend, venue.zone, player))?.tracks.map(({ id }) => id)
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

describe('the review of a playlist', () => {
  const review = (id: string, panel = curator) =>
    panel.call('GET', `/content-manager/catalogue/playlists/${id}`)

  test('counts what can be played and lists warnings', async () => {
    const tracks = [
      await addTrack(backend),
      await addTrack(backend, { explicit: true }),
      await addTrack(backend, { state: 'withdrawn' }),
    ]
    const { documentId } = await addPlaylist(backend, tracks, { published: false, cover_palette: 'clay' })
    expect((await review(documentId)).body.data).toEqual({
      tracks: 2,
      minutes: 6,
      warnings: [
        { kind: 'short', count: 1 },
        { kind: 'unplayable', count: 1 },
        { kind: 'explicit', count: 1 },
        { kind: 'neighbours', count: 1 },
        { kind: 'industries', count: 1 },
      ],
    })
    const clay = { industries: 'hotel', cover_palette: 'clay', published: true }
    await addPlaylist(backend, [], clay)
    const empty = await addPlaylist(backend, [], clay)
    const { warnings } = (await review(empty.documentId)).body.data
    expect(warnings.map(({ kind }: { kind: string }) => kind)).toEqual(['empty', 'palette'])
  })

  test('is only shown to roles that may read the playlist', async () => {
    const own = await addPlaylist(backend, [], { kind: 'own' })
    expect((await review(own.documentId)).status).toBe(403)
    const { documentId } = await addPlaylist(backend, [])
    expect((await review(documentId, await openPanel(backend, 'sales'))).status).toBe(403)
    expect((await review('unknown')).status).toBe(404)
  })
})

describe('a table', () => {
  const check = (csv: string, files: unknown[] = []) => curator.call('POST', `${path}/check`, { csv, files })
  const file = (name: string, sha = name, bytes = 1000) => ({
    name,
    bytes,
    sha256: Buffer.from(sha).toString('hex').padEnd(64, '0').slice(0, 64),
  })

  test('is checked row by row, and nothing changes', async () => {
    const { track } = await uploadAndProcess(await taggedTone({ TIT2: 'Ada', TSRC: 'IDB012600009' }))
    const { sha256 } = await stored(track.id)
    const before = await backend.strapi.db.query('api::track.track').count()
    const csv = [
      'file,rights_basis,isrc',
      'Album/a.mp3,owned,IDA012600100',
      'album\\B.MP3,cc0,IDA012600100',
      'c.mp3,owned,IDB012600009',
      'tidak-ada.mp3,owned,',
      'besar.mp3,owned,',
      'a-lagi.mp3,owned,',
      'ada.mp3,owned,IDB012600009',
      'sama.mp3,owned,',
    ].join('\n')
    const { status, body } = await check(csv, [
      file('Musik/Album/a.mp3', 'a'),
      file('Musik/Album/b.mp3', 'b'),
      file('Musik/c.mp3', 'c'),
      file('Musik/besar.mp3', 'd', 30_000_000),
      file('Musik/a-lagi.mp3', 'a'),
      { ...file('Musik/ada.mp3'), sha256 },
      file('Musik/1/sama.mp3', 'e'),
      file('Musik/2/sama.mp3', 'f'),
    ])
    expect(status).toBe(200)
    const found = body.data.rows.map(
      ({ line, action, problems }: { line: number; action: string; problems: { problem: string }[] }) => [
        line,
        action,
        ...problems.map(({ problem }) => problem),
      ],
    )
    expect(found).toEqual([
      [2, 'add'],
      [3, 'error', 'isrc_twice'],
      [4, 'error', 'isrc_known'],
      [5, 'error', 'not_chosen'],
      [6, 'error', 'too_large'],
      [7, 'error', 'twice'],
      [8, 'known'],
      [9, 'error', 'not_chosen'],
    ])
    expect(body.data.rows[0].chosen).toBe('Musik/Album/a.mp3')
    expect(body.data.unlisted).toBe(2)
    expect(await backend.strapi.db.query('api::track.track').count()).toBe(before)
    expect(waitingFiles()).toEqual([])
  })

  test('of 500 rows is checked within a request', async () => {
    const names = Array.from({ length: 500 }, (_, at) => `lagu-${at}.mp3`)
    const csv = ['file,rights_basis,title', ...names.map(name => `${name},owned,${'x'.repeat(100)}`)].join(
      '\n',
    )
    const files = names.map(name => file(name, name.slice(5)))
    const { status, body } = await check(csv, files)
    expect([
      status,
      body.data.rows.filter(({ action }: { action: string }) => action === 'add').length,
    ]).toEqual([200, 500])
  })

  test.each([
    ['a PDF', '%PDF-1.7', 'unreadable'],
    ['nothing', 'file,rights_basis', 'empty'],
  ])('rejects %s', async (_, csv, problem) => {
    expect((await check(csv)).body.data).toEqual({ problem })
  })
})

test('an upload whose job never ended is given up after a day, and records are deleted after thirty', async () => {
  const { data } = await upload(Buffer.from('teks'))
  await settleJobs()
  const query = backend.strapi.db.query('api::track-upload.track-upload')
  await query.update({ where: { documentId: data.id }, data: { state: 'processing', problem: null } })
  const { cleanUploads } = loadCompiled<typeof import('../src/api/track-upload/services/row')>(
    'src/api/track-upload/services/row',
  )
  const day = 24 * 60 * 60_000
  await cleanUploads()
  expect(await query.findOne({ where: { documentId: data.id } })).toMatchObject({ state: 'processing' })
  await cleanUploads(Date.now() + day + 1000)
  expect(await query.findOne({ where: { documentId: data.id } })).toMatchObject({ state: 'failed' })
  await cleanUploads(Date.now() + 31 * day)
  expect(await query.count()).toBe(0)
})
