import type { Parties } from '../api/order/services/invoice-parties'
import type { OrderRow } from '../api/order/services/row'
import type { PaymentAccount } from '../api/order/services/settings'
import type { OrderTerms } from '../api/order/services/terms'
import { formatDate, formatRupiah } from '../runtime/format'
import { drawLogo } from './logo'
import { spellRupiah } from './number-words'
import { colours, PdfPage, page } from './pdf-page'
import { formatNpwp, type Locale, texts } from './texts'

export type Invoice = {
  order: OrderRow
  parties: Parties
  /** Payment details, shown while the order is unpaid. */
  account: PaymentAccount | null
  /** The package name and royalty sentence at the time of the order. */
  terms: OrderTerms
  product: string
  locale: Locale
}

const left = page.margin
const right = page.width - page.margin
const middle = page.width / 2 + 8

function head(sheet: PdfPage, { order, product, locale }: Invoice): number {
  const t = texts[locale]
  drawLogo(sheet, left, 44, 34)
  sheet.text(product, left + 44, 53, { size: 13, bold: true })
  sheet.right(order.invoice_number ? t.invoice : t.proforma, right, 42, { size: 25, bold: true })
  sheet.right(order.invoice_number ?? order.number, right, 76, { size: 10, ink: colours.muted })
  return 112
}

function facts(sheet: PdfPage, { order, locale }: Invoice, y: number): number {
  const t = texts[locale]
  const paid = order.paid_at
  const cells: [string, string][] = [
    [t.date, formatDate(paid ?? order.placed_at, locale)],
    [t.order, order.number],
    paid
      ? [t.paid_on, formatDate(paid, locale)]
      : [t.before, order.pay_before ? formatDate(order.pay_before, locale) : '–'],
    ...(paid ? [[t.reference, order.payment_reference || '–'] as [string, string]] : []),
  ]
  // The order number is the widest value.
  const widths = [0.23, 0.32, 0.22, 0.23].map(share => share * (right - left - 32))
  const style = (index: number) => ({ size: 9, bold: true, width: (widths[index] ?? 0) - 8, leading: 10 })
  const tallest = Math.max(...cells.map(([, detail], index) => sheet.heightOf(detail, style(index))))
  const height = 40 + tallest
  sheet.leaf(left, y, right - left, height, colours.sunken, 16)
  let x = left + 16
  for (const [index, [term, detail]] of cells.entries()) {
    sheet.text(term, x, y + 10, { size: 7.5, ink: colours.muted })
    sheet.text(detail, x, y + 23, style(index))
    x += widths[index] ?? 0
  }
  return y + height + 28
}

function parties(sheet: PdfPage, { parties: { seller, customer }, locale }: Invoice, y: number): number {
  const t = texts[locale]
  const width = middle - left - 28
  const column = (x: number, title: string, name: string, lines: string[]) => {
    sheet.text(title, x, y, { size: 7.5, ink: colours.muted })
    let at = sheet.text(name, x, y + 13, { size: 11, bold: true, width })
    for (const line of lines) at = sheet.text(line, x, at + 1, { size: 9, ink: colours.muted, width })
    return at
  }
  const seen = new Set([customer.company_name])
  const brand = seen.has(customer.brand_name) ? [] : [customer.brand_name]
  const one = column(left, t.from, seller.name, [
    ...seller.address.split('\n'),
    `${t.npwp} ${formatNpwp(seller.npwp)}`,
  ])
  const two = column(middle, t.to, customer.company_name, [
    ...brand,
    ...customer.address,
    `${t.npwp} ${formatNpwp(customer.npwp)}`,
  ])
  return Math.max(one, two) + 26
}

const columns = { zones: right - 238, unit: right - 112 }

function item(sheet: PdfPage, { order, terms, locale }: Invoice, y: number): number {
  const t = texts[locale]
  const small = { size: 7.5, ink: colours.muted }
  sheet.text(t.item, left, y, small)
  sheet.right(t.zones, columns.zones, y, small)
  sheet.right(t.unit_price, columns.unit, y, small)
  sheet.right(t.amount, right, y, small)
  sheet.line(y + 16, left, right, colours.ink, 1)
  const top = y + 26
  const title = `${terms.package_title[locale]}, ${t.periods[order.billing_period]}`
  let at = sheet.text(title, left, top, { size: 10.5, bold: true, width: 225 })
  const { covers_from: from, covers_until: until } = order
  const lastDay = until && new Date(until.getTime() - 1)
  const about = [
    `${t.kinds[order.kind]} · ${order.brand_name}`,
    from && lastDay ? `${formatDate(from, locale)} – ${formatDate(lastDay, locale)}` : '',
    order.kind === 'extra-zones' ? t.prorated : '',
  ]
  for (const line of about.filter(Boolean))
    at = sheet.text(line, left, at + 1, { size: 9, ink: colours.muted, width: 225 })
  sheet.right(String(order.zone_count), columns.zones, top, { size: 10 })
  sheet.right(formatRupiah(order.unit_price, locale), columns.unit, top, { size: 10 })
  sheet.right(formatRupiah(order.price, locale), right, top, { size: 10, bold: true })
  sheet.line(at + 10, left, right)
  return at + 22
}

