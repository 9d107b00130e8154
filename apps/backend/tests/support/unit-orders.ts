import { createCustomer } from './customers'
import { type Backend, loadCompiled } from './harness'

type Paying = { order: { documentId: string }; paidAt?: Date }

/** Loads an order as the modules of the backend pass it to each other. */
export async function getOrderRow(where: { id: number } | { documentId: string }) {
  const row = await loadCompiled(() => import('#src/billing/order/row')).findOrder(where)
  if (!row) throw new Error('The order does not exist')
  return row
}

/** Marks an order as paid on any date, as staff would. */
export async function markOrderPaid(backend: Backend, { order, paidAt = new Date() }: Paying) {
  const { payOrder } = loadCompiled(() => import('#src/billing/order/pay'))
  const row = await getOrderRow({ documentId: order.documentId })
  const payment = { reference: 'TRX-1', paidAt, actor: { kind: 'system', name: 'test' } as const }
  await backend.strapi.db.transaction(() => payOrder(row, payment))
}

/** Creates a customer with a unit whose package was paid for on a given day. */
export async function createSubscriber(backend: Backend, paidAt: Date, pricing = {}) {
  const person = await createCustomer(backend, {
    pricing: { package: 'single-location', billing_period: 'monthly', zone_count: 2, ...pricing },
  })
  await markOrderPaid(backend, { order: person.order, paidAt })
  return { ...person, unit: person.order.business_unit.documentId as string }
}

export const getOrderOptions = (backend: Backend, token: string, unit: string) =>
  backend.call('GET', `/business-units/${unit}/ordering`, { token })

export const quoteOrder = (backend: Backend, token: string, body: object) =>
  backend.call('POST', '/orders/quote', { token, body })

export const placeOrder = (backend: Backend, token: string, body: object, key = 'key-of-a-form') =>
  backend.call('POST', '/orders', { token, body, headers: { 'idempotency-key': key } })

export const cancelOrder = (backend: Backend, token: string, id: string) =>
  backend.call('POST', `/orders/${id}/cancel`, { token })
