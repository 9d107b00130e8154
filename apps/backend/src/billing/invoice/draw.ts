import type { PaymentMethodGroup } from '@bgm/validation'
import type { InvoiceParties } from '#src/billing/order/invoice-parties'
import type { OrderRow } from '#src/billing/order/row'
import type { PaymentAccount } from '#src/billing/order/settings'
import type { OrderTerms } from '#src/billing/order/terms'
import type { HeldMoney } from '#src/billing/payment/held-money'
import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import {
  type Cell,
  cellsBlock,
  contentLeft,
  contentRight,
  drawDocument,
  drawRightAlignedLine,
  headerBlock,
  styles,
  sum,
} from '#src/platform/print/document'
import type { Sheet } from '#src/platform/print/sheet'
import { getLeading } from '#src/platform/print/style'
import { formatDate, formatRupiah, formatSen } from '#src/platform/runtime/format'
import { itemBlocks } from './items'
import { drawTotal, footerBlock, partiesBlock, rightColumnLeft, totalBoxHeight } from './layout'
import { spellRupiah } from './number-words'
import { invoiceTexts, type Locale } from './texts'

export type Invoice = {
  order: OrderRow
  parties: InvoiceParties
  /** The bank account to pay into, shown while the order is unpaid. */
  account: PaymentAccount | null
  /** Money received for an unpaid order in another amount. */
  held: HeldMoney | null
  /** The rate in percent at which the buyer withholds PPh 23 from the order; null if it pays the total. */
  withholdingRate: number | null
  /** The online payment method of a paid order; null for a bank transfer. */
  method: { group: PaymentMethodGroup; name: string } | null
  /** The package name and royalty wording at the time of the order. */
  terms: OrderTerms
  product: string
  locale: Locale
}

function listFacts({ order, locale }: Invoice): Cell[] {
  const t = invoiceTexts[locale]
  const due: Cell[] = order.pay_before
    ? [{ term: t.before, detail: formatDate(order.pay_before, locale), share: 0.34 }]
    : []
  return [
    { term: t.date, detail: formatDate(order.paid_at ?? order.placed_at, locale), share: 0.28 },
    { term: t.order, detail: order.number, share: 0.38 },
    ...(order.paid_at ? [] : due),
  ]
}

/** The numbers of the buyer's own bookkeeping, if it gave any. */
function referenceBlocks(sheet: Sheet, { order, locale }: Invoice): Block[] {
  const t = invoiceTexts[locale]
  const cells = [
    ...(order.purchase_order ? [{ term: t.purchase_order, detail: order.purchase_order, share: 0.5 }] : []),
    ...(order.cost_centre ? [{ term: t.cost_centre, detail: order.cost_centre, share: 0.5 }] : []),
  ]
  return cells.length === 0 ? [] : [cellsBlock(sheet, cells, { gap: 8, fill: colours.sunken })]
}

export const roundingRow = (sen: number, locale: Locale): [string, string][] =>
  sen === 0 ? [] : [[invoiceTexts[locale].rounding, formatSen(sen, locale)]]

type Priced = Pick<OrderRow, 'price' | 'discount' | 'voucher_code' | 'tax'> & {
  lines: readonly { credit: number }[]
}

/** The price, what reduces it, and the tax inside the total. */
export function listPriceRows(order: Priced, locale: Locale): [string, string][] {
  const t = invoiceTexts[locale]
  const credit = sum(order.lines.map(line => line.credit))
  const rows: [string, string][] = [[t.price, formatRupiah(order.price + credit, locale)]]
  if (credit > 0) rows.push([t.credit, `–${formatRupiah(credit, locale)}`])
  if (order.discount > 0)
    rows.push([
      `${t.discount} ${order.voucher_code ?? ''}`.trim(),
      `–${formatRupiah(order.discount, locale)}`,
    ])
  if (order.tax) {
    const { price, base, amount, rounding } = order.tax.sen
    rows.push([t.selling_price, formatSen(price, locale)])
    rows.push([t.base, formatSen(base, locale)])
    rows.push([`${t.tax} ${order.tax.rate}%`, formatSen(amount, locale)])
    rows.push(...roundingRow(rounding, locale))
  }
  return rows
}

const wordsWidth = rightColumnLeft - contentLeft - 46

/** A table of the rows and the total, next to the total in words. */
export function totalsBlock(
  sheet: Sheet,
  { rows, term, total, locale }: { rows: [string, string][]; term: string; total: number; locale: Locale },
): Block {
  const t = invoiceTexts[locale]
  const words = spellRupiah(total, locale)
  const spelled = { size: 10, weight: 'bold', leading: 1.45 } as const
  const row = { size: 9.5, leading: 17 / 9.5 }
  // Long terms, such as a discount with its voucher code, wrap next to their amount.
  const termWidth = (amount: string) => contentRight - rightColumnLeft - sheet.measureWidth(amount, row) - 12
  const heights = rows.map(([name, amount]) => sheet.measureHeight(name, termWidth(amount), row))
  const table = sum(heights) + 6 + totalBoxHeight
  return {
    gap: 12,
    height: Math.max(table, getLeading(styles.label) + 2 + sheet.measureHeight(words, wordsWidth, spelled)),
    draw(y) {
      sheet.group('Table', () => {
        let lineTop = y
        for (const [index, [name, amount]] of rows.entries()) {
          sheet.group('TR', () => {
            const muted = { ...row, ink: colours.muted }
            sheet.tag('TH', () => sheet.draw(name, rightColumnLeft, lineTop, termWidth(amount), muted), {
              scope: 'Row',
            })
            drawRightAlignedLine(sheet, 'TD', amount, contentRight, lineTop, row)
          })
          lineTop += heights[index] ?? 0
        }
        drawTotal(sheet, term, formatRupiah(total, locale), lineTop + 6)
      })
      const below = sheet.text('P', t.words, contentLeft, y, wordsWidth, styles.label)
      sheet.text('P', words, contentLeft, below + 2, wordsWidth, spelled)
    },
  }
}

