import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from './colleagues'
import { createVenue, fetchBundle, listChanges, pairDevice } from './devices'
import type { Backend } from './harness'
import { addPlaylist, addTrack } from './music'
import { replaceZoneSlots } from './schedules'
import { startBackendWithPackages } from './shop'

type Row = { id: number; documentId: string }

let backend: Backend
let venue: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>
let tracks: Row[]

const call = (method: string, path: string, body?: unknown, token = venue.token, key = randomUUID()) =>
  backend.call(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': key },
  })

const create = async (title: string, body = {}) => (await call('POST', '/playlists', { title, ...body })).body
const change = (id: string, version: number, one: object, token = venue.token) =>
  call('POST', `/playlists/${id}/changes`, { version, change: one }, token)
const idsOf = (rows: Row[]) => rows.map(({ documentId }) => documentId)
const tracksOf = async (id: string) =>
  (await call('GET', `/playlists/${id}/tracks?page_size=100`)).body.data.map((one: Row) => one.documentId)

beforeAll(async () => {
  backend = await startBackendWithPackages()
  venue = await createVenue(backend)
  other = await createVenue(backend)
  tracks = []
  for (let index = 0; index < 6; index += 1)
    tracks.push(await addTrack(backend, { title: `Lagu ${index}`, genres: 'swing', moods: 'calm' }))
}, 240_000)
afterAll(() => backend.stop())

describe("an organisation's own playlist", () => {
  test('is created once, can be changed and deleted, and each of these is audited', async () => {
    const key = randomUUID()
    const [first, again] = [
      await call('POST', '/playlists', { title: 'Siang di teras' }, venue.token, key),
      await call('POST', '/playlists', { title: 'Siang di teras' }, venue.token, key),
    ]
    expect(first.status).toBe(200)
    expect(again.body.documentId).toBe(first.body.documentId)
    const { documentId: id, version } = first.body
    const added = await change(id, version, { kind: 'add', tracks: idsOf(tracks.slice(0, 4)) })
    expect(added.body).toMatchObject({ track_count: 4, version: version + 1, kind: 'own' })
    await change(id, version + 1, { kind: 'move', track: tracks[3]?.documentId, to: 0 })
    await change(id, version + 2, { kind: 'remove', tracks: [tracks[1]?.documentId] })
    expect(await tracksOf(id)).toEqual([tracks[3], tracks[0], tracks[2]].map(row => row?.documentId))
    const renamed = await call('PUT', `/playlists/${id}`, {
      version: version + 3,
      title: 'Sore',
      description: 'Tenang',
    })
    expect(renamed.body).toMatchObject({ title: { id: 'Sore', en: 'Sore' }, changed_by: expect.any(String) })
    expect((await call('DELETE', `/playlists/${id}?version=${version + 4}`)).status).toBe(204)
    expect((await call('GET', `/playlists/${id}`)).status).toBe(404)
    const { body } = await call('GET', '/audit-entries?kind=playlist')
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'playlist.deleted',
      ...Array.from({ length: 4 }, () => 'playlist.updated'),
      'playlist.created',
    ])
  })

  test('can be a copy of a curated playlist, which itself cannot be changed', async () => {
    const curated = await addPlaylist(backend, tracks)
    const copy = await create('Salinan', { copy_of: curated.documentId })
    expect(await tracksOf(copy.documentId)).toEqual(idsOf(tracks))
    expect((await change(curated.documentId, 1, { kind: 'separate' })).status).toBe(403)
    const draft = await addPlaylist(backend, [], { published: false })
    expect((await call('POST', '/playlists', { title: 'x', copy_of: draft.documentId })).status).toBe(400)
  })

  test('returns a 409 if another member has changed it meanwhile, and loses no changes', async () => {
    const { documentId: id, version } = await create('Berdua')
    const manager = await createColleague(backend, venue.token, 'manager')
    const [one, two] = await Promise.all([
      change(id, version, { kind: 'add', tracks: idsOf(tracks.slice(0, 2)) }),
      change(id, version, { kind: 'add', tracks: idsOf(tracks.slice(2, 4)) }, manager.token),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const refused = one.status === 409 ? one : two
    expect(refused.body.error.details.code).toBe('changed-meanwhile')
    expect(await tracksOf(id)).toHaveLength(2)
  })

  test('looks to another organisation as if it did not exist, in every call', async () => {
    const { documentId: id, version } = await create('Rahasia')
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
      expect((await call(method, `/playlists/${id}${path}`, body, other.token)).status).toBe(404)
    expect((await call('POST', '/playlists', { title: 'x', copy_of: id }, other.token)).status).toBe(400)
    expect(
      (await call('PUT', `/zones/${other.zone}/music`, { default_playlist: id }, other.token)).status,
    ).toBe(400)
    expect((await call('GET', '/playlists?page_size=100', undefined, other.token)).text).not.toContain(id)
    expect(curated.documentId).toBeTruthy()
  })

  test.each([
    ['no title', { title: ' ' }],
    ['a NUL character', { title: 'a\u0000b' }],
    ['a text direction override', { title: 'abc\u202Edef' }],
    ['markup', { title: '<b>a</b>' }],
    ['a long title', { title: 'a'.repeat(81) }],
    ['unknown fields', { title: 'a', organisation: 1 }],
  ])('is rejected if it has %s', async (_, body) => {
    expect((await call('POST', '/playlists', body)).status).toBe(400)
  })

  test('can have at most 5,000 tracks', async () => {
    const { documentId: id, version } = await create('Penuh')
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
    const full = await change(id, version, { kind: 'add', tracks: idsOf(tracks.slice(0, 1)) })
    expect([full.status, full.body.error.details.code]).toEqual([409, 'playlist-full'])
    const moved = await change(id, version, { kind: 'move', track: `t${from + 4999}`, to: 0 })
    expect(moved.status).toBe(200)
    expect((await tracksOf(id))[0]).toBe(`t${from + 4999}`)
    await connection('tracks').where('id', '>=', from).update({ state: 'withdrawn' })
  }, 60_000)
})

