import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startSecondBackend } from '#tests/second-backend'
import { countRows } from '#tests/shop'
import {
  buildStaffMember,
  createPayer,
  deliverNotices,
  findAttempt,
  getOrder,
  startBackendWithPayments,
} from './payments'

type Panel = Awaited<ReturnType<typeof openPanel>>

// Each test makes several payments and refunds, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let payments: Awaited<ReturnType<typeof startBackendWithPayments>>
let second: Awaited<ReturnType<typeof startSecondBackend>>
let people: Panel[]
beforeAll(async () => {
  payments = await startBackendWithPayments()
  second = await startSecondBackend()
  people = [
    await openPanel(payments.backend, 'finance'),
    await openPanel(payments.backend, 'finance'),
    await openPanel(payments.backend, 'finance'),
  ]
}, 240_000)
afterAll(async () => {
  await second?.kill()
  await payments.stop()
})

const office = '/content-manager/payment-office'
const cases = 'src/billing/payment/cases'
const refunds = 'src/billing/payment/refunds'
let keys = 0
const post = (panel: Panel | undefined, path: string, body: object = {}) => {
  keys += 1
  if (!panel) throw new Error('Nobody is signed in')
  return panel.call('POST', office + path, body, { 'idempotency-key': `race-key-${keys}` })
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const yearly = { pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 1 } }

async function pay(action: string, method: string, choices = {}, options = {}) {
  const { backend, provider } = payments
  const payer = await createPayer(backend, method, choices)
  provider.simulator.applyOutcome(payer.attempt.reference, action, options)
  await deliverNotices(backend, provider)
  return { ...payer, row: await findAttempt(backend, payer.attempt.documentId) }
}

test('only one of several concurrent attempts to close a case, in several processes, succeeds', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { attempt, row } = await pay('amount', 'bca_va', {}, { amount: 1000 })
    const path = `/payments/${attempt.documentId}/case/close`
    const [answers, others] = await Promise.all([
      Promise.all(people.map(panel => post(panel, path, { note: 'Sudah diurus' }))),
      Promise.allSettled(
        [1, 2].map(id => second.call(cases, 'closeCase', row.id, 'Selesai', buildStaffMember(id))),
      ),
    ])
    const here = answers.filter(({ status }) => status === 200).length
    expect(here + others.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    const entries = await countRows(payments.backend, 'api::audit-entry.audit-entry', {
      action: 'payment.resolved',
      subject_id: attempt.documentId,
    })
    expect(entries).toBe(1)
  }
})

test('a refund is approved or rejected only once, and is paid out at most once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { attempt, order } = await pay('pay', 'bca_va', yearly)
    const body = { amount: order.total, mode: 'manual', reason: 'Salah pesan' }
    const requested = await post(people[0], `/payments/${attempt.documentId}/refunds`, body)
    const { id } = requested.body.data
    const decided = await Promise.all([
      post(people[1], `/refunds/${id}/approve`),
      post(people[2], `/refunds/${id}/approve`),
      post(people[1], `/refunds/${id}/approve`),
      post(people[2], `/refunds/${id}/reject`),
    ])
    expect(statuses(decided)).toEqual([200, 409, 409, 409])
    const approved = decided[3]?.status === 409
    const paid = await Promise.all(
      people.map((panel, index) => post(panel, `/refunds/${id}/payout`, { reference: `BCA ${index}` })),
    )
    const other = await Promise.allSettled([
      second.call(refunds, 'completePayout', id, { staff: buildStaffMember(9), reference: 'BCA 9' }),
    ])
    const made =
      paid.filter(({ status }) => status === 200).length +
      other.filter(({ status }) => status === 'fulfilled').length
    expect(made).toBe(approved ? 1 : 0)
    const rows = await payments.backend.strapi.db.connection('refunds').where({ document_id: id })
    expect(rows).toMatchObject([{ state: approved ? 'done' : 'rejected' }])
  }
})

test('a late payment that is applied and refunded concurrently never leaves an unpaid period running', async () => {
  const { backend, provider } = payments
  for (let round = 0; round < 4; round += 1) {
    const { token, id, attempt, order } = await createPayer(backend, 'gopay')
    provider.simulator.choose(attempt.reference, 'gopay')
    await backend.call('POST', `/orders/${id}/cancel`, { token })
    provider.simulator.applyOutcome(attempt.reference, 'late')
    await deliverNotices(backend, provider)
    const path = `/payments/${attempt.documentId}`
    const body = { amount: order.total, mode: 'provider', reason: 'Terlambat' }
    const [applied, refunded] = await Promise.all([
      post(people[0], `${path}/case/apply`, { order: id }),
      post(people[1], `${path}/refunds`, body),
    ])
    await settleJobs()
    // A refund after the order was paid ends the period that the payment started.
    const { state } = await getOrder(backend, token, id)
    const getPaymentState = async () => (await people[2]?.call('GET', office + path))?.body.data.state
    // A call to the provider that timed out is repeated later.
    if (refunded.status === 201) await expect.poll(getPaymentState, { timeout: 60_000 }).toBe('refunded')
    expect([applied.status, state]).toEqual(applied.status === 200 ? [200, 'paid'] : [409, 'cancelled'])
    const periods = await backend.strapi.db
      .query('api::subscription.subscription')
      .findMany({ where: { order: { documentId: id } } })
    const running = periods.filter((one: { expired_date: string }) => new Date(one.expired_date) > new Date())
    expect(running).toHaveLength(applied.status === 200 && refunded.status !== 201 ? 1 : 0)
  }
})

test('concurrent imports of one settlement file count each fee once', async () => {
  const { provider } = payments
  const { attempt } = await pay('pay', 'bni_va')
  const content: string = provider.simulator.settlement()
  const file = { name: 'a.csv', content }
  const answers = await Promise.all([
    post(people[0], '/settlements', file),
    post(people[1], '/settlements', file),
    post(people[2], '/settlements', { name: 'b.csv', content: `${content}\r\n` }),
  ])
  expect(statuses(answers)).toEqual([201, 201, 201])
  const { data } = (await people[0]?.call('GET', `${office}/payments/${attempt.documentId}`))?.body ?? {}
  expect(data).toMatchObject({ fee: 4000, settled: [{ fee: 4000 }] })
})
