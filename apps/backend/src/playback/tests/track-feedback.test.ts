import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, callInternalApi, fetchBundle } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { callFromPhone, createRemoteVenue, getDisplayedPass, joinWithPin } from '#tests/remote-passes'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const uid = 'api::track-report.track-report'
const hour = 3_600_000
const endBans = (now: number) => loadCompiled(() => import('#src/playback/track-ban/change')).endBans(now)

/** A venue whose only device plays the track, with a pass for its staff. */
async function createPlayingVenue() {
  const venue = await createRemoteVenue(backend)
  const { token, zone } = venue
  const { body } = await joinWithPin(backend, await getDisplayedPass(backend, venue))
  const pass: string = body.token
  const rows = await backend.strapi.db
    .connection('players')
    .orderBy('id', 'desc')
    .limit(1)
    .select('document_id')
  const player: string = rows[0].document_id
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
  const act = (action: object, who = token) =>
    backend.call('POST', `/zones/${zone}/track-actions`, {
      token: who,
      body: { track: music.track, ...action },
    })
  return {
    ...venue,
    pass,
    act,
    undo: (id: string, who = token) =>
      backend.call('POST', `/zones/${zone}/track-actions`, { token: who, body: { kind: 'undo', id } }),
    actAsStaff: (action: object) =>
      callFromPhone(backend, 'POST', '/staff-remote/track-actions', { pass, body: action }),
    getBanned: async () => (await fetchBundle(backend, zone, player))?.policy.banned,
    listFeedback: async (who = token) =>
      (await backend.call('GET', `/zones/${zone}/track-feedback`, { token: who })).body,
    listBans: async () => (await backend.call('GET', `/zones/${zone}/bans`, { token })).body.data,
  }
}

test('a like counts once for each person, and can be taken back', async () => {
  const venue = await createPlayingVenue()
  const liked = await Promise.all([1, 2, 3].map(() => venue.act({ kind: 'like' })))
  expect(liked.map(({ status }) => status)).toEqual([200, 200, 200])
  const like = { kind: 'like', track: music.track }
  const { body } = await venue.actAsStaff(like)
  expect(body).toMatchObject({
    likes: 2,
    liked: true,
    latest: { kind: 'like', track: { title: 'Lagu pagi' } },
  })
  const { feedback } = (await backend.call('GET', `/zones/${venue.zone}`, { token: venue.token })).body
  expect(feedback).toMatchObject({ likes: 2, liked: true, reported: false })
  // Nobody takes back what somebody else likes.
  expect((await venue.undo(body.latest.documentId)).body.likes).toBe(2)
  expect((await venue.undo(feedback.latest.documentId)).body).toMatchObject({
    likes: 1,
    liked: false,
    latest: null,
  })
  expect((await venue.actAsStaff({ kind: 'unlike', track: music.track })).body.likes).toBe(0)
})

test('a ban by the holder of a pass ends with the pass, and a manager can make it last', async () => {
  const venue = await createPlayingVenue()
  const { body } = await venue.actAsStaff({ kind: 'ban', track: music.track })
  expect(body.latest).toMatchObject({ kind: 'ban', requested: false })
  const end = Date.parse(body.latest.until)
  expect([end > Date.now() + 7.9 * hour, end <= Date.now() + 8 * hour]).toEqual([true, true])
  expect(await venue.getBanned()).toEqual([music.track])
  const asked = await venue.actAsStaff({ kind: 'request-ban', track: music.track })
  expect(asked.body.latest.requested).toBe(true)
  await venue.actAsStaff({ kind: 'request-ban', track: music.track })
  const staff = await createColleague(backend, venue.token, 'staff')
  expect((await venue.listFeedback(staff.token)).requests).toEqual([])
  const { requests } = await venue.listFeedback()
  expect(requests).toMatchObject([{ by: 'Rina', track: { title: 'Lagu pagi' } }])
  const { body: bans } = await backend.call('POST', `/zones/${venue.zone}/bans`, {
    token: venue.token,
    body: { track: music.track, scope: 'zone' },
  })
  expect(bans.data).toMatchObject([{ until: null }])
  expect((await venue.listFeedback()).requests).toEqual([])
  // The holder can no longer take back what has become the manager's ban.
  await venue.actAsStaff({ kind: 'undo', id: body.latest.documentId })
  expect(await venue.getBanned()).toEqual([music.track])
})

