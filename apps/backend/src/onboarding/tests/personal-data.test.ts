import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, registerUpToConfirmation } from '#tests/customers'
import { type Backend, internalKey, loadCompiled, startBackend } from '#tests/harness'
import { createMember, newRegistration, signIn } from '#tests/people'
import { findTablesContaining } from '#tests/tables'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

let count = 0
/** Creates a person with unique values, so that each can be found wherever it is stored. */
function uniquePerson() {
  count += 1
  return {
    first_name: `Depan${count}tanda`,
    last_name: `Belakang${count}tanda`,
    email: `surat${count}tanda@contoh.test`,
    mobile_number: `0813777${String(10_000 + count)}`,
    referral_code: `RUJUK${count}TANDA`,
  }
}
const values = (person: ReturnType<typeof uniquePerson>) => [
  person.first_name,
  person.last_name,
  person.email,
  person.mobile_number.slice(1),
]

const query = (uid: string) => backend.strapi.db.query(uid as 'api::membership.membership')
const getId = async (uid: string, documentId: string) =>
  (await query(uid).findOne({ where: { documentId } })).id
const remove = (token: string, password = 'Kopi-susu-pagi-7') =>
  backend.call('POST', '/account/removal', { token, body: { password } })
const files = () => {
  const folder = join(backend.dataDir, 'private', 'tax-files')
  return existsSync(folder) ? readdirSync(folder) : []
}

async function addMembership(organisation: string, user: string, role: string) {
  await query('api::membership.membership').create({
    data: {
      seat: `${user}:${organisation}`,
      role,
      all_units: true,
      user: await getId('plugin::users-permissions.user', user),
      organisation: await getId('api::organisation.organisation', organisation),
    },
  })
}
const getOrganisation = async (token: string): Promise<string> =>
  (await backend.call('GET', '/users/me', { token })).body.active_organisation

test('the export contains all data and activity of a person, and nothing about anyone else', async () => {
  const person = uniquePerson()
  const other = uniquePerson()
  await createCustomer(backend, { property: { brand_name: 'Hotel Lain Sekali' } }, other)
  const { token, order } = await createCustomer(backend, {}, person)
  const response = await backend.call('GET', '/account/export', { token })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const value of [...values(person), person.referral_code]) expect(response.text).toContain(value)
  expect(response.body).toMatchObject({
    account: { memberships: [{ role: 'owner' }] },
    consents: [{ purpose: 'terms' }, { purpose: 'terms' }],
    registration: { property: { brand_name: 'Hotel Melati' }, file_npwp: null },
    sessions: [{ device_label: expect.any(String) }],
    orders_placed: [{ number: order.number }],
    activity: [{ action: 'order.placed' }],
  })
  for (const value of [...values(other), 'Hotel Lain Sekali', '$2', 'digest', newRegistration().password]) {
    expect(response.text).not.toContain(value)
  }
})

test('a deleted account remains in no table, while its orders and audit entries stay with the organisation', async () => {
  const person = uniquePerson()
  const device = { 'x-internal-key': internalKey, 'x-device': 'perangkat-yang-dihapus-01' }
  const { token, email, order, user } = await createCustomer(backend, {}, person)
  await signIn(backend, email, 'Kopi-susu-pagi-7', device)
  await backend.call('POST', '/auth/forgot-password', { body: { email } })
  await backend.call('POST', '/account/mobile-number/send-code', {
    token,
    body: { currentPassword: 'Kopi-susu-pagi-7' },
  })
  const host = await createCustomer(backend, {}, uniquePerson())
  await query('api::invitation.invitation').create({
    data: {
      seat: 'a-seat-of-the-test',
      digest: 'digest-of-a-token',
      email,
      locale: 'id',
      role: 'staff',
      all_units: true,
      organisation: await getId('api::organisation.organisation', await getOrganisation(host.token)),
    },
  })
  expect(await findTablesContaining(backend, values(person))).toEqual(
    expect.arrayContaining(['invitations', 'up_users']),
  )

  const sent = backend.strapi.db.connection('sent_emails').where({
    user_id: await getId('plugin::users-permissions.user', user.documentId),
  })
  expect(await sent.clone()).not.toEqual([])
  const response = await remove(token)
  expect([response.status, response.text]).toEqual([204, ''])
  expect(await sent.clone()).toEqual([])
  const [mail] = await backend.mail.waitForEmails(email, 1, /telah dihapus/)
  expect(mail?.subject).toBe('Akun Anda telah dihapus')
  expect(await findTablesContaining(backend, values(person))).toEqual([])
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(401)
  expect((await signIn(backend, email, 'Kopi-susu-pagi-7', device)).body.error.details.code).toBe(
    'credentials',
  )

  const keptOrder = await query('api::order.order').findOne({
    where: { documentId: order.documentId },
    populate: { organisation: true, placed_by: true, business_unit: true },
  })
  expect(keptOrder).toMatchObject({
    number: order.number,
    placed_by: null,
    organisation: { name: 'PT Melati Sentosa' },
  })
  const auditEntries = await query('api::audit-entry.audit-entry').findMany({
    where: { actor: user.documentId },
    orderBy: { id: 'asc' },
  })
  expect(auditEntries.map(({ action }: { action: string }) => action)).toEqual([
    'order.placed',
    'order.cancelled',
    'membership.removed',
  ])
  expect(await query('api::consent.consent').count({ where: { owner: user.documentId } })).toBe(2)
  expect(await query('api::session.session').count({ where: { owner: user.documentId } })).toBe(0)
})

test('deleting an account also deletes its draft and the tax file on disk', async () => {
  const before = files()
  const { token } = await registerUpToConfirmation(backend, {}, uniquePerson())
  expect(files()).toHaveLength(before.length + 1)
  expect((await remove(token)).status).toBe(204)
  expect(files()).toEqual(before)
})

