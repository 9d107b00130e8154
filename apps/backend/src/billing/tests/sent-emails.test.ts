import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendInvitation } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'

type Panel = Awaited<ReturnType<typeof openPanel>>

let backend: Backend
let support: Panel
beforeAll(async () => {
  backend = await startBackendWithPackages()
  support = await openPanel(backend, 'support')
}, 300_000)
afterAll(() => backend.stop())

const base = '/content-manager/sent-emails'
const connection = (table: string) => backend.strapi.db.connection(table)

type Listed = {
  id: string
  kind: string
  about: string | null
  recipient: string | null
  can_resend: boolean
}

async function visit() {
  const customer = await createCustomer(backend, {
    pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 1 },
  })
  const { organisation_id } = await connection('orders')
    .where({ document_id: customer.order.documentId })
    .first('organisation_id')
  const { document_id } = await connection('organisations')
    .where({ id: organisation_id })
    .first('document_id')
  const list = async (query = `organisation=${document_id}`, panel = support): Promise<Listed[]> =>
    (await panel.call('GET', `${base}?${query}`)).body.data.emails
  return {
    ...customer,
    organisation: Number(organisation_id),
    list,
    find: async (kind: string) => {
      const email = (await list()).find(one => one.kind === kind)
      if (!email) throw new Error(`No email ${kind}`)
      return email
    },
    pay: async () => {
      const billing = loadCompiled(() => import('#src/billing'))
      const order = await billing.findOrder({ documentId: customer.order.documentId })
      if (!order) throw new Error('The order cannot be found')
      const payment = {
        reference: 'TRX',
        paidAt: new Date(),
        actor: { kind: 'system', name: 'test' } as const,
      }
      await backend.strapi.db.transaction(() => billing.payOrder(order, payment))
    },
  }
}

const resend = (id: string, panel = support) => panel.call('POST', `${base}/${id}/resend`, {})

test('an email is listed for customer and order, without its text or address, and is written again when sent again', async () => {
  const { email, order, list, find, pay, user } = await visit()
  const placed = await find('order-placed')
  expect(placed).toMatchObject({
    about: order.number,
    recipient: expect.stringContaining(user.first_name),
    can_resend: true,
  })
  expect(JSON.stringify(await list())).not.toContain(email)
  expect(await list(`order=${order.documentId}`)).toContainEqual(placed)
  const address = `baru-${email}`
  await connection('up_users').where({ email }).update({ email: address })
  await pay()
  expect((await resend(placed.id)).status).toBe(200)
  const [mail] = await backend.mail.waitForEmails(address, 1, new RegExp(`untuk pesanan ${order.number}`))
  expect(mail?.subject).toBe(`Pembayaran pesanan ${order.number} sudah kami terima`)
  expect((await resend(placed.id)).status).toBe(429)
  expect(await list(`order=${order.documentId}`)).toHaveLength(2)
  const entry = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findOne({ where: { action: 'email.resent', subject_id: placed.id } })
  expect(entry).toMatchObject({
    actor_kind: 'staff',
    organisation_id: null,
    details: { name: 'order-placed' },
  })
})

test('licence emails are written from the present licences, and only for the present access', async () => {
  const { email, find, pay, organisation } = await visit()
  await pay()
  const issued = await find('licence-issued')
  expect((await resend(issued.id)).status).toBe(200)
  await backend.mail.waitForEmails(email, 2, /Zona/)
  await connection('memberships')
    .where({ organisation_id: organisation })
    .update({ deactivated_at: new Date() })
  await connection('rate_limits').delete()
  const refused = await resend(issued.id)
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'email-member'])
})

test('invitations are listed but not sent again, because their links must not live twice', async () => {
  const { token, find } = await visit()
  await sendInvitation(backend, token, `tamu-${Date.now()}@contoh.test`, { role: 'manager' })
  const invitation = await find('invitation')
  expect(invitation).toMatchObject({ recipient: null, can_resend: false })
  expect((await resend(invitation.id)).body.error.details.code).toBe('email-kind')
})

test('a reminder about a period that has been renewed has nothing left to say', async () => {
  const { list, find, pay, organisation } = await visit()
  await pay()
  const { id } = await connection('subscriptions').orderBy('id', 'desc').first('id')
  await connection('subscriptions')
    .where({ id })
    .update({
      starts_at: new Date(Date.now() - 60 * 24 * 60 * 60_000),
      expired_date: new Date(Date.now() + 5 * 24 * 60 * 60_000),
    })
  const { sendExpiryReminders } = loadCompiled(() => import('#src/billing/reminder/send'))
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T05:00:00Z`)
  await sendExpiryReminders(noon)
  const reminder = await find('renewal-reminder')
  expect((await resend(reminder.id)).status).toBe(200)
  await connection('subscriptions')
    .where({ id })
    .update({ expired_date: new Date(Date.now() + 300 * 24 * 60 * 60_000) })
  await connection('rate_limits').delete()
  expect((await resend(reminder.id)).body.error.details.code).toBe('email-outdated')
  expect((await list()).length).toBeGreaterThan(2)
  expect(organisation).toBeGreaterThan(0)
})

test('emails are forgotten after 400 days', async () => {
  const { list } = await visit()
  await connection('sent_emails').update({ sent_at: Date.now() - 401 * 24 * 60 * 60_000 })
  const { deleteOldSentEmails } = loadCompiled(() => import('#src/platform/mail/sent-emails'))
  await deleteOldSentEmails()
  expect(await list()).toEqual([])
})

test('support and sales reach the emails, others do not', async () => {
  const { find } = await visit()
  const { id } = await find('order-placed')
  const routes = [
    ['GET', `${base}/customers`],
    ['GET', `${base}?organisation=unknown`],
    ['POST', `${base}/${id}/resend`],
  ] as const
  for (const role of ['finance', 'curator', 'strapi-editor', 'strapi-author']) {
    const panel = await openPanel(backend, role)
    for (const [method, route] of routes)
      expect((await panel.call(method, route, method === 'POST' ? {} : undefined)).status).toBe(403)
  }
  const sales = await openPanel(backend, 'sales')
  expect((await sales.call('GET', `${base}/customers?q=melati`)).status).toBe(200)
  expect((await resend(id, sales)).status).toBe(200)
  expect((await sales.call('GET', `${base}?organisation=unknown`)).status).toBe(404)
  for (const [method, route] of routes)
    expect((await fetch(backend.origin + route, { method })).status).toBe(401)
})
