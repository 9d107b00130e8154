import { describe, expect, test, vi } from 'vitest'
import { loadCompiled, settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { getOrderOptions, placeOrder } from '#tests/unit-orders'
import { createPayer, deliverNotices, paymentServices, setUpPayments } from './payments'

type Panel = Awaited<ReturnType<typeof openPanel>>

// Each test makes several payments and refunds, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let finance: Panel
let sendExpiryReminders: (now: Date) => Promise<number>
let reconcilePayments: () => Promise<void>
const payments = setUpPayments({}, async () => {
  finance = await openPanel(payments.backend, 'finance')
  sendExpiryReminders = loadCompiled(() => import('#src/billing/reminder/send')).sendExpiryReminders
  reconcilePayments = loadCompiled(() => import('#src/billing/payment/reconcile')).reconcilePayments
})

const office = '/content-manager/payment-office'
const listReconciliationDifferences = () => paymentServices().listReconciliationDifferences()

async function pay(choices = {}) {
  const payer = await createPayer(payments.backend, 'other_qris', choices)
  payments.provider.simulator.applyOutcome(payer.attempt.reference, 'pay')
  await deliverNotices(payments.backend, payments.provider)
  return payer
}

/** Pays an order of an existing unit online. */
async function payOrder(token: string, order: string) {
  const started = await payments.backend.call('POST', '/payments', {
    token,
    body: { orders: [order], method: 'other_qris' },
    headers: { 'idempotency-key': `payment-of-${order}` },
  })
  payments.provider.simulator.applyOutcome(started.body.data.reference, 'pay')
  await deliverNotices(payments.backend, payments.provider)
  return started.body.data
}

async function refundInFull(attempt: { documentId: string }, amount: number) {
  const requested = await finance.call(
    'POST',
    `${office}/payments/${attempt.documentId}/refunds`,
    { amount, mode: 'provider', reason: 'Dibatalkan' },
    { 'idempotency-key': `refund-of-${attempt.documentId}` },
  )
  if (requested.body.data.state === 'requested') {
    const other = await openPanel(payments.backend, 'finance')
    await other.call('POST', `${office}/refunds/${requested.body.data.id}/approve`, {})
  }
  await settleJobs()
}

const licenceStates = async (token: string, unit: string) =>
  (await payments.backend.call('GET', `/licences?unit=${unit}`, { token })).body.data.map(
    ({ state }: { state: string }) => state,
  )

const monthly = { pricing: { package: 'single-location', billing_period: 'monthly', zone_count: 1 } }

describe('after a full refund', () => {
  test('the subscription and its licences have ended, and no reminder to renew is sent', async () => {
    const { token, order, attempt } = await pay(monthly)
    const unit: string = order.business_unit.documentId
    expect(await licenceStates(token, unit)).toEqual(['active'])
    const until = (await getOrderOptions(payments.backend, token, unit)).body.subscriptions[0].expired_date
    await refundInFull(attempt, order.total)
    const [period] = (await payments.backend.call('GET', '/subscriptions', { token })).body.data
    expect(new Date(period.expired_date).getTime()).toBeLessThanOrEqual(Date.now())
    expect(await licenceStates(token, unit)).toEqual(['expired'])
    const morning = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 3 * 3_600_000)
    for (const days of [0, 1, 2, 3, 7]) {
      const at = new Date(morning.getTime() + days * 86_400_000)
      if (at.getTime() > Date.now()) expect(await sendExpiryReminders(at)).toBe(0)
    }
    for (const days of [14, 7, 1, 0])
      expect(await sendExpiryReminders(new Date(Date.parse(until) - days * 86_400_000 + 9 * 3_600_000))).toBe(
        0,
      )
    expect(await listReconciliationDifferences()).toEqual([])
  })

  test('the licences of extra zones have ended, and the original zone keeps its licence', async () => {
    const { token, order } = await pay(monthly)
    const unit: string = order.business_unit.documentId
    const wanted = { business_unit: unit, kind: 'extra-zones', package: 'single-location', zone_count: 2 }
    const quote = await payments.backend.call('POST', '/orders/quote', {
      token,
      body: { ...wanted, billing_period: 'monthly' },
    })
    const placed = await placeOrder(payments.backend, token, {
      ...wanted,
      billing_period: 'monthly',
      expected_total: quote.body.total,
    })
    const attempt = await payOrder(token, placed.body.documentId)
    expect(await licenceStates(token, unit)).toEqual(['active', 'active', 'active'])
    await refundInFull(attempt, quote.body.total)
    expect(await licenceStates(token, unit)).toEqual(['expired', 'expired', 'active'])
    const [period] = (await payments.backend.call('GET', '/subscriptions', { token })).body.data
    expect(period).toMatchObject({ zone_count: 1, state: expect.stringMatching(/active|expiring/) })
    expect(await listReconciliationDifferences()).toEqual([])
  })

  test('a renewal that has not begun is removed, and the current period keeps its original end', async () => {
    const { token, order } = await pay(monthly)
    const unit: string = order.business_unit.documentId
    const before = (await payments.backend.call('GET', '/subscriptions', { token })).body.data
    const placed = await placeOrder(payments.backend, token, {
      business_unit: unit,
      kind: 'renewal',
      package: 'single-location',
      billing_period: 'monthly',
      zone_count: 1,
      expected_total: order.total,
    })
    const attempt = await payOrder(token, placed.body.documentId)
    expect((await payments.backend.call('GET', '/subscriptions', { token })).body.data).toHaveLength(2)
    await refundInFull(attempt, order.total)
    expect((await payments.backend.call('GET', '/subscriptions', { token })).body.data).toEqual(before)
    expect(await licenceStates(token, unit)).toEqual(['active'])
    // The unit can be renewed again.
    expect((await getOrderOptions(payments.backend, token, unit)).body.kinds).toContain('renewal')
    expect(await listReconciliationDifferences()).toEqual([])
  })
})

