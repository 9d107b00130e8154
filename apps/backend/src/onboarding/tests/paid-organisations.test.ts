import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createVenue, fetchBundle, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 480_000)
afterAll(() => backend.stop())

const password = 'Kopi-susu-pagi-7'
const call = (method: string, path: string, token: string, body?: unknown) =>
  backend.call(method, path, { token, ...(body !== undefined && { body }) })
const remove = (token: string) => call('POST', '/account/removal', token, { password })
const getCode = ({ status, body }: { status: number; body: { error?: { details?: { code?: string } } } }) => [
  status,
  body?.error?.details?.code,
]
const getOrganisation = async (token: string): Promise<string> =>
  (await call('GET', '/users/me', token)).body.active_organisation

test('the last owner of a paid organisation sees what is running and cannot delete their account', async () => {
  const venue = await createVenue(backend)
  const organisation = await getOrganisation(venue.token)
  const { body } = await call('GET', '/account/removal', venue.token)
  expect(body).toMatchObject({
    organisations: [],
    paid: [
      {
        documentId: organisation,
        total: 1,
        subscriptions: [{ business_unit: { documentId: venue.unit }, expired_date: expect.any(String) }],
      },
    ],
  })
  expect(getCode(await remove(venue.token))).toEqual([409, 'running-subscriptions'])
  expect((await call('GET', '/users/me', venue.token)).status).toBe(200)
})

test('the account can be deleted after another owner has joined', async () => {
  const venue = await createVenue(backend)
  await createColleague(backend, venue.token, 'owner')
  expect((await call('GET', '/account/removal', venue.token)).body.paid).toEqual([])
  expect((await remove(venue.token)).status).toBe(204)
})

test('the owner can end the subscriptions with their password, which ends the music, and then delete the account', async () => {
  const venue = await createVenue(backend)
  const device = await pairDevice(backend, { token: venue.token, zone: venue.zone })
  const organisation = await getOrganisation(venue.token)
  const end = (typed: string, id = organisation) =>
    call('POST', '/account/removal/subscriptions', venue.token, { organisation: id, password: typed })
  expect((await end('bukan-kata-sandinya')).body.error.details.errors).toEqual([
    { path: ['password'], message: 'validation.password_wrong' },
  ])
  const stranger = await createVenue(backend)
  expect((await end(password, await getOrganisation(stranger.token))).status).toBe(404)
  expect((await end(password)).status).toBe(204)
  const bundle = await fetchBundle(backend, venue.zone, device.player)
  expect(bundle?.plan.licence.state).not.toBe('active')
  const [{ action }] = (await call('GET', '/audit-entries?kind=subscription', venue.token)).body.data
  expect(action).toBe('subscription.ended')
  expect((await call('GET', '/account/removal', venue.token)).body.paid).toEqual([])
  expect((await remove(venue.token)).status).toBe(204)
})

test('subscriptions cannot be ended this way while somebody else is a member', async () => {
  const venue = await createVenue(backend)
  const organisation = await getOrganisation(venue.token)
  await createColleague(backend, venue.token, 'staff')
  const body = { organisation, password }
  expect((await call('POST', '/account/removal/subscriptions', venue.token, body)).status).toBe(404)
})

test('the last owner can neither leave nor be demoted, in the portal or in the panel', async () => {
  const venue = await createVenue(backend)
  const [{ documentId: membership }] = (await call('GET', '/users/me', venue.token)).body.memberships
  expect(getCode(await call('DELETE', `/members/${membership}`, venue.token))).toEqual([409, 'last-owner'])
  const access = { role: 'manager', all_units: true, units: [] }
  expect(getCode(await call('PUT', `/members/${membership}`, venue.token, access))).toEqual([
    409,
    'last-owner',
  ])
  const panel = await openPanel(backend)
  const uid = 'api::membership.membership'
  expect((await panel.write(uid, membership, { role: 'manager' })).status).toBe(400)
  expect((await panel.write(uid, membership, { deactivated_at: new Date() })).status).toBe(400)
})

test('staff cannot delete the account of the last owner of a paid organisation, and see what is running', async () => {
  const venue = await createVenue(backend)
  const users = backend.strapi.documents('plugin::users-permissions.user')
  const { documentId } = (await call('GET', '/users/me', venue.token)).body
  await expect(users.delete({ documentId })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/subscriptions are running: .+ \(.+\)/),
  })
})