function totals(sheet: PdfPage, { order, locale }: Invoice, y: number): number {
  const t = texts[locale]
  const rows: [string, string][] = [[t.price, formatRupiah(order.price, locale)]]
  if (order.discount > 0)
    rows.push([`${t.discount} ${order.voucher_code ?? ''}`, `–${formatRupiah(order.discount, locale)}`])
  if (order.tax) {
    rows.push([t.base, formatRupiah(order.tax.base, locale)])
    rows.push([`${t.tax} ${order.tax.rate}%, ${t.tax_inside}`, formatRupiah(order.tax.amount, locale)])
  }
  let at = y
  for (const [term, amount] of rows) {
    sheet.text(term, middle, at, { ink: colours.muted, size: 9.5 })
    sheet.right(amount, right, at, { size: 9.5 })
    at += 17
  }
  at += 6
  sheet.leaf(middle - 18, at, right - middle + 18, 54, colours.deep, 20)
  sheet.text(t.total, middle, at + 22, { size: 10, ink: colours.onDeep })
  sheet.right(formatRupiah(order.total, locale), right - 18, at + 16, {
    size: 19,
    bold: true,
    ink: colours.onDeep,
  })
  sheet.text(t.words, left, y, { size: 7.5, ink: colours.muted })
  sheet.text(spellRupiah(order.total, locale), left, y + 13, {
    size: 10,
    bold: true,
    width: middle - left - 46,
  })
  return at + 78
}

function settlement(sheet: PdfPage, { order, account, locale }: Invoice, y: number): void {
  const t = texts[locale]
  if (order.paid_at) {
    sheet.leaf(left, y, 190, 34, colours.okTint, 14)
    sheet.text(`${t.paid} · ${formatDate(order.paid_at, locale)}`, left + 16, y + 11, {
      size: 10.5,
      bold: true,
      ink: colours.ok,
    })
    return
  }
  if (!account) return
  sheet.leaf(left, y, right - left, 84, colours.warnTint, 18)
  sheet.text(t.how, left + 18, y + 13, { size: 11, bold: true, ink: colours.warn })
  const cells: [string, string][] = [
    ['Bank', account.bank_name],
    [t.account, account.account_number],
    [t.holder, account.account_holder],
    [t.transfer_reference, order.number],
  ]
  const width = (right - left - 36) / cells.length
  for (const [index, [term, detail]] of cells.entries()) {
    const x = left + 18 + index * width
    sheet.text(term, x, y + 36, { size: 7.5, ink: colours.warn })
    sheet.text(detail, x, y + 49, { size: 9, bold: true, width: width - 8, leading: 11 })
  }
}

function foot(sheet: PdfPage, { order, terms, locale }: Invoice): void {
  const t = texts[locale]
  const y = page.height - 86
  sheet.line(y, left, right)
  const note = order.paid_at ? t.made : t.proforma_note
  const below = sheet.text(terms.sentence[locale], left, y + 12, {
    size: 8.5,
    bold: true,
    width: right - left,
  })
  sheet.text(note, left, below + 1, { size: 8.5, ink: colours.muted, width: right - left })
}

/** Draws the invoice of a paid order, or the pro forma of an unpaid one, as a one-page PDF. */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { order, product, locale } = invoice
  const t = texts[locale]
  const title = `${order.invoice_number ? t.invoice : t.proforma} ${order.invoice_number ?? order.number}`
  const at = order.paid_at ?? order.placed_at
  const sheet = await PdfPage.open({ title, author: product, language: locale, at })
  const below = totals(
    sheet,
    invoice,
    item(sheet, invoice, parties(sheet, invoice, facts(sheet, invoice, head(sheet, invoice)))),
  )
  settlement(sheet, invoice, below)
  foot(sheet, invoice)
  return sheet.bytes()
}
