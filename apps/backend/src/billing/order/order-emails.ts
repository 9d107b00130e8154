import type { PaymentMethodGroup } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { formatDate, formatLastDay, formatRupiah } from '#src/platform/runtime/format'
import { emailTexts } from './order-email-texts'
import type { OrderRow } from './row'
import type { PaymentAccount } from './settings'

type Locale = 'id' | 'en'

/** Formats "2 zones", or "2 extra zones" for an order that adds zones. */
export const formatZones = (locale: Locale, { kind, zone_count }: OrderRow) => {
  const { extraZones, zones } = emailTexts[locale]
  return kind === 'extra-zones' ? extraZones(zone_count) : zones(zone_count)
}

/** The last day that an order covers; '' until it is paid. */
export const formatPeriodEnd = (locale: Locale, { covers_until }: OrderRow) =>
  covers_until ? formatLastDay(covers_until, locale) : ''

const orderButton = (locale: Locale, { documentId }: OrderRow) => ({
  label: emailTexts[locale].button,
  href: getPortalUrl(locale, `/orders/${documentId}`),
})

const listWays = (locale: Locale, groups: readonly PaymentMethodGroup[]) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    groups.map(group => emailTexts[locale].ways[group]),
  )

/** Confirms a new order and explains how to pay. */
export function orderPlacedEmail(
  recipient: Recipient,
  order: OrderRow,
  account: PaymentAccount | null,
  /** The groups of online methods that are offered for the order. */
  online: readonly PaymentMethodGroup[] = [],
): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const total = formatRupiah(order.total, locale)
  const { subject, heading, received, deadline, note } = texts.placed(
    order.number,
    order.pay_before ? formatDate(order.pay_before, locale) : '',
  )
  return {
    subject,
    title: `${appendSalutation(heading, recipient)}. ${received}`,
    lines: [
      texts.summary(order.package_title, order.brand_name, formatZones(locale, order), total),
      ...(online.length > 0 ? [texts.online(listWays(locale, online))] : []),
      ...(account ? [texts.transfer(total, account)] : []),
      deadline,
      texts.starts[order.kind],
    ],
    button: orderButton(locale, order),
    note,
  }
}

export function orderPaidEmail(recipient: Recipient, order: OrderRow): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const { subject, heading, payment, note } = texts.paid(order.number, formatRupiah(order.total, locale))
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [
      payment,
      texts.active(
        order.package_title,
        order.brand_name,
        formatZones(locale, order),
        formatPeriodEnd(locale, order),
      ),
    ],
    button: orderButton(locale, order),
    note,
  }
}

/** Notifies the recipient that an order has expired or was cancelled by staff. */
export function orderCancelledEmail(
  { locale }: Recipient,
  order: OrderRow,
  /** Money that was received in another amount and has not been returned. */
  received = 0,
): EmailMessage {
  const texts = emailTexts[locale]
  const { line, ...text } = texts.cancelled(order.number, order.brand_name)
  return {
    ...text,
    lines: [
      received > 0 ? texts.cancelledHeld(order.brand_name, formatRupiah(received, locale)) : line,
      ...(order.voucher_code ? [texts.voucher(order.voucher_code)] : []),
    ],
    button: orderButton(locale, order),
  }
}
