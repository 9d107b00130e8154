import type { PaymentMethodGroup } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { formatDate, formatLastDay, formatRupiah } from '#src/platform/runtime/format'
import { getLineTitle, getUnitLabel, type OrderLine } from './line-row'
import { emailTexts } from './order-email-texts'
import { getPayable, type OrderRow } from './row'
import type { PaymentAccount } from './settings'

type Locale = 'id' | 'en'

/** Formats "2 zones", or "2 extra zones" for a line that adds zones. */
export const formatZones = (locale: Locale, { kind, zone_count }: Pick<OrderLine, 'kind' | 'zone_count'>) => {
  const { extraZones, zones } = emailTexts[locale]
  return kind === 'extra-zones' ? extraZones(zone_count) : zones(zone_count)
}

/** The last day that an order or a line covers; '' until it is paid. */
export const formatPeriodEnd = (locale: Locale, { covers_until }: Pick<OrderLine, 'covers_until'>) =>
  covers_until ? formatLastDay(covers_until, locale) : ''

/** The only line of an order, or null if it has several. */
export const findOnlyLine = ({ lines }: Pick<OrderRow, 'lines'>): OrderLine | null =>
  lines.length === 1 ? (lines[0] ?? null) : null

/** "60 units, 66 zones" */
export const formatUnits = (locale: Locale, { lines, zone_count }: OrderRow) =>
  `${emailTexts[locale].units(lines.length)}, ${emailTexts[locale].zones(zone_count)}`

const orderButton = (locale: Locale, { documentId }: OrderRow) => ({
  label: emailTexts[locale].button,
  href: getPortalUrl(locale, `/orders/${documentId}`),
})

const listWays = (locale: Locale, groups: readonly PaymentMethodGroup[]) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    groups.map(group => emailTexts[locale].ways[group]),
  )

const maxListed = 20

/** The lines of an order for several units, for the list of an email. */
function listOrderLines(locale: Locale, { lines }: OrderRow): { list?: string[] } {
  if (lines.length === 1) return {}
  const texts = emailTexts[locale]
  const listed = lines.slice(0, maxListed).map(line => {
    const until = formatPeriodEnd(locale, line)
    const about = `${getUnitLabel(line)}: ${getLineTitle(line, locale)}, ${formatZones(locale, line)}`
    const price = formatRupiah(line.total, locale)
    return until === '' ? `${about}, ${price}` : `${about}, ${texts.until(until)}, ${price}`
  })
  const left = lines.length - listed.length
  return { list: left > 0 ? [...listed, texts.moreUnits(left)] : listed }
}

function summarise(locale: Locale, order: OrderRow): string {
  const texts = emailTexts[locale]
  const total = formatRupiah(order.total, locale)
  const line = findOnlyLine(order)
  return line
    ? texts.summary(getLineTitle(line, locale), getUnitLabel(line), formatZones(locale, line), total)
    : texts.summaryOfUnits(formatUnits(locale, order), total)
}

function describeStart(locale: Locale, { lines }: OrderRow): string {
  const { starts, startsOfUnits } = emailTexts[locale]
  const [kind, ...others] = new Set(lines.map(line => line.kind))
  return kind && lines.length === 1 && others.length === 0 ? starts[kind] : startsOfUnits
}

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
  const total = formatRupiah(getPayable(order), locale)
  const { subject, heading, received, deadline, note } = texts.placed(
    order.number,
    order.pay_before ? formatDate(order.pay_before, locale) : '',
  )
  return {
    subject,
    title: `${appendSalutation(heading, recipient)}. ${received}`,
    lines: [
      summarise(locale, order),
      ...(order.staff_id === null ? [] : [texts.byStaff]),
      ...(online.length > 0 ? [texts.online(listWays(locale, online))] : []),
      ...(account ? [texts.transfer(total, account)] : []),
      deadline,
      describeStart(locale, order),
    ],
    ...listOrderLines(locale, order),
    button: orderButton(locale, order),
    note,
  }
}

export function orderPaidEmail(recipient: Recipient, order: OrderRow): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const { subject, heading, payment, note } = texts.paid(
    order.number,
    formatRupiah(getPayable(order), locale),
  )
  const line = findOnlyLine(order)
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [
      payment,
      ...(order.withheld > 0 ? [texts.withheld(formatRupiah(order.withheld, locale))] : []),
      line
        ? texts.active(
            getLineTitle(line, locale),
            getUnitLabel(line),
            formatZones(locale, line),
            formatPeriodEnd(locale, line),
          )
        : texts.activeOfUnits(formatUnits(locale, order)),
    ],
    ...listOrderLines(locale, order),
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
  const only = findOnlyLine(order)
  const about = only ? getUnitLabel(only) : texts.units(order.lines.length)
  const { line, ...text } = texts.cancelled(order.number, about)
  return {
    ...text,
    lines: [
      received > 0 ? texts.cancelledHeld(about, formatRupiah(received, locale)) : line,
      ...(order.voucher_code ? [texts.voucher(order.voucher_code)] : []),
    ],
    button: orderButton(locale, order),
  }
}