test('a ban is taken back once, however often that is sent, and only by its author', async () => {
  const venue = await createPlayingVenue()
  const stranger = await createPlayingVenue()
  const { body } = await venue.act({ kind: 'ban' })
  const { documentId: id } = body.latest
  expect(body.latest.until).toBeNull()
  await stranger.undo(id)
  await venue.actAsStaff({ kind: 'undo', id })
  expect(await venue.getBanned()).toEqual([music.track])
  const undone = await Promise.all([1, 2].map(() => venue.undo(id)))
  expect(undone.map(one => [one.status, one.body.latest])).toEqual([
    [200, null],
    [200, null],
  ])
  expect(await venue.getBanned()).toEqual([])
  const declined = async (request: string, token = venue.token) =>
    (await backend.call('DELETE', `/zones/${venue.zone}/ban-requests/${request}`, { token })).status
  await venue.actAsStaff({ kind: 'request-ban', track: music.track })
  const [request] = (await venue.listFeedback()).requests
  const staff = await createColleague(backend, venue.token, 'staff')
  expect(await declined(request.documentId, staff.token)).toBe(403)
  expect(await declined(request.documentId, stranger.token)).toBe(404)
  expect([await declined(request.documentId), await declined(request.documentId)]).toEqual([200, 404])
})

test('bans by staff are limited in an hour, those by managers are not', async () => {
  const venue = await createPlayingVenue()
  const statuses = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await venue.actAsStaff({ kind: 'ban', track: music.track })).status)
  expect([statuses[0], statuses[19], statuses[20]]).toEqual([200, 200, 429])
  expect((await venue.act({ kind: 'ban' })).status).toBe(200)
  const auditor = await createColleague(backend, venue.token, 'auditor')
  expect((await venue.act({ kind: 'like' }, auditor.token)).status).toBe(403)
  expect((await venue.act({ kind: 'like', track: 'unknown' })).status).toBe(400)
})

const report = { kind: 'report', reason: 'profanity', explanation: 'Di menit kedua.' }

test('a reported track does not play until a curator replies, whose reply reaches the member', async () => {
  const venue = await createPlayingVenue()
  const sent = await Promise.all([1, 2].map(() => venue.act(report)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  const [open, ...more] = (await venue.listFeedback()).reports
  expect([open, more]).toMatchObject([{ state: 'open', reason: 'profanity', reply: null }, []])
  expect(await venue.getBanned()).toEqual([music.track])
  const curator = await openPanel(backend, 'curator')
  const id: string = open.documentId
  expect((await curator.write(uid, id, { state: 'confirmed' })).status).toBe(400)
  expect((await curator.write(uid, id, { reply: 'Kami dengarkan.' })).status).toBe(400)
  const reply = 'Sudah kami dengarkan, tidak ada kata kasar.'
  expect((await curator.write(uid, id, { state: 'dismissed', reply })).status).toBe(200)
  expect((await curator.write(uid, id, { state: 'confirmed' })).status).toBe(400)
  expect(await venue.getBanned()).toEqual([])
  expect((await venue.listFeedback()).reports).toMatchObject([{ state: 'dismissed', reply }])
  await settleJobs()
  expect(await backend.mail.waitForEmails(venue.email, 1, /tidak ada kata kasar/)).toHaveLength(1)
  const exported = (await backend.call('GET', '/account/export', { token: venue.token })).body
  expect(exported.track_reports).toMatchObject([{ reason: 'profanity', explanation: report.explanation }])
})

test('a confirmed report bans the track for good, also after the ban of the report has ended', async () => {
  const venue = await createPlayingVenue()
  const { body } = await venue.actAsStaff({ track: music.track, ...report, explanation: undefined })
  expect(body.latest).toMatchObject({ kind: 'report', track: { title: 'Lagu pagi' } })
  await endBans(Date.now() + 73 * hour)
  expect(await venue.getBanned()).toEqual([])
  const curator = await openPanel(backend, 'curator')
  const [{ documentId }] = (await venue.listFeedback()).reports
  const reply = 'Benar, lagu ini kami tandai.'
  expect((await curator.write(uid, documentId, { state: 'confirmed', reply })).status).toBe(200)
  expect(await venue.listBans()).toMatchObject([{ until: null, scope: 'zone' }])
})

test('a report is withdrawn by its author until a curator has replied', async () => {
  const venue = await createPlayingVenue()
  const { body } = await venue.actAsStaff({ track: music.track, ...report })
  await venue.undo(body.latest.documentId)
  expect((await venue.listFeedback()).reports).toHaveLength(1)
  const undone = await venue.actAsStaff({ kind: 'undo', id: body.latest.documentId })
  expect(undone.body.latest).toBeNull()
  expect((await venue.listFeedback()).reports).toEqual([])
  expect(await venue.getBanned()).toEqual([])
})
