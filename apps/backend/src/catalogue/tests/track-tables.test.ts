import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '#tests/harness'
import { addPlaylist, addTrack } from '#tests/music'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'
import { createTaggedTone } from '#tests/tones'
import { openCatalogue, ownedRights, type Panel, uploadsPath } from './uploads'

let backend: Backend
let curator: Panel
let catalogue: ReturnType<typeof openCatalogue>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  curator = await openPanel(backend, 'curator')
  catalogue = openCatalogue(backend, curator)
}, 180_000)
afterAll(() => backend.stop())

describe('a CSV file of track metadata', () => {
  const check = (csv: string, files: unknown[] = []) =>
    curator.call('POST', `${uploadsPath}/check`, { csv, files })
  const file = (name: string, sha = name, bytes = 1000) => ({
    name,
    bytes,
    sha256: Buffer.from(sha).toString('hex').padEnd(64, '0').slice(0, 64),
  })

  test('is checked row by row without changing anything', async () => {
    const { track } = await catalogue.uploadAndProcess(
      await createTaggedTone({ TIT2: 'Ada', TSRC: 'IDB012600009' }),
    )
    const { sha256 } = await catalogue.stored(track.id)
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
    expect(body.data.rows[2].problems[0].other).toBe('Ada')
    expect(body.data.rows[0].chosen).toBe('Musik/Album/a.mp3')
    expect(body.data.unlisted).toBe(2)
    expect(await backend.strapi.db.query('api::track.track').count()).toBe(before)
    expect(catalogue.waitingFiles()).toEqual([])
  })

  test('can have 500 rows, which are checked in one request', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `lagu-${index}.mp3`)
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

  test('can list the clean version of an explicit track before or after it', async () => {
    const rows = [
      'a.mp3,owned,yes,IDC012600001,IDC012600002',
      'b.mp3,owned,no,IDC012600002,',
      'c.mp3,owned,yes,IDC012600003,IDC012600001',
      'd.mp3,owned,yes,IDC012600004,IDC012600099',
    ]
    const csv = ['file,rights_basis,explicit,isrc,clean_version', ...rows].join('\n')
    const { body } = await check(
      csv,
      ['a', 'b', 'c', 'd'].map(name => file(`${name}.mp3`, name)),
    )
    const found: { action: string; problems: { problem: string }[] }[] = body.data.rows
    expect(found.map(({ action, problems }) => [action, ...problems.map(({ problem }) => problem)])).toEqual([
      ['add'],
      ['add'],
      ['error', 'clean_unknown'],
      ['error', 'clean_unknown'],
    ])
    const batch = randomUUID()
    const explicit = { ...ownedRights, explicit: true, isrc: 'IDC012600001', clean_version: 'IDC012600002' }
    const late = { ...explicit, isrc: 'IDC012600003' }
    await catalogue.upload(await createTaggedTone({ TIT2: 'Kasar' }), { batch, details: explicit })
    await catalogue.upload(await createTaggedTone({ TIT2: 'Bersih' }), {
      batch,
      details: { ...ownedRights, isrc: 'IDC012600002' },
    })
    await catalogue.upload(await createTaggedTone({ TIT2: 'Kasar lagi' }), { batch, details: late })
    const [third, second, first] = await catalogue.listBatch(batch)
    const clean = await catalogue.stored(second.track.id)
    for (const { track } of [first, third])
      expect((await catalogue.stored(track.id)).clean_version).toMatchObject({ id: clean.id })
  })

  test.each([
    ['a PDF', '%PDF-1.7', 'unreadable'],
    ['a table without rows', 'file,rights_basis', 'empty'],
  ])('rejects %s', async (_, csv, problem) => {
    expect((await check(csv)).body.data).toEqual({ problem })
  })
})

describe('the review of a playlist', () => {
  const review = (id: string, panel = curator) =>
    panel.call('GET', `/content-manager/catalogue/playlists/${id}`)

  test('counts the playable tracks and lists warnings', async () => {
    const tracks = [
      await addTrack(backend),
      await addTrack(backend, { explicit: true }),
      await addTrack(backend, { state: 'withdrawn' }),
    ]
    const { documentId } = await addPlaylist(backend, tracks, { published: false, cover_palette: 'clay' })
    expect((await review(documentId)).body.data).toEqual({
      covers: expect.stringMatching(/\/music\/covers\/$/),
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
