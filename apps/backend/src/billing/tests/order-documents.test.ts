import { beforeAll, expect, test } from 'vitest'
import { settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { countRows } from '#tests/shop'
import { setUpPayments } from './payments'

type Panel = Awaited<ReturnType<typeof openPanel>>

const payments = setUpPayments({ RATE_LIMIT_FACTOR: '1' })
let finance: Panel
let support: Panel
beforeAll(async () => {
  finance = await openPanel(payments.backend, 'finance')
  support = await openPanel(payments.backend, 'support')
})

const office = '/content-manager/payment-office/orders'
const download = (panel: Panel, path: string) =>
  fetch(payments.backend.origin + office + path, { headers: { authorization: `Bearer ${panel.token}` } })

test('Finance sees who ordered and downloads the invoice in both languages; Support sees no tax number', async () => {
  const { id, order } = await payments.pay()
  const { data } = (await finance.call('GET', `${office}/${id}`)).body
  expect(data).toMatchObject({
    number: order.number,
    buyer: { name: expect.any(String) },
    company: order.company_name,
    invoice_number: expect.stringMatching(/^MB-INV-/),
  })
  for (const locale of ['id', 'en']) {
    const response = await download(finance, `/${id}/invoice?locale=${locale}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  expect((await download(support, `/${id}/invoice?locale=id`)).status).toBe(403)
  expect((await download(finance, '/unknown/invoice?locale=id')).status).toBe(404)
})

test('the email about an order is sent again to its recipient, three times an hour, and recorded', async () => {
  const { id, email, order } = await payments.pay()
  await settleJobs()
  payments.backend.mail.clear()
  const send = (panel: Panel) => panel.call('POST', `${office}/${id}/email`, {})
  expect((await send(await openPanel(payments.backend, 'sales'))).status).toBe(403)
  const answers = []
  for (let round = 0; round < 4; round += 1) answers.push((await send(support)).status)
  expect(answers).toEqual([200, 200, 200, 429])
  await settleJobs()
  const sent = payments.backend.mail.mails.filter(({ to }) => to.includes(email))
  expect(sent).toHaveLength(3)
  expect(sent[0]?.text).toContain(order.number)
  const entries = { action: 'order.email-resent', subject_id: id }
  expect(await countRows(payments.backend, 'api::audit-entry.audit-entry', entries)).toBe(3)
})
