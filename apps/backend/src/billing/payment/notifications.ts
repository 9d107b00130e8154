import { type PaymentOutcome, roles } from '@bgm/validation'
import { describeOrderEmail } from '#src/billing/order/email-record'
import { orderPaidEmail } from '#src/billing/order/order-emails'
import { findOrder, type OrderRow } from '#src/billing/order/row'
import { listRecipients } from '#src/customers'
import { findAccountByDocumentId, notify } from '#src/identity'
import type { EmailMessage } from '#src/platform/mail/layout'
import type { Recipient } from '#src/platform/mail/names'
import { sendEmail } from '#src/platform/mail/send'
import type { EmailRecord } from '#src/platform/mail/sent-emails'
import type { PaymentAttempt } from './attempt-row'
import { ordersPaidEmail, paymentProblemEmail, type RefundFacts, refundEmail } from './payment-emails'

type Addressee = Recipient & { email: string }

const uniqueByEmail = (people: readonly Addressee[]): Addressee[] => [
  ...new Map(people.map(person => [person.email, person])).values(),
]

/**
 * Returns the member who started the payment, or else those who placed the orders, or else the organisation's
 * owners and finance members. Somebody who has left, or may not see all of the orders, is not informed.
 */
async function listAddressees(
  attempt: Pick<PaymentAttempt, 'started_by' | 'organisation_id'>,
  orders: readonly OrderRow[],
): Promise<Addressee[]> {
  const members = await listRecipients(attempt.organisation_id, roles)
  const units = orders.flatMap(({ lines }) => lines.map(({ business_unit }) => business_unit?.id ?? 0))
  const entitled = members.filter(member => units.every(unit => member.units?.includes(unit) ?? true))
  const isEntitled = ({ email }: Addressee) => entitled.some(member => member.email === email)
  const starter = attempt.started_by === null ? null : await findAccountByDocumentId(attempt.started_by)
  if (starter && isEntitled(starter)) return [starter]
  const placed = uniqueByEmail(orders.flatMap(({ placed_by }) => placed_by ?? [])).filter(isEntitled)
  if (placed.length > 0) return placed
  return entitled.filter(({ role }) => role === 'owner' || role === 'finance')
}

// Members cannot turn off emails about payments that could not be applied.
async function sendToAll(
  people: readonly Addressee[],
  about: EmailRecord,
  message: (person: Addressee) => EmailMessage,
) {
  for (const person of people) await sendEmail(person.email, person.locale, message(person), { about })
}

/** Sends one email about the order that was paid, or one email for all orders that were paid together. */
export async function notifyOrdersPaid(attempt: PaymentAttempt, applied: readonly OrderRow[]): Promise<void> {
  const paid: OrderRow[] = []
  for (const { id } of applied) {
    const order = await findOrder({ id })
    if (order) paid.push(order)
  }
  const [only] = paid
  for (const person of await listAddressees(attempt, paid))
    await notify(
      person,
      'payment',
      only && paid.length === 1
        ? orderPaidEmail(person, only)
        : ordersPaidEmail(person, paid, attempt.reference),
      only && paid.length === 1
        ? describeOrderEmail(only)
        : { kind: 'orders-paid', organisation: attempt.organisation_id, subjects: [attempt.document_id] },
    )
}

/** Informs members about money that could not be applied. */
export async function notifyPaymentProblem(
  attempt: PaymentAttempt,
  kind: Exclude<PaymentOutcome, 'applied'>,
  received: number,
  orders: readonly OrderRow[],
): Promise<void> {
  const facts = { received, expected: attempt.amount, reference: attempt.reference }
  const { organisation_id: organisation, document_id } = attempt
  const about = { kind: 'payment-problem', organisation, subjects: [document_id] }
  await sendToAll(await listAddressees(attempt, orders), about, person =>
    paymentProblemEmail(person, kind, facts, orders),
  )
}

export async function notifyRefunded(
  about: Pick<PaymentAttempt, 'started_by' | 'organisation_id'>,
  orders: readonly OrderRow[],
  refunded: RefundFacts & { id: string },
): Promise<void> {
  const record = { kind: 'refund', organisation: about.organisation_id, subjects: [refunded.id] }
  await sendToAll(await listAddressees(about, orders), record, person =>
    refundEmail(person, refunded, orders),
  )
}
