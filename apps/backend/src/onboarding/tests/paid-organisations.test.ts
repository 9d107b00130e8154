import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createVenue, fetchBundle, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
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

const day = 86_400_000
const closeOrganisations = (now: Date) =>
  loadCompiled(() => import('#src/onboarding/personal-data/end')).closeOrganisations(now)
const inDays = (days: number) => new Date(Date.now() + days * day)

/** A playing venue whose owner is its only member, and the calls that end what runs there or keep it. */
async function createClosingVenue() {
  const venue = await createVenue(backend)
  const device = await pairDevice(backend, { token: venue.token, zone: venue.zone })
  const organisation = await getOrganisation(venue.token)
  return {
    ...venue,
    ...{ device, organisation },
    end: (typed = password, id = organisation) =>
      call('POST', '/account/removal/subscriptions', venue.token, { organisation: id, password: typed }),
    keep: () => call('POST', '/account/removal/subscriptions/keep', venue.token, { organisation }),
    paid: async () => (await call('GET', '/account/removal', venue.token)).body.paid,
    licence: async () => (await fetchBundle(backend, venue.zone, device.player))?.plan.licence.state ?? null,
  }
}

test('the owner sees what would be lost, and can take the end back for fourteen days', async () => {
  const venue = await createClosingVenue()
  const [held] = await venue.paid()
  expect(held).toMatchObject({ ends_at: null, remaining: { zones: 2, devices: 1 } })
  expect(held.remaining.days).toBeGreaterThanOrEqual(27)
  expect(held.remaining.worth).toBeGreaterThan(1_500_000)
  expect((await venue.end('bukan-kata-sandinya')).body.error.details.errors).toEqual([
    { path: ['password'], message: 'validation.password_wrong' },
  ])
  const stranger = await createVenue(backend)
  expect((await venue.end(password, await getOrganisation(stranger.token))).status).toBe(404)
  expect((await venue.keep()).status).toBe(404)
  expect((await venue.end()).status).toBe(204)
  expect((await venue.end()).status).toBe(204)
  const [closing] = await venue.paid()
  expect(Math.round((Date.parse(closing.ends_at) - Date.now()) / day)).toBe(14)
  await backend.mail.waitForEmails(venue.email, 1, /semua perangkat dan izin staf/)
  expect(getCode(await remove(venue.token))).toEqual([409, 'running-subscriptions'])
  await closeOrganisations(inDays(13))
  expect(await venue.licence()).toBe('active')
  expect((await venue.keep()).status).toBe(204)
  await closeOrganisations(inDays(15))
  expect(await venue.licence()).toBe('active')
})

test('after fourteen days the music, the device and the passes end, and the account can be deleted', async () => {
  const venue = await createClosingVenue()
  await venue.end()
  await Promise.all([closeOrganisations(inDays(14.1)), closeOrganisations(inDays(14.1))])
  expect(await venue.licence()).toBeNull()
  const actions = (await call('GET', '/audit-entries', venue.token)).body.data.map(
    ({ action }: { action: string }) => action,
  )
  expect(actions.filter((action: string) => action === 'organisation.closed')).toHaveLength(1)
  expect(actions.filter((action: string) => action === 'player.unpaired')).toHaveLength(1)
  expect(actions).toContain('subscription.ended')
})

test('the end is not carried out once somebody else is a member', async () => {
  const venue = await createClosingVenue()
  await venue.end()
  await createColleague(backend, venue.token, 'owner')
  await closeOrganisations(inDays(15))
  expect(await venue.licence()).toBe('active')
  expect((await remove(venue.token)).status).toBe(204)
})

test('the end is not carried out after its owner has handed the organisation over and left', async () => {
  const venue = await createClosingVenue()
  await venue.end()
  const successor = await createColleague(backend, venue.token, 'owner')
  expect((await remove(venue.token)).status).toBe(204)
  await closeOrganisations(inDays(15))
  const { data } = (await call('GET', '/licences', successor.token)).body
  expect(data.map(({ state }: { state: string }) => state)).toContain('active')
})

test('the end can be taken back although there is a member who was deactivated', async () => {
  const venue = await createClosingVenue()
  await venue.end()
  const { membership } = await createColleague(backend, venue.token, 'staff')
  await backend.strapi.db
    .connection('memberships')
    .where({ document_id: membership })
    .update({ deactivated_at: new Date() })
  expect((await venue.keep()).status).toBe(204)
  await closeOrganisations(inDays(15))
  expect(await venue.licence()).toBe('active')
})

test('of two owners who leave at once, one stays', async () => {
  const venue = await createVenue(backend)
  const other = await createColleague(backend, venue.token, 'owner')
  const answers = await Promise.all([remove(venue.token), remove(other.token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('an account cannot be deleted while a refund is on its way', async () => {
  const venue = await createVenue(backend)
  const { requestRefund } = loadCompiled(() => import('#src/billing/payment/refunds'))
  const { id } = await backend.strapi.db
    .connection('orders')
    .where({ document_id: venue.order.documentId })
    .first('id')
  const refund = { attempt: null, mode: 'manual', reason: 'Uji', order: id, amount: 1_000, key: `left-${id}` }
  await requestRefund({ ...refund, staff: { id: 1, actor: { kind: 'staff', name: 'Uji' } } } as never)
  const { endRunningSubscriptions } = loadCompiled(() => import('#src/billing/subscription/running'))
  const { organisation_id } = await backend.strapi.db
    .connection('business_units')
    .where({ document_id: venue.unit })
    .first('organisation_id')
  await backend.strapi.db.transaction(() =>
    endRunningSubscriptions(organisation_id, { kind: 'system', name: 'test' }, new Date()),
  )
  expect((await call('GET', '/account/removal', venue.token)).body.paid).toMatchObject([
    { total: 0, money: { refunds: { count: 1, amount: 1_000 } } },
  ])
  expect(getCode(await remove(venue.token))).toEqual([409, 'open-money'])
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
