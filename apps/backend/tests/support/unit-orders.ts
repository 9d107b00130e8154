import { createCustomer } from './customers'
import type { Backend } from './harness'

type Paying = { order: { documentId: string }; paidAt?: Date }

type Compiled = {
  payOrder(order: unknown, payment: object): Promise<void>
  findOrder(where: object): Promise<unknown>
}

/** Marks an order as paid on any date, as staff would, using the modules of the running backend. */
export async function markOrderPaid(
  backend: Backend,
  { payOrder, findOrder }: Compiled,
  { order, paidAt = new Date() }: Paying,
) {
  const row = await findOrder({ documentId: order.documentId })
  const payment = { reference: 'TRX-1', paidAt, actor: { kind: 'system', name: 'test' } }
  await backend.strapi.db.transaction(() => payOrder(row, payment))
}

/** Creates a customer with a unit whose package was paid for on a given day. */
export async function createSubscriber(backend: Backend, modules: Compiled, paidAt: Date, pricing = {}) {
  const person = await createCustomer(backend, {
    pricing: { package: 'single-location', billing_period: 'monthly', zone_count: 2, ...pricing },
  })
  await markOrderPaid(backend, modules, { order: person.order, paidAt })
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
