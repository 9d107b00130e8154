import type { OrderRow } from '#src/billing/order/row'
import { recordAuditEntry, systemActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { getPanelPaymentUrl, notifyStaff } from '#src/site'
import type { CaseKind, PaymentAttempt } from './attempt-row'
import { notifyPaymentProblem } from './notifications'
import { paymentCaseEmail } from './payment-emails'

type Problem = { kind: CaseKind; orders: readonly OrderRow[]; received: number; now: number }

/** Opens a case for staff about money that paid no order, and assures the member that it is not lost. */
export async function openCase(
  trx: Transaction,
  attempt: PaymentAttempt,
  { kind, orders, received, now }: Problem,
): Promise<void> {
  await trx('payment_attempts')
    .where({ id: attempt.id })
    .update({ case_kind: kind, case_opened_at: now, case_closed_at: null })
  if (kind === 'charged-back')
    await recordAuditEntry({
      action: 'payment.charged-back',
      actor: systemActor,
      subject: 'payment',
      subjectId: attempt.document_id,
      organisation: attempt.organisation_id,
      details: { reference: attempt.reference, received },
    })
  const facts = { ...attempt, received, orders: orders.map(({ number }) => number) }
  const panel = getPanelPaymentUrl(attempt.document_id)
  await notifyStaff('support', paymentCaseEmail(kind, facts, panel), null)
  if (kind !== 'charged-back' && kind !== 'refund-credited')
    await notifyPaymentProblem(attempt, kind, received, orders)
}
