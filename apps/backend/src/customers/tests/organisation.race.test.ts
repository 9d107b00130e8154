import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createColleague,
  getMembershipId,
  newJoinBody,
  sendInvitation,
  waitForInvitationToken,
} from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { createVenue } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { newRegistration } from '#tests/people'
import { countRows, startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort()

async function twoOwners() {
  const one = await createCustomer(backend)
  const two = await createColleague(backend, one.token, 'owner')
  const id = await getMembershipId(backend, one.token)
  const organisation = (await backend.call('GET', '/users/me', { token: one.token })).body.active_organisation
  return { one: { token: one.token, id }, two: { token: two.token, id: two.membership }, organisation }
}

const owners = (organisation: string) =>
  countRows(backend, 'api::membership.membership', {
    organisation: { documentId: organisation },
    role: 'owner',
    deactivated_at: { $null: true },
  })

test.each([
  ['remove', 'DELETE', '', undefined],
  ['deactivate', 'POST', '/deactivate', undefined],
  ['demote', 'PUT', '', { role: 'staff', all_units: true, units: [] }],
] as const)('one owner remains when two owners concurrently %s each other', async (_, method, end, body) => {
  const { one, two, organisation } = await twoOwners()
  const responses = await Promise.all([
    backend.call(method, `/members/${two.id}${end}`, { token: one.token, body }),
    backend.call(method, `/members/${one.id}${end}`, { token: two.token, body }),
  ])
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(1)
  expect(responses.filter(({ status }) => [403, 404].includes(status))).toHaveLength(1)
  expect(await owners(organisation)).toBe(1)
})

test('one owner remains when two owners leave concurrently', async () => {
  const { one, two, organisation } = await twoOwners()
  const responses = await Promise.all(
    [one, two].map(({ token, id }) => backend.call('DELETE', `/members/${id}`, { token })),
  )
  expect(statuses(responses)).toEqual([204, 409])
  expect(await owners(organisation)).toBe(1)
})

const deleteAccount = (token: string) =>
  backend.call('POST', '/account/removal', { token, body: { password: 'Kopi-susu-pagi-7' } })

test('one owner remains when two owners delete their accounts concurrently and another member exists', async () => {
  const { one, two, organisation } = await twoOwners()
  await createColleague(backend, one.token, 'staff')
  const responses = await Promise.all([deleteAccount(one.token), deleteAccount(two.token)])
  expect(statuses(responses)).toEqual([204, 409])
  expect(await owners(organisation)).toBe(1)
})

test('one owner of a paid organisation remains when its only two members delete their accounts concurrently', async () => {
  const venue = await createVenue(backend)
  const second = await createColleague(backend, venue.token, 'owner')
  const responses = await Promise.all([deleteAccount(venue.token), deleteAccount(second.token)])
  expect(statuses(responses)).toEqual([204, 409])
})

test('an active owner remains when one owner deletes their account while another deactivates it', async () => {
  const { one, two, organisation } = await twoOwners()
  await createColleague(backend, one.token, 'staff')
  const responses = await Promise.all([
    deleteAccount(one.token),
    backend.call('POST', `/members/${one.id}/deactivate`, { token: two.token }),
    backend.call('POST', `/members/${two.id}/deactivate`, { token: one.token }),
  ])
  expect(responses.filter(({ status }) => status >= 500)).toEqual([])
  expect(await owners(organisation)).toBeGreaterThanOrEqual(1)
})

test('one owner remains when staff and a member concurrently remove the last two', async () => {
  const { one, two, organisation } = await twoOwners()
  const panel = await openPanel(backend)
  const uid = 'api::membership.membership'
  const responses = await Promise.all([
    panel.write(uid, one.id, { role: 'staff' }),
    backend.call('DELETE', `/members/${two.id}`, { token: two.token }),
  ])
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(1)
  expect(await owners(organisation)).toBe(1)
})

test('an invitation accepted five times concurrently creates one account and one membership', async () => {
  const { one, organisation } = await twoOwners()
  const { email } = newRegistration()
  await sendInvitation(backend, one.token, email, { role: 'staff' })
  const body = newJoinBody(await waitForInvitationToken(backend, email))
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => backend.call('POST', '/invitations/join', { body })),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.every(({ status }) => [200, 400, 404].includes(status))).toBe(true)
  const where = { user: { email }, organisation: { documentId: organisation } }
  expect(await countRows(backend, 'api::membership.membership', where)).toBe(1)
})

test('inviting one address five times concurrently sends one invitation', async () => {
  const { one } = await twoOwners()
  const { email } = newRegistration()
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => sendInvitation(backend, one.token, email, { role: 'staff' })),
  )
  expect(statuses(responses)).toEqual([200, 400, 400, 400, 400])
  expect(await countRows(backend, 'api::invitation.invitation', { email })).toBe(1)
})

test('nobody joins by the invitation of an owner who is removed at the same time, unless they joined first', async () => {
  const { one, two, organisation } = await twoOwners()
  const emails = Array.from({ length: 5 }, () => newRegistration().email)
  for (const email of emails) await sendInvitation(backend, two.token, email, { role: 'owner' })
  const bodies = await Promise.all(
    emails.map(async email => newJoinBody(await waitForInvitationToken(backend, email))),
  )
  const [removed, ...joined] = await Promise.all([
    backend.call('DELETE', `/members/${two.id}`, { token: one.token }),
    ...bodies.map(body => backend.call('POST', '/invitations/join', { body })),
  ])
  expect(removed?.status).toBe(204)
  expect(joined.every(({ status }) => [200, 404].includes(status))).toBe(true)
  const entries: { action: string }[] = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({
      where: {
        organisation: { documentId: organisation },
        action: { $in: ['membership.joined', 'membership.removed'] },
      },
      orderBy: { id: 'asc' },
    })
  expect(entries.at(-1)?.action).toBe('membership.removed')
  expect(await countRows(backend, 'api::invitation.invitation', { email: { $in: emails } })).toBe(0)
})
