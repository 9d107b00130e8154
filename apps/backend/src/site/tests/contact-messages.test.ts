import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { newContactMessage, submitForm } from '#tests/visitors'

const uid = 'api::contact-message.contact-message'

let backend: Backend
let panel: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  panel = await openPanel(backend, 'sales')
})
afterAll(() => backend.stop())

const write = (body: object, sending = {}) => submitForm(backend, '/contact-messages', body, sending)
const getRows = (email: string) => backend.strapi.db.query(uid).findMany({ where: { email } })

test('stores a message, acknowledges it in its language and notifies the contact address in the site settings', async () => {
  const body = newContactMessage({ locale: 'en', phone_number: '(021) 5551234' })
  expect(await write(body)).toMatchObject({ status: 200, body: { ok: true } })
  expect(await getRows(body.email)).toMatchObject([
    { state: 'unhandled', topic: 'international', phone_number: '+62215551234', language: 'en' },
  ])
  const [mail] = await backend.mail.waitForEmails(body.email)
  expect(mail?.subject).toBe('We received your message')
  expect(mail?.text).not.toContain(body.message)
  const [notification] = await backend.mail.waitForEmails(
    'halo@musik-berlisensi.test',
    1,
    new RegExp(body.email),
  )
  expect(notification?.replyTo).toBe(body.email)
  expect(notification?.text).toContain(body.message)
})

test('stores a repeated message once, and a different one separately', async () => {
  const body = newContactMessage()
  const sending = { address: '198.19.210.1' }
  await Promise.all([write(body, sending), write(body, sending)])
  await write({ ...body, message: 'Satu hal lagi.' }, sending)
  expect(await getRows(body.email)).toHaveLength(2)
})

test('stores nothing if the hidden field is filled in, and limits each sender', async () => {
  const email = `sering.${process.pid}@contoh.test`
  expect((await write(newContactMessage({ email, website: 'x' }))).status).toBe(200)
  const statuses = []
  for (const text of ['1', '2', '3', '4', '5', '6'])
    statuses.push((await write(newContactMessage({ email, message: text }))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await getRows(email)).toHaveLength(5)
})

test('sales staff can mark a message as handled and change nothing else', async () => {
  const body = newContactMessage()
  await write(body)
  const [{ documentId }] = await getRows(body.email)
  const response = await panel.write(uid, documentId, { state: 'handled', message: 'diganti' })
  expect(response.body.data).toMatchObject({
    state: 'handled',
    handled_at: expect.any(String),
    message: body.message,
  })
  await panel.write(uid, documentId, { state: 'unhandled' })
  expect(await getRows(body.email)).toMatchObject([{ state: 'unhandled', handled_at: null }])
})

test('the sales role can read only messages and applications', async () => {
  expect((await panel.list(uid)).status).toBe(200)
  expect((await panel.list('api::partner-application.partner-application')).status).toBe(200)
  const closed = [
    'api::order.order',
    'api::organisation.organisation',
    'api::page.page',
    'plugin::users-permissions.user',
  ]
  for (const other of closed) expect((await panel.list(other)).status).toBe(403)
  const [{ documentId }] = await backend.strapi.db.query(uid).findMany({ limit: 1 })
  expect((await panel.remove(uid, documentId)).status).toBe(403)
  expect((await panel.call('GET', '/admin/users?page=1&pageSize=10')).status).toBe(403)
})
