import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { backendAvailable, connectClient, newUserPassword, readFromMailbox } from './backend'
import { createCustomer, makePropertyForm } from './customer'

const invitationLink = /\/invitations\/([\w.~-]+)/
let owner: Awaited<ReturnType<typeof createCustomer>>

beforeAll(async () => {
  if (backendAvailable) owner = await createCustomer()
})

describe.skipIf(!backendAvailable)('members against the running backend', () => {
  const email = `rekan.${randomUUID()}@contoh.test`

  async function joined() {
    const token = await readFromMailbox(email, invitationLink)
    expect(await connectClient().invitations.lookUp({ token })).toMatchObject({
      email,
      role: 'staff',
      has_account: false,
    })
    const { jwt } = await connectClient().invitations.join({
      token,
      first_name: 'Bagas',
      mobile_number: `+62813${randomInt(10_000_000, 99_999_999)}`,
      gender: 'male',
      password: newUserPassword,
      terms: true,
      locale: 'id',
    })
    await expect(connectClient().invitations.lookUp({ token })).rejects.toMatchObject({ status: 404 })
    return connectClient(jwt)
  }

  test('a member is invited, joins, changes role, is deactivated, reactivated and removed', async () => {
    const { invitations, members } = owner.api
    const access = { all_units: true, units: [] }
    const invitation = await invitations.create({ email, role: 'staff', locale: 'id', ...access })
    expect((await invitations.list()).map(({ id }) => id)).toEqual([invitation.id])
    const colleague = await joined()
    expect(await invitations.list()).toEqual([])
    const found = (await members.list({ q: 'Bagas' })).data[0]
    expect(found).toMatchObject({ name: 'Bagas', email, role: 'staff', active: true, self: false })
    const id = found?.id ?? ''
    expect(await members.setAccess(id, { role: 'auditor', ...access })).toMatchObject({ role: 'auditor' })
    expect((await colleague.identity.getMe()).memberships[0]?.role).toBe('auditor')
    expect((await members.deactivate(id)).active).toBe(false)
    expect((await colleague.businessUnits.list()).data).toEqual([])
    expect(await members.reactivate(id)).toEqual(await members.get(id))
    await members.remove(id)
    await expect(members.get(id)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('the last owner cannot be removed', async () => {
    const { members } = owner.api
    const ownId = (await members.list()).data.find(({ self }) => self)?.id ?? ''
    await expect(members.remove(ownId)).rejects.toMatchObject({ code: 'conflict', reason: 'last-owner' })
  })

  test('resending an invitation invalidates its old link, and a revoked invitation is no longer listed', async () => {
    const { invitations } = owner.api
    const address = `batal.${randomUUID()}@contoh.test`
    const access = { all_units: true, units: [] }
    const { id } = await invitations.create({ email: address, role: 'finance', locale: 'en', ...access })
    const token = await readFromMailbox(address, invitationLink)
    expect((await invitations.resend(id)).id).toBe(id)
    await expect(connectClient().invitations.lookUp({ token })).rejects.toMatchObject({ status: 404 })
    await expect(invitations.resend(id)).rejects.toMatchObject({ code: 'rate-limited' })
    await invitations.revoke(id)
    expect(await invitations.list()).toEqual([])
  })
})

describe.skipIf(!backendAvailable)('orders of a unit against the running backend', () => {
  test('an unpaid order blocks the next one until it is cancelled', async () => {
    const { orders } = owner.api
    const unit = owner.order.business_unit?.id ?? ''
    const params = {
      business_unit: unit,
      kind: 'new',
      package: 'small-room',
      billing_period: 'monthly',
      zone_count: 1,
    } as const
    expect((await orders.getOrdering(unit)).open_order?.id).toBe(owner.order.id)
    await expect(orders.quote(params)).rejects.toMatchObject({ code: 'conflict', reason: 'order-open' })
    const { bytes } = await orders.downloadInvoice(owner.order.id, { locale: 'en' })
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect((await orders.cancel(owner.order.id)).state).toBe('cancelled')
    const { total } = await orders.quote(params)
    const key = randomUUID()
    const placed = { ...params, expected_total: total }
    const [one, two] = await Promise.all([orders.place(placed, key), orders.place(placed, key)])
    expect(one.id).toBe(two.id)
    const listed = await orders.list({ business_unit: unit, state: 'awaiting-payment' })
    expect(listed.data.map(({ id }) => id)).toEqual([one.id])
  })
})

describe.skipIf(!backendAvailable)('units against the running backend', () => {
  test('a unit is created, updated with its current version and deleted', async () => {
    const { businessUnits, dashboard } = owner.api
    const { referral_code: _, terms: __, ...company } = await makePropertyForm(owner.api)
    const unit = { ...company, name: 'Kedai Braga', industry: 'restaurant', area_size: 60 } as const
    const { id, version } = await businessUnits.create(unit, randomUUID())
    expect((await businessUnits.update(id, { ...unit, name: 'Kedai Baru', version })).name).toBe('Kedai Baru')
    await expect(businessUnits.update(id, { ...unit, version })).rejects.toMatchObject({
      reason: 'changed-meanwhile',
    })
    expect((await dashboard.get()).units).toBe(2)
    await businessUnits.remove(id)
    expect((await businessUnits.list({ q: 'Kedai Baru' })).data).toEqual([])
  })
})

describe.skipIf(!backendAvailable)('audit trail and settings against the running backend', () => {
  test('actions appear in the audit trail, which can be filtered by kind and records its own export', async () => {
    const { auditEntries } = owner.api
    const orders = await auditEntries.list({ kind: 'order' })
    expect(orders.data.map(({ action }) => action)).toContain('order.placed')
    expect(orders.data[0]?.actor).toEqual({ kind: 'member', name: 'Sari Wulandari' })
    expect((await auditEntries.export({ kind: 'organisation' })).every(({ id }) => id !== '')).toBe(true)
    expect((await auditEntries.list()).data[0]?.action).toBe('audit.exported')
  })

  test('changes organisation data and email settings', async () => {
    const { organisations, notifications } = owner.api
    const before = await organisations.get()
    expect(before.name).toBe('PT Contoh Graha Wisata')
    const changed = await organisations.update({ name: 'PT Contoh Baru', company_email: 'baru@contoh.test' })
    expect(changed).toEqual({ ...before, name: 'PT Contoh Baru', company_email: 'baru@contoh.test' })
    const settings = { renewal: false, payment: true, members: false, zones: true, incidents: false }
    expect((await notifications.set(settings)).notifications).toEqual(settings)
    expect((await organisations.switch({ organisation: before.id })).active_organisation).toBe(before.id)
    await expect(organisations.switch({ organisation: owner.order.id })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
