import { createSimulator } from '../simulator.mjs'

export const serverKey = 'SB-Mid-server-test'
const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`

/** The request for a payment page. */
export const newPage = (orderId, method = 'bca_va', extra = {}) => ({
  transaction_details: { order_id: orderId, gross_amount: 2_900_000 },
  item_details: [{ id: 'MB-ORD-1', price: 2_900_000, quantity: 1, name: 'Paket' }],
  enabled_payments: [method],
  ...extra,
})

/** Creates a simulator and calls it like a merchant, at the time `clock.now`, which tests can change. */
export function createMerchant() {
  const clock = { now: Date.parse('2026-11-23T08:00:00Z') }
  const start = options => createSimulator({ serverKey, clock: () => clock.now, ...options })

  const merchant = {
    clock,
    simulator: start(),
    restart(options) {
      merchant.simulator = start(options)
    },
    call(method, path, body, headers = { authorization }) {
      const { status, body: text } = merchant.simulator.request({
        method,
        path,
        headers,
        body: body === undefined ? '' : JSON.stringify(body),
      })
      return { status, body: JSON.parse(text) }
    },
    create: (...args) => merchant.call('POST', '/snap/v1/transactions', newPage(...args)),
    status: orderId => merchant.call('GET', `/v2/${orderId}/status`).body,
    notices: () => merchant.simulator.takeNotices().map(({ body }) => JSON.parse(body)),
  }
  return merchant
}