describe('the uses of a playlist', () => {
  test('are zones and slots; their devices get every change, and play the next layer after the deletion', async () => {
    const playlist = await create('Dipakai')
    const { documentId: id } = playlist
    await change(id, playlist.version, { kind: 'add', tracks: idsOf(tracks) })
    const device = await pairDevice(backend, { token: venue.token, zone: venue.zone })
    const fallback = await addPlaylist(backend, tracks.slice(0, 1), { fallback: true, title_id: 'Cadangan' })
    await call('PUT', `/zones/${venue.zone}/music`, { default_playlist: id })
    const slots = [1, 2].map(weekday => ({ weekday, from_minute: 540, until_minute: 720, playlist: id }))
    await replaceZoneSlots(backend, venue, slots)
    const { body } = await call('GET', `/playlists/${id}/uses`)
    expect(body).toMatchObject({ total: 2, elsewhere: 0, blocking: 0 })
    expect(body.uses).toMatchObject([
      { kind: 'default', scope: 'zone', owner: venue.zone },
      { kind: 'slot', weekdays: [1, 2], from_minute: 540, until_minute: 720 },
    ])
    expect(body.load.passes).toBeGreaterThan(6)
    expect(body.neighbours.length).toBeGreaterThan(0)

    const since = (await listChanges(backend, 0)).latest
    const removed = await change(id, playlist.version + 1, {
      kind: 'remove',
      tracks: idsOf(tracks.slice(1, 2)),
    })
    const { changes } = await listChanges(backend, since)
    expect(changes.map(({ change: one }) => one)).toEqual([{ kind: 'zone', zone: venue.zone }])
    const bundle = await fetchBundle(backend, venue.zone, device.player)
    expect(bundle?.playlists.find(one => one.id === id)?.tracks).toHaveLength(5)

    await call('DELETE', `/playlists/${id}?version=${removed.body.version}`)
    const zone = (await call('GET', `/zones/${venue.zone}`)).body
    expect(zone).toMatchObject({ default_playlist: null, now: { layer: 'fallback' } })
    expect(zone.now.playlist.documentId).toBe(fallback.documentId)
    const monday = await call('GET', `/zones/${venue.zone}/preview?at=${nextMonday()}`)
    expect(monday.body).toMatchObject({ layer: 'fallback', deleted: { layer: 'slot', scope: 'zone' } })
  })
})