test('an unfinished registration is deleted with its tax file after twelve months, and its account remains', async () => {
  const { deleteAbandonedRegistrations } = loadCompiled(
    () => import('#src/onboarding/registration/retention'),
  )
  const before = files()
  const { token } = await registerUpToConfirmation(backend, {}, uniquePerson())
  const after = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))
  const own = files().filter(file => !before.includes(file))
  expect(own).toHaveLength(1)
  await deleteAbandonedRegistrations(after(11))
  expect(files()).toEqual(expect.arrayContaining(own))
  await deleteAbandonedRegistrations(after(13))
  expect(files()).not.toEqual(expect.arrayContaining(own))
  expect((await backend.call('GET', '/registration', { token })).body.industry).toBeNull()
})

test('deleting an account requires the password, and a wrong password changes nothing', async () => {
  const { token } = await createMember(backend, uniquePerson())
  const response = await remove(token, 'bukan-kata-sandinya')
  expect([response.status, response.body.error.details.errors]).toEqual([
    400,
    [{ path: ['password'], message: 'validation.password_wrong' }],
  ])
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(200)
  for (let attempt = 0; attempt < 9; attempt++) await remove(token, 'bukan-kata-sandinya')
  expect((await remove(token)).status).toBe(429)
})

test('an owner can delete their account only if another owner exists or no other members remain', async () => {
  const owner = await createCustomer(backend, {}, uniquePerson())
  const staff = await createMember(backend, uniquePerson())
  const organisation = await getOrganisation(owner.token)
  await addMembership(organisation, staff.user.documentId, 'staff')
  const response = await backend.call('GET', '/account/removal', { token: owner.token })
  expect(response.body).toEqual({
    has_password: true,
    organisations: [expect.objectContaining({ id: organisation, name: 'PT Melati Sentosa' })],
    paid: [],
  })
  const rejected = await remove(owner.token)
  expect([rejected.status, rejected.body.error.details.code]).toEqual([409, 'last-owner'])
  expect((await backend.call('GET', '/users/me', { token: owner.token })).status).toBe(200)
  expect((await remove(staff.token)).status).toBe(204)

  const newOwner = await createMember(backend, uniquePerson())
  await addMembership(organisation, newOwner.user.documentId, 'owner')
  expect((await remove(owner.token)).status).toBe(204)
  expect(
    (await backend.call('GET', '/account/removal', { token: newOwner.token })).body.organisations,
  ).toEqual([])
})

test.each([
  ['deactivated', 'api::membership.membership', { deactivated_at: new Date() }],
  ['blocked', 'plugin::users-permissions.user', { blocked: true }],
])(
  'a member who is %s does not count as a remaining owner and cannot become the owner',
  async (_, uid, change) => {
    const owner = await createCustomer(backend, {}, uniquePerson())
    const other = await createMember(backend, uniquePerson())
    const organisation = await getOrganisation(owner.token)
    await addMembership(organisation, other.user.documentId, 'owner')
    const user = await getId('plugin::users-permissions.user', other.user.documentId)
    const where = uid === 'api::membership.membership' ? { user_id: user } : { id: user }
    await query(uid).updateMany({ where, data: change })
    const response = await remove(owner.token)
    expect([response.status, response.body.error?.details.code]).toEqual([409, 'last-owner'])
    const { data } = (await backend.call('GET', '/members', { token: owner.token })).body
    const newOwner = data.find((row: { self: boolean }) => !row.self).documentId
    const transferred = await backend.call('POST', '/organisation/transfer', {
      token: owner.token,
      body: { member: newOwner, password: 'Kopi-susu-pagi-7' },
    })
    expect([transferred.status, transferred.body.error?.details.code]).toEqual([409, 'transfer'])
  },
)

test('the panel cannot delete an account whose organisation would be left without an owner', async () => {
  const owner = await createCustomer(backend, {}, uniquePerson())
  const staff = await createMember(backend, uniquePerson())
  await addMembership(await getOrganisation(owner.token), staff.user.documentId, 'staff')
  const deleteInPanel = (documentId: string) =>
    backend.strapi.documents('plugin::users-permissions.user').delete({ documentId })
  await expect(deleteInPanel(owner.user.documentId)).rejects.toMatchObject({ status: 400 })
  await deleteInPanel(staff.user.documentId)
  await deleteInPanel(owner.user.documentId)
})

test('deleting the only account of an organisation cancels its unpaid orders', async () => {
  const { token, order } = await createCustomer(backend, {}, uniquePerson())
  expect((await remove(token)).status).toBe(204)
  const row = await query('api::order.order').findOne({ where: { documentId: order.documentId } })
  expect(row).toMatchObject({ state: 'cancelled' })
  const lines = await backend.strapi.db.connection('order_lines').where({ order_id: row.id })
  expect(lines).toMatchObject([{ open_unit_id: null }])
})

test('expiring an order whose account was deleted notifies nobody and does not fail', async () => {
  const { token, order, email } = await createCustomer(backend, {}, uniquePerson())
  const other = await createMember(backend, uniquePerson())
  await addMembership(await getOrganisation(token), other.user.documentId, 'owner')
  await remove(token)
  await query('api::order.order').updateMany({
    where: { documentId: order.documentId },
    data: { pay_before: new Date(Date.now() - 1000) },
  })
  const { expireOrders } = loadCompiled(() => import('#src/billing/order/expire'))
  expect(await expireOrders()).toBeGreaterThan(0)
  await backend.mail.waitForEmails(email, 1, /telah dihapus/)
  expect(
    backend.mail.mails.filter(mail => mail.to.includes(email) && /dibatalkan/.test(mail.subject)),
  ).toEqual([])
})
