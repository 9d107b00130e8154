import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague, getMembershipId, sendInvitation, waitForInvitationToken } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createCustomer>>
let unit: string
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createCustomer(backend)
  unit = owner.order.business_unit.documentId
})
afterAll(() => backend.stop())

const call = (method: string, path: string, token: string, body?: unknown) =>
  backend.call(method, path, { token, ...(body !== undefined && { body }) })
const everything = (role: string) => ({ role, all_units: true, units: [] })
const getCode = (response: { body: { error?: { details: { code?: string } } } }) =>
  response.body?.error?.details.code

describe('the members of an organisation', () => {
  test('are listed for every role, with email addresses only for roles that can invite', async () => {
    const staff = await createColleague(backend, owner.token, 'staff', [unit])
    const listed = (token: string) => call('GET', '/members', token).then(({ body }) => body.data)
    const seen = await listed(staff.token)
    expect(seen).toContainEqual(
      expect.objectContaining({
        role: 'staff',
        self: true,
        email: null,
        units: [expect.objectContaining({ id: unit, name: 'Hotel Melati' })],
      }),
    )
    expect(seen.every(({ email }: { email: string | null }) => email === null)).toBe(true)
    expect((await listed(owner.token)).map(({ email }: { email: string }) => email)).toContain(staff.email)
    expect((await call('GET', '/members?role=staff&q=sari', owner.token)).body.data).not.toHaveLength(0)
  })

  test('are an empty list for an account without an organisation', async () => {
    const nobody = await createMember(backend)
    expect((await call('GET', '/members', nobody.token)).body.data).toEqual([])
  })
})

describe('a change of role', () => {
  test('takes effect on the next request, and sends an email', async () => {
    const person = await createColleague(backend, owner.token, 'staff')
    const path = `/business-units/${unit}/tax-file`
    expect((await call('GET', path, person.token)).status).toBe(403)
    const response = await call('PUT', `/members/${person.membership}`, owner.token, everything('finance'))
    expect(response.body).toMatchObject({ role: 'finance', all_units: true })
    expect((await call('GET', path, person.token)).status).toBe(200)
    const [mail] = await backend.mail.waitForEmails(person.email, 1, /Peran|peran Anda/)
    expect(mail?.subject).toBe('Peran Anda di PT Melati Sentosa berubah')
  })

  test('can restrict the accessible units to some of the organisation', async () => {
    const person = await createColleague(backend, owner.token, 'manager')
    const second = await createCustomer(backend, { property: { brand_name: 'Bukan Milik Kita' } })
    const otherUnit = second.order.business_unit.documentId
    const path = `/members/${person.membership}`
    const rejected = await call('PUT', path, owner.token, {
      role: 'manager',
      all_units: false,
      units: [otherUnit],
    })
    expect(rejected.status).toBe(400)
    const response = await call('PUT', path, owner.token, {
      role: 'manager',
      all_units: false,
      units: [unit],
    })
    expect(response.body.units).toMatchObject([{ id: unit, name: 'Hotel Melati' }])
  })

  test.each(['manager', 'finance', 'staff', 'auditor'])(
    'cannot be made by a member with the role %s',
    async role => {
      const person = await createColleague(backend, owner.token, role)
      const target = `/members/${person.membership}`
      for (const [method, path, body] of [
        ['PUT', target, everything('owner')],
        ['DELETE', target, undefined],
        ['POST', `${target}/deactivate`, undefined],
        ['POST', '/organisation/transfer', { member: person.membership, password: person.password }],
        ['PUT', '/organisation', { name: 'Milik saya' }],
      ] as const) {
        const response = await call(method, path, person.token, body)
        expect([path, response.status, getCode(response)]).toEqual([path, 403, 'forbidden'])
      }
    },
  )
})

describe('a removed member', () => {
  test('gets an email, loses access on the next request and can be invited again', async () => {
    const person = await createColleague(backend, owner.token, 'finance')
    expect((await call('DELETE', `/members/${person.membership}`, owner.token)).status).toBe(204)
    expect((await call('GET', '/orders', person.token)).body.data).toEqual([])
    expect((await call('GET', `/orders/${owner.order.documentId}`, person.token)).status).toBe(404)
    expect((await call('GET', '/users/me', person.token)).body.memberships).toEqual([])
    const [mail] = await backend.mail.waitForEmails(person.email, 1, /bukan lagi anggota/)
    expect(mail?.subject).toBe('Akses Anda ke PT Melati Sentosa berakhir')
    expect((await sendInvitation(backend, owner.token, person.email, { role: 'staff' })).status).toBe(200)
    const token = await waitForInvitationToken(backend, person.email, 2)
    expect((await call('POST', '/invitations/accept', person.token, { token })).status).toBe(200)
  })

  test('can be reactivated as the same member', async () => {
    const person = await createColleague(backend, owner.token, 'staff', [unit])
    const path = `/members/${person.membership}`
    expect((await call('POST', `${path}/deactivate`, owner.token)).body).toMatchObject({ active: false })
    expect((await call('GET', '/business-units', person.token)).body.data).toEqual([])
    expect((await call('POST', `${path}/reactivate`, owner.token)).body).toMatchObject({
      active: true,
      role: 'staff',
    })
    expect((await call('GET', '/business-units', person.token)).body.data).toHaveLength(1)
  })
})

