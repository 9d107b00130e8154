import type { PaymentMethodGroup } from '@bgm/validation'
import { getLineTitle, getUnitLabel, type OrderLine } from '#src/billing/order/line-row'
import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import {
  cellsBlock,
  contentLeft,
  contentRight,
  contentWidth,
  drawDocument,
  drawRightAlignedLine,
  headerBlock,
  styles,
  sum,
} from '#src/platform/print/document'
import type { Sheet } from '#src/platform/print/sheet'
import { formatDate, formatRupiah } from '#src/platform/runtime/format'
import { type Invoice, totalsBlock } from './draw'
import { splitIntoPages } from './items'
import { footerBlock, partiesBlock } from './layout'
import { invoiceTexts, type Locale, receiptTexts } from './texts'

type PaidOrder = {
  number: string
  invoice_number: string | null
  amount: number
  lines: readonly OrderLine[]
}

/** What one payment has paid: one or several orders of an organisation. */
export type Receipt = Pick<Invoice, 'parties' | 'product' | 'locale'> & {
  /** The payment's reference at the provider. */
  number: string
  paidAt: Date
  method: { group: PaymentMethodGroup; name: string }
  orders: readonly PaidOrder[]
  /** What was returned of the payment by now. */
  refunded: number
}

type Row = { title: string; about: string; amount: number; height: number }

const rowWidth = contentWidth - 120
const orderStyle = { size: 10.5, weight: 'bold', leading: 1.4 } as const
const unitStyle = { size: 9.5, weight: 'bold', leading: 1.4 } as const
const figure = { size: 10, leading: 1.45 }

/** More lines than a document of 200 pages has room for. */
const maxLines = 4_000

function describeOrder({ number, invoice_number }: PaidOrder, locale: Locale): string {
  const t = receiptTexts[locale]
  return invoice_number ? t.order_and_invoice(number, invoice_number) : t.order(number)
}

function listRows(sheet: Sheet, { orders, locale }: Receipt): Row[] {
  const t = invoiceTexts[locale]
  const measure = (row: Omit<Row, 'height'>, style: typeof orderStyle | typeof unitStyle): Row => ({
    ...row,
    height:
      sheet.measureHeight(row.title, rowWidth, style) +
      (row.about ? sheet.measureHeight(row.about, rowWidth, styles.plain) + 1 : 0),
  })
  const detailed = sum(orders.map(({ lines }) => lines.length)) <= maxLines
  return orders.flatMap(order => [
    measure({ title: describeOrder(order, locale), about: '', amount: order.amount }, orderStyle),
    ...(detailed ? order.lines : []).map(line => {
      const offer = `${getLineTitle(line, locale)}, ${t.periods[line.billing_period]}`
      const about = `${t.kinds[line.kind]} · ${offer} · ${receiptTexts[locale].zones(line.zone_count)}`
      return measure({ title: getUnitLabel(line), about, amount: line.total }, unitStyle)
    }),
  ])
}

function rowsBlock(sheet: Sheet, rows: readonly Row[], locale: Locale): Block {
  const t = receiptTexts[locale]
  const height = 26 + sum(rows.map(row => row.height + 10))
  return {
    gap: 26,
    height,
    draw(y) {
      sheet.group('Table', () => {
        sheet.group('TR', () => {
          sheet.tag('TH', () => sheet.draw(t.item, contentLeft, y, rowWidth, styles.label), {
            scope: 'Column',
          })
          sheet.tag(
            'TH',
            () => sheet.line(invoiceTexts[locale].amount, contentRight, y + 8, styles.label, 'right'),
            { scope: 'Column' },
          )
        })
        sheet.artefact(() => sheet.rule(contentLeft, y + 16, contentWidth, 1, colours.ink))
        let top = y + 26
        for (const { title, about, amount, height: rowHeight } of rows) {
          sheet.group('TR', () => {
            sheet.group('TD', () => {
              const below = sheet.text('P', title, contentLeft, top, rowWidth, about ? unitStyle : orderStyle)
              if (about) sheet.text('P', about, contentLeft, below + 1, rowWidth, styles.plain)
            })
            const style = about ? figure : { ...figure, weight: 'bold' as const }
            drawRightAlignedLine(sheet, 'TD', formatRupiah(amount, locale), contentRight, top, style)
          })
          top += rowHeight + 10
        }
      })
      sheet.artefact(() => sheet.rule(contentLeft, y + height, contentWidth, 0.75, colours.line))
    },
  }
}

/**
 * Draws the receipt of a payment as a tagged PDF.
 * @public for the worker
 */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { number, paidAt, method, orders, refunded, parties, product, locale } = receipt
  const t = receiptTexts[locale]
  const words = invoiceTexts[locale]
  const total = sum(orders.map(({ amount }) => amount))
  const facts = [
    { term: words.paid_on, detail: formatDate(paidAt, locale), share: 0.34 },
    { term: words.method, detail: words.methods[method.group](method.name), share: 0.38 },
    { term: t.orders, detail: String(orders.length), share: 0.28 },
  ]
  const invoiced = sum(orders.flatMap(({ lines }) => lines.map(line => line.total)))
  const lacking = (term: string, amount: number): [string, string][] =>
    amount > 0 ? [[term, `–${formatRupiah(amount, locale)}`]] : []
  const rows = [...lacking(t.withheld, invoiced - total), ...lacking(t.refunded, refunded)]
  return await drawDocument({ title: `${t.title} ${number}`, author: product, locale, at: paidAt }, sheet => [
    headerBlock(sheet, { product, title: t.title, number }),
    cellsBlock(sheet, facts, { gap: 16, fill: colours.sunken }),
    partiesBlock(sheet, parties, locale),
    ...splitIntoPages(listRows(sheet, receipt)).map(page => rowsBlock(sheet, page, locale)),
    totalsBlock(sheet, { rows, term: t.total, total, locale }),
    footerBlock(sheet, parties, locale, [t.note, words.made]),
  ])
}
