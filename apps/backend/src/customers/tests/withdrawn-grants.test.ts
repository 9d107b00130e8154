import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createColleague, newJoinBody, sendInvitation, waitForInvitationToken } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { type Backend, internalKey, loadCompiled } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { newRegistration } from '#tests/people'
import { createRemoteVenue, getDisplayedPass, readStaffRemote, requestApproval } from '#tests/remote-passes'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createCustomer(backend)
}, 480_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const call = (method: string, path: string, token: string, body?: unknown) =>
  backend.call(method, path, { token, ...(body !== undefined && { body }) })
const join = (token: string) => backend.call('POST', '/invitations/join', { body: newJoinBody(token) })
const lookUp = (token: string) => backend.call('POST', '/invitations/look-up', { body: { token } })

async function inviteAs(token: string, role = 'owner') {
  const { email } = newRegistration()
  const { status } = await sendInvitation(backend, token, email, { role })
  expect(status).toBe(200)
  return waitForInvitationToken(backend, email)
}
const access = (role: string) => ({ role, all_units: true, units: [] })
const panelUid = 'api::membership.membership'

describe('an open invitation', () => {
  test.each([
    ['removed', 'DELETE', '', undefined],
    ['deactivated', 'POST', '/deactivate', undefined],
    ['demoted', 'PUT', '', access('staff')],
    ['made a manager', 'PUT', '', access('manager')],
  ] as const)('is deleted when its inviter is %s', async (_, method, end, body) => {
    const second = await createColleague(backend, owner.token, 'owner')
    const token = await inviteAs(second.token)
    const changed = await call(method, `/members/${second.membership}${end}`, owner.token, body)
    expect(changed.status).toBeLessThan(300)
    expect((await join(token)).status).toBe(404)
    const { data } = (await call('GET', '/invitations', owner.token)).body
    expect(data.filter(({ role }: { role: string }) => role === 'owner')).toEqual([])
  })

  test('for staff remains when its inviter becomes a manager, and one for units out of reach does not', async () => {
    const second = await createColleague(backend, owner.token, 'owner')
    const staff = await inviteAs(second.token, 'staff')
    await call('PUT', `/members/${second.membership}`, owner.token, access('manager'))
    expect((await lookUp(staff)).status).toBe(200)
    const units = [owner.order.business_unit.documentId]
    await call('PUT', `/members/${second.membership}`, owner.token, {
      role: 'manager',
      all_units: false,
      units,
    })
    expect((await lookUp(staff)).status).toBe(404)
  })

  test('is deleted when its inviter deletes their account', async () => {
    const second = await createColleague(backend, owner.token, 'owner')
    const token = await inviteAs(second.token)
    const body = { password: second.password }
    expect((await call('POST', '/account/removal', second.token, body)).status).toBe(204)
    expect((await join(token)).status).toBe(404)
  })

  test('is deleted when its inviter hands over the organisation', async () => {
    const host = await createCustomer(backend)
    const next = await createColleague(backend, host.token, 'manager')
    const token = await inviteAs(host.token)
    const transfer = { member: next.membership, password: 'Kopi-susu-pagi-7' }
    expect((await call('POST', '/organisation/transfer', host.token, transfer)).status).toBe(200)
    expect((await join(token)).status).toBe(404)
  })

  test('is deleted when staff remove or demote its inviter in the panel', async () => {
    const panel = await openPanel(backend)
    const [one, two] = [
      await createColleague(backend, owner.token, 'owner'),
      await createColleague(backend, owner.token, 'owner'),
    ]
    const tokens = [await inviteAs(one.token), await inviteAs(two.token)]
    expect((await panel.write(panelUid, one.membership, { role: 'manager' })).status).toBe(200)
    await backend.strapi
      .documents('plugin::users-permissions.user')
      .delete({ documentId: two.user.documentId })
    for (const token of tokens) expect((await join(token)).status).toBe(404)
  })

  test('cannot be accepted while its inviter is blocked', async () => {
    const second = await createColleague(backend, owner.token, 'owner')
    const token = await inviteAs(second.token)
    const users = backend.strapi.db.query('plugin::users-permissions.user')
    const where = { documentId: second.user.documentId }
    await users.update({ where, data: { blocked: true } })
    expect([(await lookUp(token)).status, (await join(token)).status]).toEqual([404, 404])
    await users.update({ where, data: { blocked: false } })
    expect((await join(token)).status).toBe(200)
  })

  test('that another owner sends again remains when the first inviter is removed', async () => {
    const second = await createColleague(backend, owner.token, 'owner')
    const { email } = newRegistration()
    const { documentId } = (await sendInvitation(backend, second.token, email, { role: 'finance' })).body
    await waitForInvitationToken(backend, email)
    expect((await call('POST', `/invitations/${documentId}/resend`, owner.token)).status).toBe(200)
    await call('DELETE', `/members/${second.membership}`, owner.token)
    expect((await join(await waitForInvitationToken(backend, email, 2))).status).toBe(200)
  })

  test('to the address of a removed member is deleted too', async () => {
    const { token, email, membership } = await createColleague(backend, owner.token, 'staff')
    const address = newRegistration().email
    await sendInvitation(backend, owner.token, address, { role: 'owner' })
    const users = backend.strapi.db.query('plugin::users-permissions.user')
    await users.updateMany({ where: { email }, data: { email: address } })
    await call('DELETE', `/members/${membership}`, owner.token)
    const invitation = await waitForInvitationToken(backend, address)
    expect((await call('POST', '/invitations/accept', token, { token: invitation })).status).toBe(404)
  })
})

