import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { type Backend, loadCompiled } from '#tests/harness'
import {
  callFromPhone,
  createRemoteVenue,
  getCode,
  getDisplayedPass,
  joinWithPin,
  listPasses,
  pin,
  readStaffRemote,
  requestApproval,
  setRemote,
} from '#tests/remote-passes'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const remote = (pass: string) => readStaffRemote(backend, pass)

describe('a request for a staff pass', () => {
  test('becomes a pass once a member has approved it, and can be answered only once', async () => {
    const venue = await createRemoteVenue(backend)
    const { body } = await requestApproval(backend, await getDisplayedPass(backend, venue))
    expect(body.pass).toMatchObject({ state: 'waiting', number: expect.any(Number) })
    const { body: waiting } = await remote(body.token)
    expect(waiting).toMatchObject({ remote: null, holders: [], pass: { number: body.pass.number } })
    const desired = { pass: body.token, body: { paused: true } }
    expect(getCode(await callFromPhone(backend, 'PUT', '/staff-remote/desired', desired))).toEqual([
      409,
      'pass-ended',
    ])
    const requests = await backend.call('GET', '/remote-requests', { token: venue.token })
    expect(requests.body.data).toMatchObject([
      { name: 'Dewi', number: body.pass.number, zone: { documentId: venue.zone } },
    ])
    const answer = (what: string) =>
      backend.call('POST', `/zones/${venue.zone}/remote-passes/${body.pass.documentId}/${what}`, {
        token: venue.token,
        body: {},
      })
    expect((await answer('approve')).body.data).toMatchObject([
      { name: 'Dewi', state: 'active', granted_by: 'Sari Wulandari', number: null },
    ])
    expect(getCode(await answer('approve'))).toEqual([409, 'request-settled'])
    expect(getCode(await answer('decline'))).toEqual([409, 'request-settled'])
    expect((await remote(body.token)).body.pass.state).toBe('active')
  })

  test('can be declined, and can no longer be approved once it has expired', async () => {
    const venue = await createRemoteVenue(backend)
    const screen = await getDisplayedPass(backend, venue)
    const [declined, late] = [await requestApproval(backend, screen), await requestApproval(backend, screen)]
    const answer = (pass: string, what: string) =>
      backend.call('POST', `/zones/${venue.zone}/remote-passes/${pass}/${what}`, {
        token: venue.token,
        body: {},
      })
    expect((await answer(declined.body.pass.documentId, 'decline')).status).toBe(200)
    expect((await remote(declined.body.token)).body.pass.state).toBe('declined')
    const passes = backend.strapi.db.connection('remote_passes')
    await passes.where({ document_id: late.body.pass.documentId }).update({ expires_at: Date.now() - 1 })
    expect(getCode(await answer(late.body.pass.documentId, 'approve'))).toEqual([409, 'request-settled'])
    expect((await remote(late.body.token)).body.pass.state).toBe('expired')
  })

  test('can be answered only by members who may delegate control of its zone', async () => {
    const venue = await createRemoteVenue(backend)
    const other = await createRemoteVenue(backend)
    const { body } = await requestApproval(backend, await getDisplayedPass(backend, venue))
    const answer = (token: string, zone = venue.zone) =>
      backend.call('POST', `/zones/${zone}/remote-passes/${body.pass.documentId}/approve`, {
        token,
        body: {},
      })
    const staff = await createColleague(backend, venue.token, 'staff')
    expect((await answer(staff.token)).status).toBe(403)
    expect((await backend.call('GET', '/remote-requests', { token: staff.token })).status).toBe(403)
    expect(await listPasses(backend, { token: staff.token, zone: venue.zone })).toHaveLength(1)
    expect((await answer(other.token)).status).toBe(404)
    expect((await answer(other.token, other.zone)).status).toBe(404)
    expect((await backend.call('GET', '/remote-requests', { token: other.token })).body.data).toEqual([])
    const setting = await backend.call('GET', `/business-units/${venue.unit}/remote`, { token: staff.token })
    expect(setting.status).toBe(403)
    const manager = await createColleague(backend, venue.token, 'manager')
    expect((await answer(manager.token)).status).toBe(200)
  })

  test('is limited per zone', async () => {
    const venue = await createRemoteVenue(backend)
    const screen = await getDisplayedPass(backend, venue)
    const statuses = []
    for (let count = 0; count < 13; count += 1) statuses.push((await requestApproval(backend, screen)).status)
    expect([statuses[11], statuses[12]]).toEqual([201, 429])
    const numbers = (await listPasses(backend, venue)).map(({ number }: { number: number }) => number)
    expect(new Set(numbers).size).toBe(12)
  })
})

test('the list of passes shows the last action of each member, but not of holders of a staff pass', async () => {
  const venue = await createRemoteVenue(backend)
  const manager = await createColleague(backend, venue.token, 'manager')
  const desired = (token: string, body: object) =>
    backend.call('PUT', `/zones/${venue.zone}/desired`, { token, body })
  await desired(venue.token, { paused: true })
  await desired(manager.token, { volume: 30 })
  await desired(venue.token, { paused: false })
  const joined = await joinWithPin(backend, await getDisplayedPass(backend, venue))
  await callFromPhone(backend, 'PUT', '/staff-remote/desired', {
    pass: joined.body.token,
    body: { paused: true },
  })
  const { body } = await backend.call('GET', `/zones/${venue.zone}/remote-passes`, { token: venue.token })
  expect(body.members.map(({ command }: { command: string }) => command)).toEqual(['resume', 'volume'])
  expect(body.members[0]).toMatchObject({ name: expect.any(String), at: expect.any(String) })
})

describe('the remote setting of a unit', () => {
  test('requires a PIN to allow the staff remote, and never returns the PIN', async () => {
    const venue = await createRemoteVenue(backend, { allowed: false })
    const missing = await setRemote(backend, venue, { allowed: true })
    expect(missing.body.error.details.errors).toEqual([
      { path: ['new_staff_pin'], message: 'validation.required' },
    ])
    const set = await setRemote(backend, venue, { allowed: true, new_staff_pin: pin })
    expect(set.body).toEqual({ allowed: true, has_pin: true, changed_at: expect.any(String) })
    const { pin_hash } = await backend.strapi.db.connection('unit_remotes').orderBy('id', 'desc').first()
    expect(pin_hash).toMatch(/^\$2/)
  })

  test('old requests and passes are deleted after a while', async () => {
    const venue = await createRemoteVenue(backend)
    const screen = await getDisplayedPass(backend, venue)
    await joinWithPin(backend, screen)
    await requestApproval(backend, screen)
    const passes = () =>
      backend.strapi.db.connection('remote_passes').where({ zone_id: venue.zones[0]?.id ?? 0 })
    const { deleteOldPasses } = loadCompiled(() => import('#src/playback/remote-pass/row'))
    const day = 86_400_000
    await deleteOldPasses(Date.now() + 2 * day)
    expect(await passes()).toHaveLength(1)
    await deleteOldPasses(Date.now() + 366 * day + 8 * 3_600_000)
    expect(await passes()).toHaveLength(0)
  })
})
