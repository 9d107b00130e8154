import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient, safePersonNameOrDefault } from '#src/platform/mail/names'
import { formatRupiah } from '#src/platform/runtime/format'
import { emailTexts } from './email-texts'
import type { OrderRequest } from './row'

const getLink = (locale: Recipient['locale'], { document_id }: Pick<OrderRequest, 'document_id'>) =>
  getPortalUrl(locale, `/orders/requests/${document_id}`)

/** Asks a member to decide, or reminds them after two days. */
export function decisionWantedEmail(
  recipient: Recipient,
  request: OrderRequest,
  kind: 'asked' | 'reminder',
): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const who = safePersonNameOrDefault(locale, request.requester_name ?? '')
  const { subject, title, line } = texts[kind](who, formatRupiah(request.total, locale))
  const { purchase_order, cost_centre } = request
  return {
    subject,
    title: appendSalutation(title, recipient),
    lines: [
      `${line} ${texts.units(request.units)}`,
      texts.purpose(request.purpose),
      ...(purchase_order ? [texts.order(purchase_order)] : []),
      ...(cost_centre ? [texts.centre(cost_centre)] : []),
    ],
    button: { label: texts.button, href: getLink(locale, request) },
    note: texts.note,
  }
}

/** Tells the member who asked what has become of the request. */
export function requestDecidedEmail(recipient: Recipient, request: OrderRequest): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const total = formatRupiah(request.total, locale)
  const who = safePersonNameOrDefault(locale, request.decider_name ?? '')
  if (request.state === 'placed') {
    const { line, title, subject } = texts.approved(who, total, request.order_number ?? '')
    const href = getPortalUrl(locale, `/orders/${request.order_document ?? ''}`)
    return {
      subject,
      title: appendSalutation(title, recipient),
      lines: [line],
      button: { label: texts.toOrder, href },
      note: texts.approvedNote,
    }
  }
  const { line, ...heading } =
    request.state === 'declined'
      ? texts.declined(who, total)
      : { ...texts.ended(total), line: texts.ends[request.end_reason ?? 'changed'] }
  return {
    subject: heading.subject,
    title: appendSalutation(heading.title, recipient),
    lines: [line, ...(request.decline_reason ? [texts.reason(request.decline_reason)] : [])],
    button: { label: texts.toRequest, href: getLink(locale, request) },
    note: texts.kept,
  }
}
