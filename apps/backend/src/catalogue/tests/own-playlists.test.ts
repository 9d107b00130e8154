import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createVenue } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { addPlaylist } from '#tests/music'
import { addSimilarTracks, createOwnPlaylists, getIds, type Row } from '#tests/own-playlists'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let venue: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>
let tracks: Row[]
let playlists: ReturnType<typeof createOwnPlaylists>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  venue = await createVenue(backend)
  other = await createVenue(backend)
  playlists = createOwnPlaylists(backend, venue.token)
  tracks = await addSimilarTracks(backend, 6)
}, 240_000)
afterAll(() => backend.stop())

describe("an organisation's own playlist", () => {
  test('is created once, can be changed and deleted, and each of these is audited', async () => {
    const key = randomUUID()
    const [first, again] = [
      await playlists.call('POST', '/playlists', { title: 'Siang di teras' }, venue.token, key),
      await playlists.call('POST', '/playlists', { title: 'Siang di teras' }, venue.token, key),
    ]
    expect(first.status).toBe(200)
    expect(again.body.documentId).toBe(first.body.documentId)
    const { documentId: id, version } = first.body
    const added = await playlists.change(id, version, { kind: 'add', tracks: getIds(tracks.slice(0, 4)) })
    expect(added.body).toMatchObject({ track_count: 4, version: version + 1, kind: 'own' })
    await playlists.change(id, version + 1, { kind: 'move', track: tracks[3]?.documentId, to: 0 })
    await playlists.change(id, version + 2, { kind: 'remove', tracks: [tracks[1]?.documentId] })
    expect(await playlists.listTracks(id)).toEqual(
      [tracks[3], tracks[0], tracks[2]].map(row => row?.documentId),
    )
    const renamed = await playlists.call('PUT', `/playlists/${id}`, {
      version: version + 3,
      title: 'Sore',
      description: 'Tenang',
    })
    expect(renamed.body).toMatchObject({ title: { id: 'Sore', en: 'Sore' }, changed_by: expect.any(String) })
    expect((await playlists.call('DELETE', `/playlists/${id}?version=${version + 4}`)).status).toBe(204)
    expect((await playlists.call('GET', `/playlists/${id}`)).status).toBe(404)
    const { body } = await playlists.call('GET', '/audit-entries?kind=playlist')
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'playlist.deleted',
      ...Array.from({ length: 4 }, () => 'playlist.updated'),
      'playlist.created',
    ])
  })

  test('can be a copy of a curated playlist, which itself cannot be changed', async () => {
    const curated = await addPlaylist(backend, tracks)
    const copy = await playlists.create('Salinan', { copy_of: curated.documentId })
    expect(await playlists.listTracks(copy.documentId)).toEqual(getIds(tracks))
    expect((await playlists.change(curated.documentId, 1, { kind: 'separate' })).status).toBe(403)
    const draft = await addPlaylist(backend, [], { published: false })
    expect(
      (await playlists.call('POST', '/playlists', { title: 'x', copy_of: draft.documentId })).status,
    ).toBe(400)
  })

  test('returns a 409 if another member has changed it meanwhile, and loses no changes', async () => {
    const { documentId: id, version } = await playlists.create('Berdua')
    const manager = await createColleague(backend, venue.token, 'manager')
    const [one, two] = await Promise.all([
      playlists.change(id, version, { kind: 'add', tracks: getIds(tracks.slice(0, 2)) }),
      playlists.change(id, version, { kind: 'add', tracks: getIds(tracks.slice(2, 4)) }, manager.token),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const refused = one.status === 409 ? one : two
    expect(refused.body.error.details.code).toBe('changed-meanwhile')
    expect(await playlists.listTracks(id)).toHaveLength(2)
  })

  test('looks to another organisation as if it did not exist, in every call', async () => {
    const { documentId: id, version } = await playlists.create('Rahasia')
    const curated = await addPlaylist(backend, [])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/tracks', undefined],
      ['GET', '/uses', undefined],
      ['PUT', '', { version, title: 'x' }],
      ['POST', '/changes', { version, change: { kind: 'separate' } }],
      ['POST', '/extension', { version }],
      ['DELETE', `?version=${version}`, undefined],
    ] as const)
      expect((await playlists.call(method, `/playlists/${id}${path}`, body, other.token)).status).toBe(404)
    expect(
      (await playlists.call('POST', '/playlists', { title: 'x', copy_of: id }, other.token)).status,
    ).toBe(400)
    expect(
      (await playlists.call('PUT', `/zones/${other.zone}/music`, { default_playlist: id }, other.token))
        .status,
    ).toBe(400)
    expect(
      (await playlists.call('GET', '/playlists?page_size=100', undefined, other.token)).text,
    ).not.toContain(id)
    expect(curated.documentId).toBeTruthy()
  })

  test.each([
    ['no title', { title: ' ' }],
    ['a NUL character', { title: 'a\u0000b' }],
    ['markup', { title: '<b>a</b>' }],
    ['a long title', { title: 'a'.repeat(81) }],
    ['unknown fields', { title: 'a', organisation: 1 }],
  ])('is rejected if it has %s', async (_, body) => {
    expect((await playlists.call('POST', '/playlists', body)).status).toBe(400)
  })

  test('can have at most 5,000 tracks', async () => {
    const { documentId: id, version } = await playlists.create('Penuh')
    const row = await backend.strapi.db.query('api::playlist.playlist').findOne({ where: { documentId: id } })
    const { connection } = backend.strapi.db
    const from = 1_000_000
    for (let at = 0; at < 5000; at += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => from + at + index)
      await connection('tracks').insert(
        rows.map(number => ({
          id: number,
          document_id: `t${number}`,
          title: 'x',
          state: 'ready',
          duration_ms: 1000,
          explicit: false,
        })),
      )
      await connection('playlists_tracks_lnk').insert(
        rows.map(number => ({ playlist_id: row.id, track_id: number, track_ord: number })),
      )
    }
    const full = await playlists.change(id, version, { kind: 'add', tracks: getIds(tracks.slice(0, 1)) })
    expect([full.status, full.body.error.details.code]).toEqual([409, 'playlist-full'])
    const moved = await playlists.change(id, version, { kind: 'move', track: `t${from + 4999}`, to: 0 })
    expect(moved.status).toBe(200)
    expect((await playlists.listTracks(id))[0]).toBe(`t${from + 4999}`)
    await connection('tracks').where('id', '>=', from).update({ state: 'withdrawn' })
  }, 60_000)
})