/** The receipt of a paid order. */
function receiptBlock(sheet: Sheet, paid: Date, { order, method, locale }: Invoice): Block {
  const t = invoiceTexts[locale]
  const way = order.total === 0 ? t.by_voucher : method ? t.methods[method.group](method.name) : t.by_transfer
  const cells = [
    { term: t.paid_on, detail: formatDate(paid, locale), share: 0.28 },
    { term: t.method, detail: way, share: 0.34 },
    { term: t.reference, detail: order.payment_reference || '–', share: 0.38 },
  ]
  return cellsBlock(sheet, cells, { gap: 24, fill: colours.okTint, ink: colours.ok, heading: t.paid })
}

/** What was received so far, and what is missing or was paid too much. */
function heldBlock(sheet: Sheet, { received, expected, missing }: HeldMoney, { locale }: Invoice): Block {
  const t = invoiceTexts[locale]
  const cells = [
    { term: t.received, detail: formatRupiah(received, locale), share: 0.34 },
    { term: t.expected, detail: formatRupiah(expected, locale), share: 0.33 },
    {
      term: missing < 0 ? t.over : t.missing,
      detail: formatRupiah(Math.abs(missing), locale),
      share: 0.33,
    },
  ]
  return cellsBlock(sheet, cells, { gap: 24, fill: colours.warnTint, ink: colours.warn, heading: t.held })
}

function howToPayBlock(sheet: Sheet, account: PaymentAccount, { order, locale }: Invoice): Block {
  const t = invoiceTexts[locale]
  const cells = [
    { term: 'Bank', detail: account.bank_name, share: 0.2 },
    { term: t.account, detail: account.account_number, share: 0.22 },
    { term: t.holder, detail: account.account_holder, share: 0.25 },
    { term: t.transfer_reference, detail: order.number, share: 0.33 },
  ]
  return cellsBlock(sheet, cells, { gap: 24, fill: colours.warnTint, ink: colours.warn, heading: t.how })
}

/** What the buyer withholds, and what it pays. */
function withheldBlocks(sheet: Sheet, { order, withholdingRate, locale }: Invoice): Block[] {
  if (order.withheld === 0 || withholdingRate === null) return []
  const t = invoiceTexts[locale]
  const cells = [
    {
      term: t.withheld_tax(withholdingRate),
      detail: `–${formatRupiah(order.withheld, locale)}`,
      share: 0.34,
    },
    { term: t.payable, detail: formatRupiah(order.total - order.withheld, locale), share: 0.33 },
    { term: t.slip, detail: t.withheld_slip, share: 0.33 },
  ]
  return [cellsBlock(sheet, cells, { gap: 24, fill: colours.sunken, heading: t.withheld })]
}

function settlementBlocks(sheet: Sheet, invoice: Invoice): Block[] {
  const { order, account, held } = invoice
  if (order.paid_at) return [receiptBlock(sheet, order.paid_at, invoice)]
  const pays = account && (held === null || held.missing > 0)
  return [
    ...(held ? [heldBlock(sheet, held, invoice)] : []),
    ...(pays ? [howToPayBlock(sheet, account, invoice)] : []),
  ]
}

/** Draws the invoice of a paid order, or the pro forma of an unpaid order, as a tagged PDF. */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { order, parties, terms, product, locale } = invoice
  const t = invoiceTexts[locale]
  const title = order.invoice_number ? t.invoice : t.proforma
  const number = order.invoice_number ?? order.number
  const issuedAt = order.paid_at ?? order.placed_at
  const totals = { rows: listPriceRows(order, locale), term: t.total, total: order.total, locale }
  return await drawDocument({ title: `${title} ${number}`, author: product, locale, at: issuedAt }, sheet => [
    headerBlock(sheet, { product, title, number }),
    cellsBlock(sheet, listFacts(invoice), { gap: 16, fill: colours.sunken }),
    ...referenceBlocks(sheet, invoice),
    partiesBlock(sheet, parties, locale),
    ...itemBlocks(sheet, order, locale),
    totalsBlock(sheet, totals),
    ...withheldBlocks(sheet, invoice),
    ...settlementBlocks(sheet, invoice),
    footerBlock(sheet, parties, locale, [
      terms.sentence[locale],
      order.tax ? t.taxed : '',
      order.paid_at ? t.made : t.proforma_note,
    ]),
  ])
}
