import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settleJobs } from '#tests/harness'
import { loadMigration } from '#tests/migrations'
import { startSecondBackend } from '#tests/second-backend'
import { countRows } from '#tests/shop'
import {
  buildStaffMember,
  createPayer,
  findAttempt,
  getAttempt,
  getOrder,
  paymentServices,
  sendNotice,
  startBackendWithPayments,
  startPayment,
} from './payments'

// The two processes share a machine with other tests.
vi.setConfig({ testTimeout: 300_000 })

let payments: Awaited<ReturnType<typeof startBackendWithPayments>>
let second: Awaited<ReturnType<typeof startSecondBackend>>
beforeAll(async () => {
  payments = await startBackendWithPayments()
  second = await startSecondBackend()
}, 240_000)
afterAll(async () => {
  await second?.kill()
  await payments.stop()
})

const check = 'src/billing/payment/check'
const getPeriods = (order: string) =>
  countRows(payments.backend, 'api::subscription.subscription', { order: { documentId: order } })

test('concurrent notices, redirects and sweeps of two processes pay an order once', async () => {
  const { backend, provider } = payments
  for (let round = 0; round < 4; round += 1) {
    const { token, id, attempt } = await createPayer(backend, 'gopay')
    const other = (await startPayment(backend, token, { orders: [id], method: 'bni_va' })).body.data
    const rows = [
      await findAttempt(backend, attempt.documentId),
      await findAttempt(backend, other.documentId),
    ]
    provider.simulator.choose(other.reference, 'bni_va')
    provider.simulator.applyOutcome(attempt.reference, 'twice', { delivery: 'twice' })
    const notices = provider.simulator.takeNotices().map(({ body }) => sendNotice(backend, body))
    await Promise.all([
      ...notices,
      ...rows.map(row => second.call(check, 'checkAttempt', row)),
      ...[attempt, other].map(({ documentId }) =>
        backend.call('POST', `/payments/${documentId}/check`, { token, body: {} }),
      ),
      paymentServices().sweepPayments(Date.now() + 3 * 60 * 60_000),
    ])
    await settleJobs()
    const outcomes = await Promise.all(
      [attempt, other].map(async ({ documentId }) => (await getAttempt(backend, token, documentId)).outcome),
    )
    expect(outcomes.sort()).toEqual(['applied', 'duplicate'])
    expect(await getPeriods(id)).toBe(1)
  }
})

test('a payment whose order is cancelled concurrently is either applied or late, never lost', async () => {
  const { backend, provider } = payments
  for (let round = 0; round < 4; round += 1) {
    const { token, id, attempt } = await createPayer(backend)
    provider.simulator.applyOutcome(attempt.reference, 'pay', { delivery: 'never' })
    await Promise.all([
      backend.call('POST', `/payments/${attempt.documentId}/check`, { token, body: {} }),
      backend.call('POST', `/orders/${id}/cancel`, { token }),
    ])
    await settleJobs()
    const { state } = await getOrder(backend, token, id)
    const { outcome } = await getAttempt(backend, token, attempt.documentId)
    expect([state, outcome, await getPeriods(id)]).toEqual(
      state === 'paid' ? ['paid', 'applied', 1] : ['cancelled', 'late', 0],
    )
  }
})

test('concurrent refunds never exceed the received amount, and a refund requested twice is made once', async () => {
  const { backend, provider } = payments
  const { order, attempt } = await createPayer(backend, 'gopay')
  provider.simulator.applyOutcome(attempt.reference, 'pay', { delivery: 'never' })
  const row = await findAttempt(backend, attempt.documentId)
  await second.call(check, 'checkAttempt', row)
  const request = (key: string) =>
    paymentServices().requestRefund({
      staff: buildStaffMember(1),
      attempt: row.id,
      order: null,
      amount: order.total,
      mode: 'provider',
      reason: 'Salah pesan',
      key,
    })
  const requested = await Promise.allSettled(['a', 'a', 'b', 'c'].map(key => request(`race-${key}`)))
  const made = requested.flatMap(result => (result.status === 'fulfilled' ? [result.value.document_id] : []))
  expect(new Set(made).size).toBe(1)
  await settleJobs()
  const [page] = provider.simulator.store
    .list('transactions')
    .filter(({ orderId }) => orderId === attempt.reference)
  expect(page?.refunds).toHaveLength(1)
})

type Period = { id: number; refunded: boolean | null }

test('the migration marks exactly the periods that were ended by refunds', async () => {
  const migration = loadMigration('2026.11.23T23.00.00.refunded-subscriptions')
  const trx = await payments.backend.strapi.db.connection.transaction()
  const listRefunded = async () => {
    const periods: Period[] = await trx('subscriptions').orderBy('id').select('id', 'refunded')
    return periods.filter(({ refunded }) => refunded).map(({ id }) => id)
  }
  try {
    const before = await listRefunded()
    expect(before).toHaveLength(1)
    await trx.schema.alterTable('subscriptions', table => table.dropColumn('refunded'))
    await migration.up(trx)
    expect(await listRefunded()).toEqual(before)
  } finally {
    await trx.rollback()
  }
})

test('concurrent starts with one key open one payment, and those with different keys open one each', async () => {
  const { backend, provider } = payments
  const { token, id } = await createPayer(backend)
  const body = { orders: [id], method: 'shopeepay' }
  const same = await Promise.all(
    Array.from({ length: 6 }, () => startPayment(backend, token, body, 'one-key-here')),
  )
  expect(new Set(same.map(({ body }) => body.data.reference)).size).toBe(1)
  const different = await Promise.all(Array.from({ length: 4 }, () => startPayment(backend, token, body)))
  const references = different.map(({ body }) => body.data.reference)
  expect(new Set(references).size).toBe(4)
  for (const reference of references)
    expect(provider.simulator.store.find('transactions', reference)).toMatchObject({ orderId: reference })
})