describe('the last owner', () => {
  test('cannot be removed, deactivated or given another role', async () => {
    const own = await getMembershipId(backend, owner.token)
    for (const response of [
      await call('DELETE', `/members/${own}`, owner.token),
      await call('POST', `/members/${own}/deactivate`, owner.token),
      await call('PUT', `/members/${own}`, owner.token, everything('staff')),
    ])
      expect([response.status, getCode(response)]).toEqual([409, 'last-owner'])
  })

  test('can transfer ownership to an active member by entering the password, and becomes a manager', async () => {
    const previousOwner = await createCustomer(backend, { property: { company_name: 'PT Serah Terima' } })
    const newOwner = await createColleague(backend, previousOwner.token, 'staff', [
      previousOwner.order.business_unit.documentId,
    ])
    const transfer = (password: string, to = newOwner.membership) =>
      call('POST', '/organisation/transfer', previousOwner.token, { member: to, password })
    expect((await transfer('bukan kata sandi')).body.error.details.errors).toEqual([
      { path: ['password'], message: 'validation.password_wrong' },
    ])
    expect(
      getCode(
        await transfer(previousOwner.body.password, await getMembershipId(backend, previousOwner.token)),
      ),
    ).toBe('transfer')
    expect((await transfer(previousOwner.body.password)).body).toMatchObject({
      role: 'owner',
      all_units: true,
    })
    expect((await call('GET', '/users/me', previousOwner.token)).body.memberships).toMatchObject([
      { role: 'manager' },
    ])
    expect((await call('GET', '/users/me', newOwner.token)).body.memberships).toMatchObject([
      { role: 'owner' },
    ])
    await backend.mail.waitForEmails(newOwner.email, 1, /dialihkan kepada Anda/)
    await backend.mail.waitForEmails(previousOwner.email, 1, /sudah dialihkan/)
  })
})

describe('the organisation', () => {
  test('has details that the owner can change and finance can read', async () => {
    const body = {
      name: 'PT Melati Sentosa',
      company_email: 'pajak@melati.test',
      billing_address: 'Jl. Baru 1',
      npwp: '01.234.567.8-901.000',
    }
    const response = await call('PUT', '/organisation', owner.token, body)
    expect(response.body).toMatchObject({ ...body, npwp: '012345678901000' })
    const finance = await createColleague(backend, owner.token, 'finance')
    const staff = await createColleague(backend, owner.token, 'staff')
    expect((await call('GET', '/organisation', finance.token)).body).toMatchObject({
      billing_address: 'Jl. Baru 1',
    })
    expect((await call('GET', '/organisation', staff.token)).status).toBe(403)
  })

  test('can be switched for a session, but only to one in which the account is a member', async () => {
    const second = await createCustomer(backend, {
      property: { company_name: 'CV Dua', brand_name: 'Kafe Dua' },
    })
    await sendInvitation(backend, second.token, owner.email, { role: 'staff' })
    const token = await waitForInvitationToken(backend, owner.email)
    const { body } = await call('POST', '/invitations/accept', owner.token, { token })
    const [first, other] = body.memberships.map(
      ({ organisation }: { organisation: { documentId: string } }) => organisation.documentId,
    )
    expect((await call('GET', '/business-units', owner.token)).body.data).toMatchObject([
      { name: 'Kafe Dua' },
    ])
    expect(
      (await call('POST', '/organisation/switch', owner.token, { organisation: first })).body
        .active_organisation,
    ).toBe(first)
    expect((await call('GET', '/business-units', owner.token)).body.data).toMatchObject([
      { name: 'Hotel Melati' },
    ])
    const otherMember = await createMember(backend)
    expect(
      (await call('POST', '/organisation/switch', otherMember.token, { organisation: other })).status,
    ).toBe(404)
  })
})

test('a member can opt out of a kind of email', async () => {
  const person = await createColleague(backend, owner.token, 'staff')
  const { wantsNotification } = loadCompiled(() => import('#src/identity/notification/preferences'))
  expect(await wantsNotification(person, 'renewal')).toBe(true)
  const body = { renewal: true, payment: true, members: false, zones: true, incidents: false }
  expect((await call('PUT', '/notifications', person.token, body)).body.notifications).toEqual(body)
  expect(await wantsNotification(person, 'members')).toBe(false)
  expect(await wantsNotification(person, 'payment')).toBe(true)
  expect(await wantsNotification({ email: 'tidak.ada@contoh.test' }, 'payment')).toBe(false)
})
