import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import {
  addPlaylistWithTrack,
  callInternalApi,
  createVenue,
  fetchBundle,
  listChanges,
  pairDevice,
} from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { addTrack } from '#tests/music'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

const hour = 3_600_000

type Call = { token: string; zone: string; scope?: string; track?: string }
const ban = ({ token, zone, scope = 'zone', track = music.track }: Call) =>
  backend.call('POST', `/zones/${zone}/bans`, { token, body: { track, scope } })
const list = async ({ token, zone }: Call) =>
  (await backend.call('GET', `/zones/${zone}/bans`, { token })).body.data
const lift = ({ token, zone }: Call, id: string) =>
  backend.call('DELETE', `/zones/${zone}/bans/${id}`, { token })

async function createPlayingVenue() {
  const venue = await createVenue(backend)
  const { token, zone } = venue
  const { player } = await pairDevice(backend, { token, zone })
  const heartbeat = {
    ...{ epoch: 1, boot: randomUUID(), app_version: '1.0.1', state: 'playing', position: 3 },
    ...{
      track: { id: music.track, playlist: music.playlist },
      cached_hours: 26,
      clock_offset: 0,
      errors: [],
    },
  }
  await callInternalApi(backend, 'POST', '/presence', {
    players: [{ player, seen_at: Date.now(), connected: true, heartbeat }],
  })
  const getBanned = async (id = zone, device = player) =>
    (await fetchBundle(backend, id, device))?.policy.banned
  return { ...venue, player, getBanned }
}

test('a banned track is skipped and leaves the bundle of the zone until the ban is lifted', async () => {
  const venue = await createPlayingVenue()
  const { latest } = await listChanges(backend, 0)
  const { status, body } = await ban(venue)
  expect([status, body.data]).toMatchObject([
    200,
    [{ track: { title: 'Lagu pagi' }, scope: 'zone', until: null }],
  ])
  const changes = (await listChanges(backend, latest)).changes.map(({ change }) => change)
  expect(changes).toMatchObject([
    { kind: 'zone', zone: venue.zone },
    { kind: 'command', zone: venue.zone, command: { kind: 'skip' } },
  ])
  expect(await venue.getBanned()).toEqual([music.track])
  expect((await lift(venue, body.data[0].documentId)).body.data).toEqual([])
  expect(await venue.getBanned()).toEqual([])
  expect((await lift(venue, body.data[0].documentId)).status).toBe(404)
})

test('a ban in the unit or organisation applies in its other zones', async () => {
  const venue = await createPlayingVenue()
  const other = venue.zones[1]?.documentId ?? ''
  const { player } = await pairDevice(backend, { token: venue.token, zone: other })
  await ban(venue)
  expect(await venue.getBanned(other, player)).toEqual([])
  for (const scope of ['unit', 'organisation']) await ban({ ...venue, scope })
  expect(await venue.getBanned(other, player)).toEqual([music.track])
  expect((await list({ ...venue, zone: other })).map(({ scope }: { scope: string }) => scope)).toEqual([
    'organisation',
    'unit',
  ])
  const stranger = await createPlayingVenue()
  expect(await stranger.getBanned()).toEqual([])
  expect((await ban({ token: stranger.token, zone: venue.zone })).status).toBe(404)
})

test('a ban by staff ends after twelve hours, and staff cannot ban beyond a zone', async () => {
  const venue = await createPlayingVenue()
  const staff = await createColleague(backend, venue.token, 'staff')
  const asStaff = { ...venue, token: staff.token }
  const other = await addTrack(backend, { title: 'Lagu lain' })
  expect((await ban({ ...asStaff, scope: 'unit' })).status).toBe(403)
  const { body } = await ban(asStaff)
  expect(Date.parse(body.data[0].until) - Date.now()).toBeGreaterThan(11.9 * hour)
  const [lasting] = (await ban({ ...venue, track: other.documentId })).body.data
  expect((await lift(asStaff, lasting.documentId)).status).toBe(403)
  expect((await lift(venue, lasting.documentId)).status).toBe(200)
  const { endBans } = loadCompiled(() => import('#src/playback/track-ban/change'))
  await endBans()
  expect(await venue.getBanned()).toEqual([music.track])
  const { latest } = await listChanges(backend, 0)
  await endBans(Date.now() + 12.1 * hour)
  expect((await listChanges(backend, latest)).changes.map(({ change }) => change)).toEqual([
    { kind: 'zone', zone: venue.zone },
  ])
  expect(await venue.getBanned()).toEqual([])
})

test('members of selected units cannot ban in the organisation or lift its bans, and auditors cannot ban', async () => {
  const venue = await createPlayingVenue()
  const manager = await createColleague(backend, venue.token, 'manager', [venue.unit])
  const auditor = await createColleague(backend, venue.token, 'auditor')
  const asManager = { ...venue, token: manager.token }
  expect((await ban({ ...asManager, scope: 'organisation' })).status).toBe(403)
  expect((await ban({ ...asManager, scope: 'unit' })).status).toBe(200)
  expect((await ban({ ...venue, token: auditor.token })).status).toBe(403)
  const [newest] = (await ban({ ...venue, scope: 'organisation' })).body.data
  expect((await lift(asManager, newest.documentId)).status).toBe(403)
  expect(await list({ ...venue, token: auditor.token })).toHaveLength(2)
})

test('the same ban twice at once is one ban, and the longer one counts', async () => {
  const venue = await createPlayingVenue()
  const staff = await createColleague(backend, venue.token, 'staff')
  const bans = [venue, venue, { ...venue, token: staff.token }, venue]
  const statuses = (await Promise.all(bans.map(ban))).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(await list(venue)).toMatchObject([{ scope: 'zone', until: null }])
})

test('an unknown track cannot be banned, and a zone has room for 500 bans', async () => {
  const venue = await createPlayingVenue()
  expect((await ban({ ...venue, track: 'unknown' })).body.error.details.errors).toMatchObject([
    { path: ['track'], message: 'validation.invalid' },
  ])
  const { zones, unit } = venue
  const rows = await backend.strapi.db.connection('business_units').where({ document_id: unit }).select()
  const [{ id: business_unit_id, organisation_id }] = rows
  await backend.strapi.db.connection('track_bans').insert(
    Array.from({ length: 500 }, (_, index) => ({
      ...{ document_id: `ban-${index}`, organisation_id, business_unit_id, zone_id: zones[0]?.id },
      ...{ track: `track-${index}`, created_at: Date.now() },
    })),
  )
  expect(await ban(venue)).toMatchObject({
    status: 409,
    body: { error: { details: { code: 'too-many-bans' } } },
  })
  expect(await venue.getBanned()).toHaveLength(500)
})
