import { Refusal } from '../../../refusal'
import { type Actor, recordAct } from '../../audit-entry/services/audit'
import { startSubscription } from '../../subscription/services/start'
import type { OrderRow } from './row'

type Payment = { reference: string; paidAt: Date; actor: Actor }

/** Marks an order paid and starts what was paid for; belongs in a transaction, and happens once. */
export async function payOrder(order: OrderRow, { reference, paidAt, actor }: Payment): Promise<void> {
  const { count } = await strapi.db.query('api::order.order').updateMany({
    where: { id: order.id, state: 'awaiting-payment' },
    data: { state: 'paid', paid_at: paidAt, payment_reference: reference },
  })
  if (count !== 1) throw new Refusal(409, 'Only an order that awaits its payment can be marked as paid')
  await startSubscription(order, paidAt)
  await recordAct({
    action: 'order.paid',
    actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number, total: order.total, payment_reference: reference },
  })
}
