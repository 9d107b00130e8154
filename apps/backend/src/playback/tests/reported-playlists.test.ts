import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPlaylistWithTrack,
  callInternalApi,
  createVenue,
  deliverPlays,
  newPlay,
  pairDevice,
} from '#tests/devices'
import type { Backend } from '#tests/harness'
import { addPlaylist } from '#tests/music'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 480_000)
afterAll(() => backend.stop())

const secret = 'Daftar rahasia pesaing'

async function addOwnPlaylist(unit: string): Promise<string> {
  const { organisation_id: organisation } = await backend.strapi.db
    .query('api::business-unit.business-unit')
    .findOne({ where: { documentId: unit } })
  const { documentId } = await addPlaylist(backend, [], { kind: 'own', organisation, title_id: secret })
  return documentId
}

test('a device that reports the playlist of another organisation learns nothing about it', async () => {
  const paidAt = new Date(Date.now() - 2 * 86_400_000)
  const [venue, other] = [await createVenue(backend, paidAt), await createVenue(backend)]
  const device = await pairDevice(backend, { token: venue.token, zone: venue.zone, days: 1 })
  const playlist = await addOwnPlaylist(other.unit)
  const own = await addOwnPlaylist(venue.unit)
  const plays = [playlist, own].map((reported, index) =>
    newPlay(venue.zone, {
      track: music.track,
      playlist: reported,
      started_at: Date.now() - (index + 1) * 600_000,
    }),
  )
  expect((await deliverPlays(backend, device.player, plays)).accepted).toHaveLength(2)
  const heartbeat = {
    epoch: device.epoch,
    boot: randomUUID(),
    app_version: '1.0.1',
    state: 'playing',
    track: { id: music.track, playlist },
    position: 3,
    cached_hours: 26,
    clock_offset: 12,
    errors: [],
  }
  await callInternalApi(backend, 'POST', '/presence', {
    players: [{ player: device.player, seen_at: Date.now(), connected: true, heartbeat }],
  })
  const call = (path: string, token = venue.token) => backend.call('GET', path, { token })
  const { body } = await backend.call('POST', '/api-keys', {
    token: venue.token,
    body: { key_name: 'Dasbor', scopes: ['plays:read', 'now-playing:read'] },
  })
  const month = new Date().toISOString().slice(0, 7)
  const shown = {
    zone: await call(`/zones/${venue.zone}`),
    zones: await call('/zones'),
    plays: await call(`/usage/plays/${plays[0]?.play_id}`),
    now: await call(`/public-api/zones/${venue.zone}/now-playing`, body.token),
    list: await call('/public-api/plays', body.token),
    month: await call(`/usage/${month}`),
  }
  expect(Object.values(shown).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  for (const { text } of [shown.zone, shown.zones, shown.plays, shown.now, shown.list])
    expect(text).not.toContain(secret)
  expect(shown.zone.body.now_playing).toMatchObject({ title: 'Lagu pagi', playlist: null })
  const known = await call(`/usage/plays/${plays[1]?.play_id}`)
  expect(known.text).toContain(secret)
  expect(shown.month.text).not.toContain(playlist)
})

test.each([
  ['default music', 'PUT', '/music', (playlist: string) => ({ default_playlist: playlist })],
  [
    'override',
    'PUT',
    '/override',
    (playlist: string) => ({ playlist, until: new Date(Date.now() + 3_600_000) }),
  ],
])('the playlist of another organisation cannot be chosen as %s', async (_, method, end, getBody) => {
  const [venue, other] = [await createVenue(backend), await createVenue(backend)]
  const playlist = await addOwnPlaylist(other.unit)
  const answer = (id: string) =>
    backend.call(method, `/zones/${venue.zone}${end}`, { token: venue.token, body: getBody(id) })
  const [theirs, missing] = [await answer(playlist), await answer('aaaaaaaaaaaaaaaaaaaaaaaa')]
  expect([theirs.status, theirs.body.error.details]).toEqual([missing.status, missing.body.error.details])
  expect(theirs.status).toBe(400)
  expect(theirs.text).not.toContain(secret)
})
