import { formatLicenceCode } from '@bgm/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTotp } from '#tests/authenticator'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { signIn } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let support: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  support = await openPanel(backend, 'support')
})
afterAll(() => backend.stop())

const orders = 'api::order.order'
const users = 'plugin::users-permissions.user'
const paid = { state: 'paid', payment_reference: 'BCA 77', staff_note: 'Dicek' }
const audit = (where: object) =>
  backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({ where, populate: { organisation: true } })

test('support can mark an order as paid, which activates the unit', async () => {
  const { token, order } = await createCustomer(backend)
  const { updatedAt } = (await support.read(orders, order.documentId)).body.data
  expect((await support.write(orders, order.documentId, { ...paid, updatedAt })).status).toBe(200)
  const unit = (await backend.call('GET', `/business-units/${order.business_unit.documentId}`, { token }))
    .body
  expect(unit.state).toBe('active')
  const [auditEntry] = await audit({ subject_id: order.documentId, action: 'order.paid' })
  expect(auditEntry).toMatchObject({ actor_kind: 'staff', actor: expect.stringContaining('Dewi Lestari') })
})

test('support can block and unblock a person, which ends every session and is audited in the organisation', async () => {
  const { token, user } = await createCustomer(backend)
  expect((await support.write(users, user.documentId, { blocked: true })).status).toBe(200)
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(401)
  expect((await support.write(users, user.documentId, { blocked: false })).status).toBe(200)
  const auditEntries = await audit({ subject: 'account', subject_id: user.documentId })
  expect(auditEntries.map(({ action }: { action: string }) => action)).toEqual([
    'account.blocked',
    'account.unblocked',
  ])
  expect(auditEntries[0]).toMatchObject({ actor_kind: 'staff', organisation: { id: expect.any(Number) } })
})

test('support can disable a lost second factor, which ends every session, is audited and notifies its owner', async () => {
  const { token, user, email } = await createCustomer(backend)
  const currentPassword = 'Kopi-susu-pagi-7'
  const post = (path: string, body: object) =>
    backend.call('POST', `/account/second-factor${path}`, { token, body })
  const { secret } = (await post('', { currentPassword })).body.setup
  await post('/confirm', { code: generateTotp(secret) })
  const { challenge } = (await signIn(backend, email, currentPassword)).body
  expect((await support.read(users, user.documentId)).body.data.second_factor).toBe(true)

  expect((await support.write(users, user.documentId, { second_factor: false })).status).toBe(200)
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(401)
  const lateAttempt = { challenge, code: generateTotp(secret, 1) }
  expect((await backend.call('POST', '/auth/second-factor', { body: lateAttempt })).status).toBe(400)
  expect((await signIn(backend, email, currentPassword)).body).toHaveProperty('jwt')
  const auditEntries = await audit({ subject_id: user.documentId, action: 'account.second-factor-removed' })
  expect(auditEntries).toMatchObject([
    { actor_kind: 'staff', actor: expect.stringContaining('Dewi Lestari'), organisation: {} },
  ])
  await backend.mail.waitForEmails(email, 1, /Staf kami mematikan verifikasi dua langkah/)
  expect((await support.write(users, user.documentId, { second_factor: true })).status).toBe(400)
  expect((await support.write(users, user.documentId, { second_factor: false })).status).toBe(200)
  expect(await audit({ subject_id: user.documentId, action: 'account.second-factor-removed' })).toHaveLength(
    1,
  )
})

test('support can create vouchers and referral codes, and read customer records', async () => {
  const voucher = { code: 'BARU50', value: '50000', remaining: 10 }
  expect((await support.create('api::voucher.voucher', voucher)).status).toBe(201)
  const code = { code: 'MITRA-BARU', partner_name: 'Mitra', active: true }
  expect((await support.create('api::referral-code.referral-code', code)).status).toBe(201)
  for (const name of ['organisation', 'membership', 'business-unit', 'zone', 'audit-entry', 'package'])
    expect([name, (await support.list(`api::${name}.${name}`)).status]).toEqual([name, 200])
})

test('support cannot delete people or see tax numbers, sessions, codes, content or staff', async () => {
  const { order, user } = await createCustomer(backend)
  const unit = await support.read('api::business-unit.business-unit', order.business_unit.documentId)
  expect(unit.body.data).toHaveProperty('company_name')
  expect(unit.body.data).not.toHaveProperty('npwp')
  for (const uid of ['api::session.session', 'api::code.code', 'api::page.page', 'api::tax-file.tax-file'])
    expect([uid, (await support.list(uid)).status]).toEqual([uid, 403])
  expect((await support.remove(users, user.documentId)).status).toBe(403)
  await support.write(users, user.documentId, { email: 'lain@melati.test', password: 'Sandi-baru-9' })
  const seen = await support.read(users, user.documentId)
  expect(seen.body.data.email).toBe(user.email)
  expect(seen.body.data).not.toHaveProperty('password')
  for (const path of ['/admin/users', '/admin/roles', '/admin/api-tokens'])
    expect((await support.call('GET', path)).status).toBe(403)
})

test('support finds a customer by printed licence code, phone as spoken, unit name and invoice number', async () => {
  const mobile = `+62812${String(Date.now()).slice(-8)}`
  const { order, user } = await createCustomer(backend)
  await backend.strapi.db
    .query(users)
    .update({ where: { documentId: user.documentId }, data: { mobile_number: mobile } })
  const unit = order.business_unit.documentId
  const name = `Kedai Cari ${Date.now()}`
  await backend.strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { documentId: unit }, data: { name } })
  expect((await support.write(orders, order.documentId, paid)).status).toBe(200)
  const { invoice_number: invoice } = (await support.read(orders, order.documentId)).body.data
  const { connection } = backend.strapi.db
  const { code } = await connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .where('u.document_id', unit)
    .first('l.code')
  const printed = formatLicenceCode(code)

  const find = async (uid: string, search: string, panel = support) => {
    const query = new URLSearchParams({ page: '1', pageSize: '10', _q: search })
    const { status, body } = await panel.call('GET', `/content-manager/collection-types/${uid}?${query}`)
    return status === 200 ? body.results.map(({ documentId }: { documentId: string }) => documentId) : status
  }
  const spoken = `0${mobile.slice(3)}`
  const phones = [spoken, `${spoken.slice(0, 4)}-${spoken.slice(4, 8)}-${spoken.slice(8)}`, mobile]
  for (const search of [
    printed,
    code.toLowerCase(),
    `HTTPS://CONTOH.TEST/L/${code}`,
    ...phones,
    name,
    invoice,
  ]) {
    expect([search, await find(orders, search)]).toEqual([search, [order.documentId]])
    expect([search, await find(users, search)]).toEqual([search, [user.documentId]])
    expect([search, await find('api::business-unit.business-unit', search)]).toEqual([search, [unit]])
    for (const type of ['organisation', 'zone', 'subscription', 'licence', 'membership'])
      expect([search, type, (await find(`api::${type}.${type}`, search)).length]).toEqual([search, type, 1])
  }
  expect(await find(orders, 'tidak ada yang begini')).toEqual([])
  expect(await find(orders, '%%%')).toEqual([])
  // Finance reads orders, but neither accounts nor units.
  const finance = await openPanel(backend, 'finance')
  expect(await find(orders, invoice, finance)).toEqual([order.documentId])
  for (const search of [spoken, name, printed]) expect(await find(orders, search, finance)).toEqual([])
})
