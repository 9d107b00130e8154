import { findOrder } from '#src/billing/order/row'
import { sendEmail } from '#src/platform/mail/send'
import { listStaffWhoMay } from '#src/platform/panel/staff-with-permission'
import { getPanelRefundsUrl, notifyStaff } from '#src/site'
import type { PaymentAttempt } from './attempt-row'
import { refundApprovalEmail } from './payment-emails'
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
  const approvers = await listStaffWhoMay(paymentActionId('approve'), {
    except: String(except) === requested_by ? except : 0,
  })
  for (const email of approvers) await sendEmail(email, 'id', message)
  if (approvers.length === 0) await notifyStaff('support', message, null)
}
