import { paymentMethods } from '@bgm/validation'
import { z } from 'zod'
import { paymentMethodDetails } from './rules/methods'

const methodRow = z.object({ method: z.enum(paymentMethods) })

/** The payment method that was used to pay an order online, or null if it was not paid online. */
export async function findPaymentMethod(order: number) {
  const row: unknown = await strapi.db
    .connection('payment_attempt_orders as p')
    .join('payment_attempts as a', 'a.id', 'p.attempt_id')
    .where({ 'p.order_id': order, 'p.outcome': 'applied' })
    .first('a.method')
  return row ? paymentMethodDetails[methodRow.parse(row).method] : null
}
