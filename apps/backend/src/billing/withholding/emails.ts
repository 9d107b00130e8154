import type { SlipRefusal } from '@bgm/validation'
import type { OrderRow } from '#src/billing/order/row'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { formatDate, formatRupiah } from '#src/platform/runtime/format'
import { emailTexts } from './email-texts'

type Order = Pick<OrderRow, 'documentId' | 'number' | 'invoice_number'>
type Owed = { amount: number; due_at: number | null }

const button = (locale: Recipient['locale'], { documentId }: Order) => ({
  label: emailTexts[locale].button,
  href: getPortalUrl(locale, `/orders/${documentId}/withholding`),
})

const nameInvoice = ({ invoice_number, number }: Order) => invoice_number ?? number

const formatOwed = (locale: Recipient['locale'], { amount, due_at }: Owed) =>
  [formatRupiah(amount, locale), due_at === null ? '' : formatDate(new Date(due_at), locale)] as const

/** Reminds of a slip `days` before its deadline; 0 is after it. */
export function slipReminderEmail(
  recipient: Recipient,
  order: Order,
  owed: Owed,
  days: number,
): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const { subject, heading, line } = (days > 0 ? texts.awaited : texts.overdue)(
    nameInvoice(order),
    ...formatOwed(locale, owed),
  )
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [line, texts.alternatives],
    button: button(locale, order),
    note: texts.note,
  }
}

export function slipAcceptedEmail(recipient: Recipient, order: Order, slip: string): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const { subject, heading, line } = texts.accepted(nameInvoice(order), slip)
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [line],
    button: button(locale, order),
    note: texts.accepted_note,
  }
}

type Refused = Owed & { number: string; refusal: SlipRefusal | null; note: string | null }

export function slipRefusedEmail(recipient: Recipient, order: Order, slip: Refused): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const [amount, due] = formatOwed(locale, slip)
  const { subject, heading, line } = texts.refused(nameInvoice(order), slip.number)
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [
      line,
      texts.refusals[slip.refusal ?? 'other'],
      ...(slip.note ? [slip.note] : []),
      texts.again(amount, due),
    ],
    button: button(locale, order),
    note: texts.note,
  }
}
