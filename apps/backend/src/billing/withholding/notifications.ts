import { getOrder, type OrderRow } from '#src/billing/order/row'
import { listRecipients, type Recipient } from '#src/customers'
import { notify } from '#src/identity'
import { slipAcceptedEmail, slipRefusedEmail } from './emails'
import type { SlipRow, WithholdingRow } from './row'

/** The owners and finance members who may see all units of an order. */
export async function listSlipRecipients(order: OrderRow): Promise<Recipient[]> {
  const units = order.lines.map(({ business_unit }) => business_unit?.id ?? 0)
  const recipients = await listRecipients(order.organisation.id, ['owner', 'finance'])
  return recipients.filter(member => units.every(unit => member.units?.includes(unit) ?? true))
}

/** Tells the customer what Finance has decided about a slip. Call this in the transaction of the decision. */
export async function notifySlipDecided(
  withholding: WithholdingRow,
  slip: Pick<SlipRow, 'state' | 'number' | 'refusal' | 'note'>,
): Promise<void> {
  const order = await getOrder(withholding.order_id)
  for (const person of await listSlipRecipients(order))
    await notify(
      person,
      'payment',
      slip.state === 'accepted'
        ? slipAcceptedEmail(person, order, slip.number)
        : slipRefusedEmail(person, order, { ...slip, ...withholding }),
    )
}
