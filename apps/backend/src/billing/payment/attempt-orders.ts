import { orderStates } from '@bgm/contract'
import { paymentOutcomes } from '@bgm/validation'
import { z } from 'zod'
import type { PaymentAttempt } from './attempt-row'

const orderRows = z.array(
  z.object({
    attempt: z.number(),
    id: z.number(),
    documentId: z.string(),
    number: z.string(),
    kind: z.string(),
    state: z.enum(orderStates),
    venue: z.string(),
    /** The ids of the units of its lines. */
    units: z.array(z.number().nullable()),
    invoice_number: z.string().nullable(),
    amount: z.coerce.number(),
    outcome: z.enum(paymentOutcomes).nullable(),
  }),
)

/** The orders that payments cover, in display order. `amount` is the part of the payment for each order. */
export async function listCoveredOrders(attempts: readonly Pick<PaymentAttempt, 'id'>[]) {
  const { connection } = strapi.db
  const rows: unknown = await connection('payment_attempt_orders as p')
    .join('orders as r', 'r.id', 'p.order_id')
    .whereIn(
      'p.attempt_id',
      attempts.map(({ id }) => id),
    )
    .orderBy('p.id')
    .select({
      attempt: 'p.attempt_id',
      id: 'r.id',
      documentId: 'r.document_id',
      number: 'r.number',
      kind: 'r.kind',
      state: 'r.state',
      venue: 'r.brand_name',
      invoice_number: 'r.invoice_number',
      units: connection.raw(
        'array(select l.business_unit_id from order_lines as l where l.order_id = r.id order by l.position)',
      ),
      amount: 'p.amount',
      outcome: 'p.outcome',
    })
  return orderRows.parse(rows)
}
