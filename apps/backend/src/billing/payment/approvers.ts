import { z } from 'zod'
import { findOrder } from '#src/billing/order/row'
import { sendEmail } from '#src/platform/mail/send'
import { getPanelRefundsUrl, notifyStaff } from '#src/site'
import type { PaymentAttempt } from './attempt-row'
import { refundApprovalEmail } from './payment-emails'
import type { Refund } from './refund-row'
import { paymentActionId } from './rules/staff-actions'

const emailRows = z.array(z.object({ email: z.string() }))

/** The staff who may approve a refund, except the person who requested it. */
async function listApprovers(requestedBy: string): Promise<string[]> {
  const users: unknown = await strapi.db.query('admin::user').findMany({
    where: {
      isActive: true,
      blocked: { $ne: true },
      id: { $ne: Number(requestedBy) },
      roles: { permissions: { action: paymentActionId('approve') } },
    },
    select: ['email'],
    orderBy: { id: 'asc' },
  })
  return [...new Set(emailRows.parse(users).map(({ email }) => email))]
}

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
  const approvers = await listApprovers(requested_by)
  for (const email of approvers) await sendEmail(email, 'id', message)
  if (approvers.length === 0) await notifyStaff('support', message, null)
}
