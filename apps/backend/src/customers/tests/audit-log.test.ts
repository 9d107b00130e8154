import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague, sendInvitation } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { newRegistration } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createCustomer>>
let auditor: Awaited<ReturnType<typeof createColleague>>
let panel: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createCustomer(backend)
  auditor = await createColleague(backend, owner.token, 'auditor')
  panel = await openPanel(backend)
})
afterAll(() => backend.stop())

type Entry = {
  at: string
  action: string
  actor: { kind: string; name: string | null }
  subject: { kind: string; documentId: string; name: string | null }
  details: Record<string, unknown>
}

const entries = async (query = '', token = owner.token): Promise<Entry[]> =>
  (await backend.call('GET', `/audit-entries?page_size=100${query}`, { token })).body.data
const newest = async (action: string) => (await entries()).find(entry => entry.action === action)

test('the audit log lists who did what, newest first, with the current names of people and records', async () => {
  const staff = await createColleague(backend, owner.token, 'staff')
  const path = `/members/${staff.membership}`
  const call = (method: string, body?: object) => backend.call(method, path, { token: owner.token, body })
  await call('PUT', { role: 'manager', all_units: true, units: [] })
  await call('DELETE')
  const all = await entries()
  expect(all.slice(0, 3)).toMatchObject([
    {
      action: 'membership.removed',
      actor: { kind: 'member', name: 'Sari Wulandari' },
      subject: { name: 'Sari Wulandari' },
    },
    { action: 'membership.updated', details: { role: 'manager', was: 'staff' } },
    { action: 'membership.joined', details: { role: 'staff' } },
  ])
  expect(all.find(({ action }) => action === 'order.placed')?.subject.name).toBe(owner.order.number)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})

test('entries are stored without email addresses, and returned without phone numbers or account ids', async () => {
  const { email } = newRegistration()
  await sendInvitation(backend, owner.token, email, { role: 'staff' })
  const rows = await backend.strapi.db.query('api::audit-entry.audit-entry').findMany()
  expect(JSON.stringify(rows)).not.toMatch(/@|\+62|NPWP.pdf/)
  const pendingEntry = await newest('invitation.created')
  expect(pendingEntry).toMatchObject({ subject: { name: email }, details: { role: 'staff', units: null } })
  const body = JSON.stringify(await entries())
  expect(body).not.toContain('+62')
  expect(body).not.toContain(owner.user.documentId)
})

test('an entry shows how many units an invitation has, and its email address only while it is pending', async () => {
  const { email } = newRegistration()
  const units = [owner.order.business_unit.documentId]
  const { documentId } = (await sendInvitation(backend, owner.token, email, { role: 'staff', units })).body
  await backend.call('DELETE', `/invitations/${documentId}`, { token: owner.token })
  expect(await newest('invitation.revoked')).toMatchObject({ subject: { name: null }, details: { units: 1 } })
  expect(JSON.stringify(await entries())).not.toContain(email)
})

test('a change by a member to a unit is recorded with the changed fields', async () => {
  const unit = owner.order.business_unit.documentId
  const path = `/business-units/${unit}`
  const { token } = owner
  const before = (await backend.call('GET', path, { token })).body
  const { name, industry, hotel_stars, area_size, company_name, brand_name, company_email } = before
  const { company_phone_number, npwp, version, address } = before
  const body = {
    ...{ name, industry, hotel_stars, area_size, company_name, brand_name, company_email },
    ...{ company_phone_number, npwp, version, zip_code: address.zip_code },
    province: address.province.code,
    city: address.city.code,
    district: address.district.code,
    urban: address.urban.code,
  }
  const changed = { ...body, area_size: 900, company_address: 'Jl. Baru No. 1' }
  expect((await backend.call('PUT', path, { token, body: changed })).status).toBe(200)
  const fields = String((await newest('business-unit.updated'))?.details.fields)
  expect(fields.split(', ').toSorted()).toEqual(['area_size', 'company_address'])
})

test('a member who is removed in the panel is notified by email', async () => {
  const { email, membership } = await createColleague(backend, owner.token, 'staff')
  expect((await panel.remove('api::membership.membership', membership)).status).toBe(200)
  const [mail] = await backend.mail.waitForEmails(email, 1, /bukan lagi anggota/)
  expect(mail?.subject).toBe('Akses Anda ke PT Melati Sentosa berakhir')
})

test('the audit log can be filtered by person, kind and date', async () => {
  expect(await entries('&kind=order')).toMatchObject([{ action: 'order.placed' }])
  expect((await entries(`&person=${auditor.user.documentId}`)).map(({ action }) => action)).toEqual([
    'membership.joined',
  ])
  expect(await entries('&person=staff&kind=order')).toEqual([])
  expect(await entries('&to=2020-01-01')).toEqual([])
  expect((await entries('&from=2020-01-01')).length).toBeGreaterThan(0)
  const token = owner.token
  for (const query of ['kind=secrets', 'from=yesterday', 'from=2026-13-40', 'person=%27', 'organisation=1'])
    expect([query, (await backend.call('GET', `/audit-entries?${query}`, { token })).status]).toEqual([
      query,
      400,
    ])
})

