import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { sendRequest } from '#src/product/http-call.mjs'
import { sampleAddress, sampleCompany } from '#src/product/registered-members.mjs'
import { retryUntilAccepted } from '#src/product/retry.mjs'

const total = 200_000
const methods = ['bca_va', 'bni_va', 'bri_va', 'mandiri_bill', 'other_qris', 'gopay', 'credit_card']
const deliveries = ['once', 'twice', 'reversed', 'delayed', 'never']

/** Records the actions that the payers attempted, and which of them were acknowledged. */
const createLedger = () => ({
  orders: new Map(),
  payments: new Map(),
  paid: new Set(),
  cancelled: new Set(),
  refunds: new Map(),
  differing: [],
  unexpected: [],
  outcomes: new Map(),
  responses: 0,
})

/** The possible outcomes of a payment at the provider. Frequent outcomes are repeated. */
const outcomes = [
  ...Array(9).fill(['pay']),
  ['deny'],
  ['deny', 'again'],
  ['amount'],
  ['expire'],
  ['expire', 'late'],
  ['twice'],
  ['pay', 'refund'],
  ['pay', 'chargeback'],
  [],
]

/** Waits for this many more responses, so that the kill happens under load. */
export async function waitForPayments({ ledger }, responses) {
  const target = ledger.responses + responses
  const end = performance.now() + 20_000
  while (ledger.responses < target && performance.now() < end) await pause(10)
}

function createPayer({ urls, member, ledger, random, requestRefund }) {
  const { token } = member
  const note = (map, key) => map.set(key, (map.get(key) ?? 0) + 1)
  const request = async (method, path, options) => {
    const response = await sendRequest(urls.api + path, { method, token, ...options })
    if (response.status >= 500)
      ledger.unexpected.push(`${method} ${path} answered ${response.status}: ${response.text.slice(0, 200)}`)
    if (response.status > 0) ledger.responses += 1
    return response
  }

  function accept(what, { status, body, text }, ...alsoExpected) {
    if (status === 200 || status === 201) return body
    const code = body?.error?.details?.code
    if (!alsoExpected.includes(code))
      ledger.unexpected.push(`${what} answered ${status}: ${text.slice(0, 200)}`)
    return null
  }

  /**
   * Sends a write until there is a response. Sometimes cuts the connection, or sends the write twice
   * concurrently.
   */
  async function write(path, body) {
    const headers = { 'idempotency-key': randomUUID() }
    const send = (changes = {}) => request('POST', path, { body, headers, ...changes })
    if (random.of(0.2)) await send({ cut: random.upTo(40) })
    const twice = random.of(0.2)
    const responses = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => retryUntilAccepted(send)))
    const ids = responses.map(response => response.body?.documentId ?? response.body?.data?.documentId)
    if (new Set(ids.filter(Boolean)).size > 1) ledger.differing.push(headers['idempotency-key'])
    return responses.find(({ status }) => status < 300) ?? responses[0]
  }

  async function placeOrder() {
    const code = randomUUID().slice(0, 12).toUpperCase()
    const fields = { name: `Gerai ${code}`, outlet_code: code, industry: 'restaurant', area_size: 40 }
    const unit = accept(
      'unit',
      await write('/business-units', { ...fields, ...sampleCompany, ...sampleAddress }),
    )
    if (!unit) return null
    const terms = { kind: 'new', package: 'small-room', billing_period: 'monthly', zone_count: 1 }
    const order = accept(
      'order',
      await write('/orders', { business_unit: unit.documentId, ...terms, expected_total: total }),
    )
    if (order) ledger.orders.set(order.documentId, order.number)
    return order?.documentId ?? null
  }

  async function start(orders) {
    const response = await write('/payments', { orders, method: random.pick(methods) })
    const started = accept('payment', response, 'order-settled')?.data
    if (started) ledger.payments.set(started.documentId, started.reference)
    return started ?? null
  }

  async function applyOutcome({ reference }, action) {
    const delivery = random.pick(deliveries)
    const amount = { amount: total + 1, refund: 50_000 }[action]
    const { status } = await sendRequest(`${urls.payments}/transactions/${reference}/outcomes`, {
      method: 'POST',
      body: { action, delivery, amount },
    })
    note(ledger.outcomes, status === 200 ? action : `${action} refused`)
  }

  /** Checks a payment as if the payer had returned from the provider's page, perhaps in several tabs. */
  async function check({ documentId }) {
    const ask = () => request('POST', `/payments/${documentId}/check`, { body: {} })
    const responses = await Promise.all(Array.from({ length: random.between(1, 3) }, ask))
    if (responses.some(({ body }) => body?.data?.outcome === 'applied')) ledger.paid.add(documentId)
  }

  async function cancel(order) {
    const response = await retryUntilAccepted(() => request('POST', `/orders/${order}/cancel`))
    if (accept('cancel', response, 'order-settled')) ledger.cancelled.add(order)
  }

  /** Pays once or twice in a random way. The process may be killed at any moment. */
  async function pay(orders) {
    const first = await start(orders)
    if (!first) return
    const payments = [first]
    const plan = random.pick(outcomes)
    if (plan.includes('twice') || random.of(0.1)) payments.push(...[await start(orders)].filter(Boolean))
    const cancelling = random.of(0.05) ? cancel(orders[0]) : null
    for (const action of plan) {
      if (action === 'again') {
        const again = await start(orders)
        if (again) await applyOutcome(again, 'pay')
        continue
      }
      await applyOutcome(payments.at(-1), action)
      if (random.of(0.5)) await check(payments.at(-1))
    }
    await Promise.all(random.of(0.6) ? payments.map(check) : [])
    await cancelling
    if (plan.includes('pay') && random.of(0.3)) await requestRefund(first)
  }

  return async ended => {
    while (!ended()) {
      const orders = []
      while (orders.length < (random.of(0.15) ? 2 : 1)) {
        const order = await placeOrder()
        if (!order) return
        orders.push(order)
      }
      await pay(orders)
    }
  }
}

/**
 * Runs all members concurrently. Each places orders for new units, pays, and triggers an outcome at the
 * provider. `end` waits for running actions and reports unexpected responses.
 */
export function startPayers({ urls, members, findings, requestRefund }) {
  const ledger = createLedger()
  let over = false
  const payers = members.map((member, index) =>
    createPayer({
      urls,
      member,
      ledger,
      random: createSeededRandom(index + 1),
      requestRefund: payment => requestRefund(ledger, payment),
    }),
  )
  const work = Promise.all(payers.map(payer => payer(() => over)))
  return {
    ledger,
    async end() {
      over = true
      await work
      for (const line of ledger.unexpected.slice(0, 5)) findings.print(`  ${line}`)
      findings.expect('unexpected responses', ledger.unexpected.length, 0)
    },
  }
}