describe('the hourly check', () => {
  const later = () => Date.now() + 3 * 60 * 60_000
  const differences = () =>
    loadCompiled(() => import('#src/billing/payment/reconcile')).listReconciliationDifferences(later())

  test('finds paid orders without a period and periods whose order is not paid', async () => {
    const { order, id } = await pay()
    const query = payments.backend.strapi.db.query('api::order.order')
    await query.update({ where: { documentId: id }, data: { state: 'cancelled' } })
    expect(await listReconciliationDifferences()).toEqual([
      { kind: 'unpaid-order', reference: expect.stringMatching(/^MB-PAY-/) },
      { kind: 'unpaid-period', reference: order.number },
    ])
    await query.update({ where: { documentId: id }, data: { state: 'paid' } })
    const subscriptions = payments.backend.strapi.db.query('api::subscription.subscription')
    const period = await subscriptions.findOne({ where: { order: { documentId: id } } })
    await subscriptions.update({ where: { id: period.id }, data: { order_line_id: null } })
    expect(await listReconciliationDifferences()).toEqual([{ kind: 'no-period', reference: order.number }])
    await subscriptions.update({
      where: { id: period.id },
      data: { order_line_id: period.order_line_id },
    })
    expect(await listReconciliationDifferences()).toEqual([])
  })

  test('finds active zones whose licence is missing, in another state or without a signed version', async () => {
    const { order } = await pay()
    const { connection } = payments.backend.strapi.db
    const zones = await connection('zones')
      .join('business_units as u', 'u.id', 'zones.business_unit_id')
      .where('u.document_id', order.business_unit.documentId)
      .select('zones.id', 'u.cid')
    const of = () => connection('licences').where({ zone_id: zones[0].id })
    const [licence] = await of()
    expect(await differences()).toEqual([])
    await of().update({ state: 'expired' })
    expect(await differences()).toEqual([{ kind: 'licence-state', reference: zones[0].cid }])
    await of().update({ state: 'active' })
    const subscriptions = payments.backend.strapi.db.query('api::subscription.subscription')
    const {
      id: _,
      documentId: __,
      ...period
    } = await subscriptions.findOne({
      where: { order: { documentId: order.documentId } },
    })
    const relations = { business_unit: period.business_unit_id, organisation: period.organisation_id }
    const unsigned = await subscriptions.create({ data: { ...period, ...relations } })
    expect(await differences()).toEqual([{ kind: 'licence-version', reference: zones[0].cid }])
    await subscriptions.delete({ where: { id: unsigned.id } })
    await of().update({ zone_id: 0 })
    expect(await differences()).toEqual([{ kind: 'no-licence', reference: zones[0].cid }])
    await connection('licences').where({ id: licence.id }).update({ zone_id: zones[0].id })
    expect(await differences()).toEqual([])
  })

  test('stores its result for the panel and the metrics, and fails while there are differences', async () => {
    await reconcilePayments()
    const read = async () => (await finance.call('GET', `${office}/differences`)).body.data
    expect(await read()).toMatchObject({ at: expect.any(Number), found: [] })
    const { attempt } = await pay()
    const rows = payments.backend.strapi.db
      .connection('payment_attempts')
      .where({ reference: attempt.reference })
    await rows.update({ refunded: 1 })
    await expect(reconcilePayments()).rejects.toThrow()
    expect((await read()).found).toEqual([{ kind: 'refund-sum', reference: attempt.reference }])
    const { countReconciliationDifferences } = loadCompiled(() => import('#src/billing/payment/reconcile'))
    expect(await countReconciliationDifferences()).toMatchObject({ 'refund-sum': 1, 'no-licence': 0 })
    await rows.update({ refunded: 0 })
  })
})

test('the hourly check finds payments whose amounts do not add up', async () => {
  expect(await listReconciliationDifferences()).toEqual([])
  const { attempt } = await pay()
  const rows = payments.backend.strapi.db
    .connection('payment_attempts')
    .where({ reference: attempt.reference })
  await rows.update({ outcome: null, refunded: 1 })
  expect(await listReconciliationDifferences()).toEqual([
    { kind: 'unassigned-money', reference: attempt.reference },
    { kind: 'refund-sum', reference: attempt.reference },
  ])
})