test('only owners and auditors of the organisation can read the audit log', async () => {
  expect((await entries('', auditor.token)).length).toBeGreaterThan(0)
  for (const role of ['manager', 'finance', 'staff']) {
    const { token } = await createColleague(backend, owner.token, role)
    for (const path of ['/audit-entries', '/audit-entries/export'])
      expect([role, (await backend.call('GET', path, { token })).status]).toEqual([role, 403])
  }
  const otherCustomer = await createCustomer(backend, { property: { company_name: 'PT Lain' } })
  const theirs = await entries('', otherCustomer.token)
  expect(theirs.map(({ action }) => action)).toEqual(['order.placed'])
  expect(JSON.stringify(theirs)).not.toContain(owner.order.number)
})

test('an auditor with access to some units sees entries about those units, their orders and members', async () => {
  const unit = owner.order.business_unit.documentId
  const limited = await createColleague(backend, owner.token, 'auditor', [unit])
  await backend.call('PUT', '/organisation', { token: owner.token, body: { name: 'PT Melati Jaya' } })
  const kinds = new Set((await entries('', limited.token)).map(({ subject }) => subject.kind))
  expect([...kinds].sort()).toEqual(['business-unit', 'membership', 'order'])
})

test('exporting the audit log is itself recorded', async () => {
  const response = await backend.call('GET', '/audit-entries/export?kind=order', { token: auditor.token })
  expect(response.body.data).toMatchObject([{ action: 'order.placed' }])
  expect(await newest('audit.exported')).toMatchObject({
    actor: { name: 'Sari Wulandari' },
  })
})

test('an export lists every entry once, newest first, although it is read in batches', async () => {
  const entriesUid = 'api::audit-entry.audit-entry'
  const [sample] = await backend.strapi.db.query(entriesUid).findMany({
    where: { action: 'order.placed' },
    populate: ['organisation'],
    orderBy: { id: 'asc' },
    limit: 1,
  })
  const { id: _, documentId: __, organisation, ...entry } = sample
  for (let minute = 0; minute < 450; minute += 1)
    await backend.strapi.db.query(entriesUid).create({
      data: {
        ...entry,
        organisation: organisation?.id,
        subject_id: `batch-${minute}`,
        at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      },
    })
  const path = '/audit-entries/export?kind=order&to=2026-01-05'
  const { body } = await backend.call('GET', path, { token: owner.token })
  expect(body.data.map(({ subject }: { subject: { documentId: string } }) => subject.documentId)).toEqual(
    Array.from({ length: 450 }, (_, index) => `batch-${449 - index}`),
  )
})

test('changes by staff are recorded with the changed fields but without names of staff', async () => {
  const unit = owner.order.business_unit.documentId
  const uid = 'api::business-unit.business-unit'
  const before = (await panel.read(uid, unit)).body.data
  expect(
    (
      await panel.write(uid, unit, {
        ...before,
        organisation: { connect: [], disconnect: [] },
        brand_name: 'Hotel Anggrek',
      })
    ).status,
  ).toBe(200)
  expect(await newest('business-unit.updated')).toMatchObject({
    actor: { kind: 'staff', name: null },
    subject: { documentId: unit, name: 'Hotel Melati' },
    details: { fields: 'brand_name' },
  })
  const membership = 'api::membership.membership'
  expect((await panel.write(membership, auditor.membership, { role: 'finance' })).status).toBe(200)
  expect(await newest('membership.updated')).toMatchObject({
    actor: { kind: 'staff' },
    details: { fields: 'role' },
  })
  expect((await panel.write(membership, auditor.membership, { role: 'auditor' })).status).toBe(200)
})

test('staff can neither remove nor demote the last owner of an organisation', async () => {
  const { memberships } = (await backend.call('GET', '/users/me', { token: owner.token })).body
  const id = memberships[0].documentId
  expect((await panel.write('api::membership.membership', id, { role: 'staff' })).status).toBe(400)
  expect((await panel.remove('api::membership.membership', id)).status).toBe(400)
  expect((await backend.call('GET', '/users/me', { token: owner.token })).body.memberships[0].role).toBe(
    'owner',
  )
})

test('a rejected change adds no entry', async () => {
  const before = await entries()
  const response = await backend.call('PUT', '/organisation', {
    token: owner.token,
    body: { name: 'x'.repeat(121) },
  })
  expect(response.status).toBe(400)
  expect(await entries()).toHaveLength(before.length)
})