describe('owners', () => {
  test('are told of every new owner, even if they do not want emails about members', async () => {
    const host = await createCustomer(backend)
    const settings = { renewal: true, payment: true, members: false, zones: true, incidents: false }
    expect((await call('PUT', '/notifications', host.token, settings)).status).toBe(200)
    await createColleague(backend, host.token, 'owner')
    const [added] = await backend.mail.waitForEmails(host.email, 1, /kini pemilik PT Melati Sentosa/)
    expect(added?.subject).toBe('PT Melati Sentosa memiliki pemilik baru')
    const finance = await createColleague(backend, host.token, 'finance')
    await call('PUT', `/members/${finance.membership}`, host.token, access('owner'))
    await backend.mail.waitForEmails(host.email, 2, /kini pemilik PT Melati Sentosa/)
  })

  test('are told of a member whom somebody else invited', async () => {
    const host = await createCustomer(backend)
    const manager = await createColleague(backend, host.token, 'manager')
    await createColleague(backend, manager.token, 'staff')
    const [mail] = await backend.mail.waitForEmails(host.email, 1, /menerima undangan dari/)
    expect(mail?.subject).toBe('Sari Wulandari bergabung dengan PT Melati Sentosa')
  })
})

describe('the integrations of an owner who leaves', () => {
  test('go on, while the other owners are asked to keep or revoke them', async () => {
    const host = await createCustomer(backend)
    const second = await createColleague(backend, host.token, 'owner')
    const key = await call('POST', '/api-keys', second.token, {
      key_name: 'Dasbor',
      scopes: ['zones:read'],
    })
    const webhook = { webhook_url: 'https://example.com/rahasia', events: ['incident.opened'] }
    expect((await call('POST', '/webhooks', second.token, webhook)).status).toBe(201)
    const dashboard = async (token = host.token) =>
      (await call('GET', '/dashboard', token)).body.integrations_to_review
    expect(await dashboard()).toBe(0)
    await call('PUT', `/members/${second.membership}`, host.token, access('manager'))
    const [mail] = await backend.mail.waitForEmails(host.email, 1, /Pertahankan atau cabut/)
    expect(mail?.text).toContain(`Kunci API Dasbor ${key.body.key.prefix}…`)
    expect(mail?.text).toContain('Webhook ke example.com')
    expect(mail?.text).not.toContain('rahasia')
    expect([await dashboard(), await dashboard(second.token)]).toEqual([2, 0])
    expect((await backend.call('GET', '/public-api/zones', { token: key.body.token })).status).toBe(200)

    const [listedKey] = (await call('GET', '/api-keys', host.token)).body.data
    const [listedWebhook] = (await call('GET', '/webhooks', host.token)).body.data
    expect([listedKey, listedWebhook]).toMatchObject([
      { review_since: expect.any(String) },
      { review_since: expect.any(String) },
    ])
    const keep = (path: string, token: string) => call('POST', `${path}/keep`, token)
    expect((await keep(`/api-keys/${listedKey.documentId}`, second.token)).status).toBe(403)
    expect((await keep(`/api-keys/${listedKey.documentId}`, owner.token)).status).toBe(404)
    expect((await keep(`/api-keys/${listedKey.documentId}`, host.token)).status).toBe(204)
    expect((await keep(`/webhooks/${listedWebhook.documentId}`, host.token)).status).toBe(204)
    expect(await dashboard()).toBe(0)
    const [, entry] = (await call('GET', '/audit-entries', host.token)).body.data
    expect(entry.action).toBe('api-key.kept')
  })

  test('raise no question if the owner created none', async () => {
    const host = await createCustomer(backend)
    const second = await createColleague(backend, host.token, 'owner')
    await call('DELETE', `/members/${second.membership}`, host.token)
    await backend.mail.waitForEmails(second.email, 1, /bukan lagi anggota/)
    expect(
      backend.mail.mails.filter(({ to, text }) => to.includes(host.email) && /cabut/.test(text)),
    ).toEqual([])
  })
})

test('the payment links and staff passes of a removed member end at once', async () => {
  const host = await createRemoteVenue(backend)
  const manager = await createColleague(backend, host.token, 'manager')
  const pass = await getDisplayedPass(backend, host)
  const asked = await requestApproval(backend, pass)
  const requested = `/zones/${host.zone}/remote-passes/${asked.body.pass.documentId}`
  expect((await call('POST', `${requested}/approve`, manager.token)).status).toBe(200)
  const getState = async () => (await readStaffRemote(backend, asked.body.token)).body.pass.state
  expect(await getState()).toBe('active')
  await call('DELETE', `/members/${manager.membership}`, host.token)
  expect(await getState()).toBe('revoked')

  const payer = await createCustomer(backend)
  const finance = await createColleague(backend, payer.token, 'finance')
  const link = await call('POST', '/pay-links', finance.token, {
    orders: [payer.order.documentId],
  })
  const token = new URL(link.body.data.url).pathname.split('/').at(-1)
  const find = () =>
    backend.call('POST', '/pay-links/find', { body: { token }, headers: { 'x-internal-key': internalKey } })
  expect((await find()).body.data.state).toBe('open')
  await call('PUT', `/members/${finance.membership}`, payer.token, access('manager'))
  expect((await find()).body.data.state).toBe('open')
  await call('PUT', `/members/${finance.membership}`, payer.token, access('staff'))
  expect((await find()).body.data.state).toBe('revoked')
})
