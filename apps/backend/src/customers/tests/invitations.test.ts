import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague, newJoinBody, sendInvitation, waitForInvitationToken } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { createMember, newRegistration, register, signIn } from '#tests/people'
import { countRows, startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createCustomer>>
let unit: string
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createCustomer(backend)
  unit = owner.order.business_unit.documentId
})
afterAll(() => backend.stop())

const call = (method: string, path: string, token?: string, body?: unknown) =>
  backend.call(method, path, { ...(token && { token }), ...(body !== undefined && { body }) })
const lookUp = (token: string) => call('POST', '/invitations/look-up', undefined, { token })
const getErrors = (response: { body: { error: { details: { errors?: unknown } } } }) =>
  response.body.error.details.errors

describe('an invitation', () => {
  test('is emailed, shows what it is for, and creates a confirmed account with a membership', async () => {
    const { email } = newRegistration()
    const made = await sendInvitation(backend, owner.token, email, { role: 'manager', units: [unit] })
    expect(made.body).toMatchObject({ email, role: 'manager', all_units: false, expired: false })
    const token = await waitForInvitationToken(backend, email)
    const [invitation] = await backend.mail.waitForEmails(email)
    expect(invitation?.text).toContain('PT Melati Sentosa di Musik Berlisensi sebagai Manajer.')
    expect(invitation?.text).toContain('Akses: Hotel Melati.')
    expect((await lookUp(token)).body).toMatchObject({
      email,
      role: 'manager',
      organisation: { name: 'PT Melati Sentosa' },
      invited_by: 'Sari Wulandari',
      has_account: false,
    })
    const joined = await call(
      'POST',
      '/invitations/join',
      undefined,
      newJoinBody(token, { first_name: 'Rini' }),
    )
    expect(joined.body.user).toMatchObject({ email, confirmed: true, first_name: 'Rini' })
    expect(joined.body.user.memberships).toMatchObject([{ role: 'manager', all_units: false }])
    const units = await call('GET', '/business-units', joined.body.jwt)
    expect(units.body.data.map((row: { documentId: string }) => row.documentId)).toEqual([unit])
    const [mail] = await backend.mail.waitForEmails(owner.email, 1, /menerima undangan|kini anggota/)
    expect(mail?.subject).toBe('Rini Wulandari bergabung dengan PT Melati Sentosa')
  })

  test('works once, and only a digest of its token is stored', async () => {
    const { email } = newRegistration()
    await sendInvitation(backend, owner.token, email, { role: 'staff' })
    const token = await waitForInvitationToken(backend, email)
    const rows = await backend.strapi.db.query('api::invitation.invitation').findMany({ where: { email } })
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await call('POST', '/invitations/join', undefined, newJoinBody(token))).status).toBe(200)
    for (const response of [
      await lookUp(token),
      await call('POST', '/invitations/join', undefined, newJoinBody(token)),
      await call('POST', '/invitations/accept', (await createMember(backend)).token, { token }),
    ])
      expect(response.status).toBe(404)
  })

  test('expires after seven days; resending it replaces the old link', async () => {
    const { email } = newRegistration()
    const { documentId } = (await sendInvitation(backend, owner.token, email, { role: 'staff' })).body
    const old = await waitForInvitationToken(backend, email)
    await backend.strapi.db
      .query('api::invitation.invitation')
      .updateMany({ where: { email }, data: { expires_at: new Date(Date.now() - 1) } })
    expect((await lookUp(old)).status).toBe(404)
    expect((await call('GET', '/invitations', owner.token)).body.data).toContainEqual(
      expect.objectContaining({ documentId, expired: true }),
    )
    const again = await call('POST', `/invitations/${documentId}/resend`, owner.token)
    expect(again.body).toMatchObject({ expired: false })
    const fresh = await waitForInvitationToken(backend, email, 2)
    expect((await lookUp(old)).status).toBe(404)
    expect((await lookUp(fresh)).status).toBe(200)
    const early = await call('POST', `/invitations/${documentId}/resend`, owner.token)
    expect(early.status).toBe(429)
    expect(early.body.error.details.retry_after).toBeGreaterThan(0)
  })

  test('can be revoked', async () => {
    const { email } = newRegistration()
    const { documentId } = (await sendInvitation(backend, owner.token, email, { role: 'staff' })).body
    const token = await waitForInvitationToken(backend, email)
    expect((await call('DELETE', `/invitations/${documentId}`, owner.token)).status).toBe(204)
    expect((await lookUp(token)).status).toBe(404)
    expect((await call('DELETE', `/invitations/${documentId}`, owner.token)).status).toBe(404)
  })

  test('can be accepted only by the account with the invited email address, which is then confirmed', async () => {
    const friend = await register(backend, { locale: 'en' })
    const other = await createMember(backend)
    await sendInvitation(backend, owner.token, friend.email, { role: 'finance' })
    const token = await waitForInvitationToken(backend, friend.email)
    const [mail] = await backend.mail.waitForEmails(friend.email, 1, /has invited you/)
    expect(mail?.subject).toBe('Invitation to join PT Melati Sentosa')
    expect((await lookUp(token)).body.has_account).toBe(true)
    const rejected = await call('POST', '/invitations/accept', other.token, { token })
    expect([rejected.status, rejected.body.error.details.code]).toEqual([409, 'invitation-address'])
    const response = await call('POST', '/invitations/accept', friend.token, { token })
    expect(response.body).toMatchObject({ confirmed: true, memberships: [{ role: 'finance' }] })
    expect((await call('GET', '/orders', friend.token)).body.data).toHaveLength(1)
  })

  test('switches the session to the joined organisation', async () => {
    const second = await createCustomer(backend, { property: { company_name: 'CV Kedua' } })
    await sendInvitation(backend, owner.token, second.email, { role: 'auditor' })
    const token = await waitForInvitationToken(backend, second.email)
    const response = await call('POST', '/invitations/accept', second.token, { token })
    expect(response.body.memberships).toHaveLength(2)
    const active = response.body.memberships.find(
      ({ organisation }: { organisation: { documentId: string } }) =>
        organisation.documentId === response.body.active_organisation,
    )
    expect(active).toMatchObject({ role: 'auditor', organisation: { name: 'PT Melati Sentosa' } })
  })

  test('requires signing in if the address already has an account', async () => {
    const known = await createMember(backend)
    await sendInvitation(backend, owner.token, known.email, { role: 'staff' })
    const token = await waitForInvitationToken(backend, known.email)
    const response = await call('POST', '/invitations/join', undefined, newJoinBody(token))
    expect(response.status).toBe(400)
    expect(getErrors(response)).toEqual([{ path: ['email'], message: 'validation.email_taken' }])
    expect((await lookUp(token)).status).toBe(200)
  })

  test('is not created for a member, or twice for the same address', async () => {
    const { email } = newRegistration()
    const colleagueEmail = (await createColleague(backend, owner.token, 'staff')).email
    await sendInvitation(backend, owner.token, email, { role: 'staff' })
    for (const [address, message] of [
      [email, 'validation.invitation_taken'],
      [colleagueEmail, 'validation.member_taken'],
    ] as const) {
      const response = await sendInvitation(backend, owner.token, address, { role: 'staff' })
      expect(response.status).toBe(400)
      expect(getErrors(response)).toEqual([{ path: ['email'], message }])
    }
    expect(await countRows(backend, 'api::invitation.invitation', { email })).toBe(1)
  })
})

