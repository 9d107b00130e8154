import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { customer } from './customers'
import { type Backend, compiled } from './harness'
import { countRows, findVoucher, startShop } from './shop'

let backend: Backend
let expireOrders: (now?: Date) => Promise<number>
beforeAll(async () => {
  backend = await startShop()
  ;({ expireOrders } = compiled<{ expireOrders(now?: Date): Promise<number> }>(
    'src/api/order/services/expire',
  ))
})
afterAll(() => backend.stop())

test('an order that is not paid in seven days is cancelled once, and its voucher comes back', async () => {
  const { token, email, order } = await customer(backend, { voucher: 'HEMAT100' })
  const due = Date.parse(order.pay_before)
  const before = (await findVoucher(backend, 'HEMAT100')).remaining
  const state = async () => (await backend.call('GET', `/orders/${order.documentId}`, { token })).body.state

  expect(await expireOrders(new Date(due - 1))).toBe(0)
  expect(await state()).toBe('awaiting-payment')
  expect(await expireOrders(new Date(due))).toBe(1)
  expect(await state()).toBe('cancelled')
  expect(await expireOrders(new Date(due + 1))).toBe(0)

  expect((await findVoucher(backend, 'HEMAT100')).remaining).toBe(before + 1)
  const where = { subject_id: order.documentId, action: 'order.lapsed', actor_kind: 'system' }
  expect(await countRows(backend, 'api::audit-entry.audit-entry', where)).toBe(1)
  const mails = await backend.mail.mailsTo(email, 1, /dibatalkan karena/)
  expect(mails.filter(({ subject }) => subject === `Pesanan ${order.number} dibatalkan`)).toHaveLength(1)
})

test('the job is there, and runs at the start', async () => {
  const { countJobs } = compiled<typeof import('../src/jobs/queue')>('src/jobs/queue')
  expect(Object.keys((await countJobs()).open)).toEqual(
    expect.arrayContaining(['lapse-orders', 'remind-of-ends']),
  )
})

test('where hours are missing it waits until the new time has stood for most of an hour', async () => {
  const { isSteady } = compiled<typeof import('../src/jobs/steady-clock')>('src/jobs/steady-clock')
  const start = Date.now()
  const at = async (hours: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + hours * 60 * 60_000 })
    const steady = await isSteady('test')
    vi.useRealTimers()
    return steady
  }
  // An hour on, a day ahead and started anew there, right again, an hour on.
  expect([await at(0), await at(1), await at(25), await at(25.1), await at(2), await at(3)]).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ])
  // Half a day without any backend.
  expect([await at(15), await at(15.5), await at(16.5)]).toEqual([false, false, true])
})
