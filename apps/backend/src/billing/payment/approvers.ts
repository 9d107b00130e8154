import { findOrder, type OrderRow } from '#src/billing/order/row'
import type { Actor } from '#src/customers'
import type { EmailMessage } from '#src/platform/mail/layout'
import { sendEmail } from '#src/platform/mail/send'
import { listStaffWhoMay } from '#src/platform/panel/staff-with-permission'
import { getPanelOrderPaymentsUrl, getPanelRefundsUrl, notifyStaff } from '#src/site'
import type { PaymentAttempt } from './attempt-row'
import { refundApprovalEmail, transferApprovalEmail } from './payment-emails'
import type { Refund } from './refund-row'
import { paymentActionId } from './rules/staff-actions'

type Requested = Pick<Refund, 'amount' | 'reason' | 'requested_by' | 'order_id'>

/** Asks all staff who may approve a refund for a decision, or support if there are none. */
export async function notifyApprovers(
  { amount, reason, requested_by, order_id }: Requested,
  attempt: PaymentAttempt | null,
  requestedBy: string,
): Promise<void> {
  const order = attempt || order_id === null ? null : await findOrder({ id: order_id })
  const reference = attempt?.reference ?? order?.number ?? ''
  const message = refundApprovalEmail({ amount, reason, requestedBy, reference }, getPanelRefundsUrl())
  // A member who has cancelled a subscription is no member of staff.
  const except = Number.parseInt(requested_by, 10)
  await askApprovers(message, String(except) === requested_by ? except : 0)
}

/** Sends a message to all staff who may approve, except for one, or to support if there are none. */
async function askApprovers(message: EmailMessage, except: number): Promise<void> {
  const approvers = await listStaffWhoMay(paymentActionId('approve'), { except })
  for (const email of approvers) await sendEmail(email, 'id', message)
  if (approvers.length === 0) await notifyStaff('support', message, null)
}

/** Asks all staff who may approve a transfer to confirm it, except for who recorded it. */
export const notifyTransferApprovers = (
  { number, documentId }: OrderRow,
  transfer: { amount: number; reference: string },
  { id, actor }: { id: number; actor: Actor },
): Promise<void> =>
  askApprovers(
    transferApprovalEmail(
      { ...transfer, number, requestedBy: actor.name },
      getPanelOrderPaymentsUrl(documentId),
    ),
    id,
  )
