import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { countRows, findVoucher, startBackendWithPackages } from '#tests/shop'

let backend: Backend
let expireOrders: (now?: Date) => Promise<number>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  ;({ expireOrders } = loadCompiled(() => import('#src/billing/order/expire')))
})
afterAll(() => backend.stop())

test('cancels an order once if it is not paid within seven days, and releases its voucher', async () => {
  const { token, email, order } = await createCustomer(backend, { voucher: 'HEMAT100' })
  const due = Date.parse(order.pay_before)
  const before = (await findVoucher(backend, 'HEMAT100')).remaining
  const state = async () => (await backend.call('GET', `/orders/${order.documentId}`, { token })).body.state

  expect(await expireOrders(new Date(due - 1))).toBe(0)
  expect(await state()).toBe('awaiting-payment')
  expect(await expireOrders(new Date(due))).toBe(1)
  expect(await state()).toBe('cancelled')
  expect(await expireOrders(new Date(due + 1))).toBe(0)

  expect((await findVoucher(backend, 'HEMAT100')).remaining).toBe(before + 1)
  const where = { subject_id: order.documentId, action: 'order.expired', actor_kind: 'system' }
  expect(await countRows(backend, 'api::audit-entry.audit-entry', where)).toBe(1)
  const mails = await backend.mail.waitForEmails(email, 1, /dibatalkan karena/)
  expect(mails.filter(({ subject }) => subject === `Pesanan ${order.number} dibatalkan`)).toHaveLength(1)
})

test('registers the hourly jobs', async () => {
  const { countJobs } = loadCompiled(() => import('#src/platform/jobs/queue'))
  expect(Object.keys((await countJobs()).open)).toEqual(
    expect.arrayContaining(['expire-orders', 'send-expiry-reminders']),
  )
})
