import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createVenue, fetchBundle, listChanges, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { addPlaylist } from '#tests/music'
import { addSimilarTracks, createOwnPlaylists, getIds, type Row } from '#tests/own-playlists'
import { replaceZoneSlots } from '#tests/schedules'
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

describe('the uses of a playlist', () => {
  test('are zones and slots; their devices get every change, and play the next layer after the deletion', async () => {
    const playlist = await playlists.create('Dipakai')
    const { documentId: id } = playlist
    await playlists.change(id, playlist.version, { kind: 'add', tracks: getIds(tracks) })
    const device = await pairDevice(backend, { token: venue.token, zone: venue.zone })
    const fallback = await addPlaylist(backend, tracks.slice(0, 1), { fallback: true, title_id: 'Cadangan' })
    await playlists.call('PUT', `/zones/${venue.zone}/music`, { default_playlist: id })
    const slots = [1, 2].map(weekday => ({ weekday, from_minute: 540, until_minute: 720, playlist: id }))
    await replaceZoneSlots(backend, venue, slots)
    const { body } = await playlists.call('GET', `/playlists/${id}/uses`)
    expect(body).toMatchObject({ total: 2, elsewhere: 0, blocking: 0 })
    expect(body.uses).toMatchObject([
      { kind: 'default', scope: 'zone', owner: venue.zone },
      { kind: 'slot', weekdays: [1, 2], from_minute: 540, until_minute: 720 },
    ])
    expect(body.load.passes).toBeGreaterThan(6)
    expect(body.neighbours.length).toBeGreaterThan(0)

    const since = (await listChanges(backend, 0)).latest
    const removed = await playlists.change(id, playlist.version + 1, {
      kind: 'remove',
      tracks: getIds(tracks.slice(1, 2)),
    })
    const { changes } = await listChanges(backend, since)
    expect(changes.map(({ change: one }) => one)).toEqual([{ kind: 'zone', zone: venue.zone }])
    const bundle = await fetchBundle(backend, venue.zone, device.player)
    expect(bundle?.playlists.find(one => one.id === id)?.tracks).toHaveLength(5)

    await playlists.call('DELETE', `/playlists/${id}?version=${removed.body.version}`)
    const zone = (await playlists.call('GET', `/zones/${venue.zone}`)).body
    expect(zone).toMatchObject({ default_playlist: null, now: { layer: 'fallback' } })
    expect(zone.now.playlist.documentId).toBe(fallback.documentId)
    const monday = await playlists.call('GET', `/zones/${venue.zone}/preview?at=${nextMonday()}`)
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
    const short = await playlists.create('Pendek')
    await playlists.change(short.documentId, short.version, {
      kind: 'add',
      tracks: getIds(tracks.slice(0, 2)),
    })
    await replaceZoneSlots(backend, venue, [])
    await playlists.call('PUT', `/zones/${venue.zone}/music`, { default_playlist: short.documentId })
    const before = (await playlists.call('GET', `/zones/${venue.zone}/repetition`)).body
    expect(before).toMatchObject({
      rating: 'repetitive',
      worst: { playlist: { documentId: short.documentId } },
    })
    expect(before.track.day).toBe(240)
    const { body } = await playlists.call('POST', `/playlists/${short.documentId}/extension`, {
      version: short.version + 1,
    })
    expect(body.added).toBeGreaterThanOrEqual(4)
    const after = (await playlists.call('GET', `/zones/${venue.zone}/repetition`)).body
    expect(after.track.day).toBeLessThan(before.track.day)
  })

  test('can be reduced by replacing a curated playlist with an extended copy, which is created only once', async () => {
    const curated = await addPlaylist(backend, tracks.slice(0, 2))
    await playlists.call('PUT', `/zones/${venue.zone}/music`, { default_playlist: curated.documentId })
    await replaceZoneSlots(backend, venue, [
      { weekday: 1, from_minute: 600, until_minute: 660, playlist: curated.documentId },
    ])
    const since = (await listChanges(backend, 0)).latest
    const vary = (token = venue.token) =>
      playlists.call(
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
    expect(await playlists.listTracks(copy)).toHaveLength(6)
    expect((await playlists.call('GET', `/zones/${venue.zone}`)).body.default_playlist.documentId).toBe(copy)
    expect(
      (await playlists.call('GET', `/zones/${venue.zone}/schedule`)).body.slots[0].playlist.documentId,
    ).toBe(copy)
    const { changes } = await listChanges(backend, since)
    expect(changes.filter(({ change }) => change.kind === 'zone')).toHaveLength(1)
    expect((await vary(other.token)).status).toBe(404)
    const own = await playlists.call('POST', `/zones/${venue.zone}/variety`, { playlist: copy, title: 'x' })
    expect(own.status).toBe(400)
  })
})

test('a member with access to some units cannot change a playlist that is used in other units', async () => {
  const playlist = await playlists.create('Bersama')
  const manager = await createColleague(backend, venue.token, 'manager')
  await backend.strapi.db
    .query('api::membership.membership')
    .update({ where: { documentId: manager.membership }, data: { all_units: false, units: [] } })
  const rename = () =>
    playlists.call(
      'PUT',
      `/playlists/${playlist.documentId}`,
      { version: playlist.version, title: 'Baru' },
      manager.token,
    )
  await playlists.call('PUT', `/zones/${venue.zone}/music`, { default_playlist: playlist.documentId })
  const refused = await rename()
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'playlist-used-elsewhere'])
  const uses = await playlists.call('GET', `/playlists/${playlist.documentId}/uses`, undefined, manager.token)
  expect(uses.body).toMatchObject({ uses: [], elsewhere: 1 })
  await playlists.call('PUT', `/zones/${venue.zone}/music`, { default_playlist: null })
  expect((await rename()).status).toBe(200)
})