/** Ten o'clock in Jakarta on the Monday after next. */
function nextMonday(): string {
  const now = new Date()
  const days = ((8 - now.getUTCDay()) % 7 || 7) + 7
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 3)).toISOString()
}

describe('the repetition of a zone', () => {
  test('is computed from its plan, and decreases once its playlist is extended', async () => {
    const short = await create('Pendek')
    await change(short.documentId, short.version, { kind: 'add', tracks: idsOf(tracks.slice(0, 2)) })
    await replaceZoneSlots(backend, venue, [])
    await call('PUT', `/zones/${venue.zone}/music`, { default_playlist: short.documentId })
    const before = (await call('GET', `/zones/${venue.zone}/repetition`)).body
    expect(before).toMatchObject({
      rating: 'repetitive',
      worst: { playlist: { documentId: short.documentId } },
    })
    expect(before.track.day).toBe(240)
    const { body } = await call('POST', `/playlists/${short.documentId}/extension`, {
      version: short.version + 1,
    })
    expect(body.added).toBeGreaterThanOrEqual(4)
    const after = (await call('GET', `/zones/${venue.zone}/repetition`)).body
    expect(after.track.day).toBeLessThan(before.track.day)
  })

  test('can be reduced by replacing a curated playlist with an extended copy, which is created only once', async () => {
    const curated = await addPlaylist(backend, tracks.slice(0, 2))
    await call('PUT', `/zones/${venue.zone}/music`, { default_playlist: curated.documentId })
    await replaceZoneSlots(backend, venue, [
      { weekday: 1, from_minute: 600, until_minute: 660, playlist: curated.documentId },
    ])
    const since = (await listChanges(backend, 0)).latest
    const vary = (token = venue.token) =>
      call(
        'POST',
        `/zones/${venue.zone}/variety`,
        { playlist: curated.documentId, title: 'Lebih beragam' },
        token,
      )
    const answers = await Promise.all([vary(), vary()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [copy] = answers.map(({ body }) => body.playlist.documentId)
    expect(answers.map(({ body }) => body.playlist.documentId)).toEqual([copy, copy])
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, expect.any(Number)])
    expect(await tracksOf(copy)).toHaveLength(6)
    expect((await call('GET', `/zones/${venue.zone}`)).body.default_playlist.documentId).toBe(copy)
    expect((await call('GET', `/zones/${venue.zone}/schedule`)).body.slots[0].playlist.documentId).toBe(copy)
    const { changes } = await listChanges(backend, since)
    expect(changes.filter(({ change }) => change.kind === 'zone')).toHaveLength(1)
    expect((await vary(other.token)).status).toBe(404)
    const own = await call('POST', `/zones/${venue.zone}/variety`, { playlist: copy, title: 'x' })
    expect(own.status).toBe(400)
  })
})

test('a member with access to some units cannot change a playlist that is used in other units', async () => {
  const playlist = await create('Bersama')
  const manager = await createColleague(backend, venue.token, 'manager')
  await backend.strapi.db
    .query('api::membership.membership')
    .update({ where: { documentId: manager.membership }, data: { all_units: false, units: [] } })
  const rename = () =>
    call(
      'PUT',
      `/playlists/${playlist.documentId}`,
      { version: playlist.version, title: 'Baru' },
      manager.token,
    )
  await call('PUT', `/zones/${venue.zone}/music`, { default_playlist: playlist.documentId })
  const refused = await rename()
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'playlist-used-elsewhere'])
  const uses = await call('GET', `/playlists/${playlist.documentId}/uses`, undefined, manager.token)
  expect(uses.body).toMatchObject({ uses: [], elsewhere: 1 })
  await call('PUT', `/zones/${venue.zone}/music`, { default_playlist: null })
  expect((await rename()).status).toBe(200)
})