describe('a manager', () => {
  let manager: Awaited<ReturnType<typeof createColleague>>
  beforeAll(async () => {
    manager = await createColleague(backend, owner.token, 'manager', [unit])
  })

  test('can invite only staff, and only for units in their own scope', async () => {
    const inviteAs = (role: string, units?: string[]) =>
      sendInvitation(backend, manager.token, newRegistration().email, units ? { role, units } : { role })
    expect((await inviteAs('staff', [unit])).status).toBe(200)
    for (const role of ['owner', 'manager', 'finance', 'auditor'])
      expect([role, (await inviteAs(role, [unit])).status]).toEqual([role, 403])
    expect((await inviteAs('staff')).status).toBe(403)
    expect((await inviteAs('staff', ['doesnotexist00000000000'])).status).toBe(400)
  })

  test('can see only invitations of staff, and cannot revoke others', async () => {
    const { email } = newRegistration()
    const { documentId } = (await sendInvitation(backend, owner.token, email, { role: 'auditor' })).body
    const seen = (await call('GET', '/invitations', manager.token)).body.data
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every(({ role }: { role: string }) => role === 'staff')).toBe(true)
    expect((await call('DELETE', `/invitations/${documentId}`, manager.token)).status).toBe(404)
  })

  test.each(['finance', 'staff', 'auditor'])('can invite people, unlike the role %s', async role => {
    const person = await createColleague(backend, owner.token, role)
    const response = await sendInvitation(backend, person.token, newRegistration().email, { role: 'staff' })
    expect([response.status, response.body.error.details.code]).toEqual([403, 'forbidden'])
  })
})

test('a member who has joined by invitation can sign in', async () => {
  const { email, password } = await createColleague(backend, owner.token, 'staff')
  expect((await signIn(backend, email, password)).status).toBe(200)
})
