import type { Block } from '../print/blocks'
import { colours } from '../print/colours'
import type { Sheet } from '../print/sheet'
import { formatDate, formatRupiah } from '../runtime/format'
import { type Invoice, totalsBlock } from './draw'
import {
  cellsBlock,
  drawPaper,
  endLine,
  footBlock,
  headBlock,
  left,
  partiesBlock,
  right,
  styles,
  width,
} from './layout'
import { taxIn } from './tax-in'
import { creditNoteTexts } from './texts'

/** The reason is an internal note of our staff and not part of the document. */
export type CreditNote = Pick<Invoice, 'order' | 'parties' | 'product' | 'locale'> & {
  number: string
  amount: number
  at: Date
  /** Returned by the payment provider, or by a bank transfer of our staff. */
  mode: 'provider' | 'manual'
}

function itemBlock(sheet: Sheet, { order, amount, locale }: CreditNote): Block {
  const t = creditNoteTexts[locale]
  const column = width - 130
  const heading = { size: 10.5, weight: 'bold', leading: 1.4 } as const
  const about = t.returned(order.brand_name)
  const below = sheet.heightOf(about, column, heading)
  return {
    gap: 26,
    height: 36 + below,
    draw(y) {
      sheet.group('Table', () => {
        sheet.group('TR', () => {
          sheet.tag('TH', () => sheet.draw(t.item, left, y, column, styles.label), { scope: 'Column' })
          sheet.tag('TH', () => sheet.line(t.amount, right, y + 8, styles.label, 'right'), {
            scope: 'Column',
          })
        })
        sheet.artefact(() => sheet.rule(left, y + 16, width, 1, colours.ink))
        sheet.group('TR', () => {
          sheet.text('TD', about, left, y + 26, column, heading)
          const figure = { size: 10, weight: 'bold', leading: 1.45 } as const
          endLine(sheet, 'TD', formatRupiah(amount, locale), right, y + 26, figure)
        })
      })
      sheet.artefact(() => sheet.rule(left, y + 36 + below, width, 0.75, colours.line))
    },
  }
}

function rowsOf({ order, amount, locale }: CreditNote): [string, string][] {
  const t = creditNoteTexts[locale]
  if (!order.tax) return []
  const tax = taxIn(amount, order.tax, order.total)
  return [
    [t.base, formatRupiah(amount - tax, locale)],
    [`${t.tax} ${order.tax.rate}%`, formatRupiah(tax, locale)],
  ]
}

/** Draws the credit note of a refund as a tagged PDF. */
export async function drawCreditNote(note: CreditNote): Promise<Buffer> {
  const { number, product, at, locale, order, parties, amount, mode } = note
  const t = creditNoteTexts[locale]
  const facts = [
    { term: t.date, detail: formatDate(at, locale), share: 0.28 },
    { term: t.invoice, detail: order.invoice_number ?? '–', share: 0.34 },
    { term: t.order, detail: order.number, share: 0.38 },
  ]
  const receipt = [
    { term: t.returned_on, detail: formatDate(at, locale), share: 0.28 },
    { term: t.way, detail: t.ways[mode], share: 0.72 },
  ]
  const totals = { rows: rowsOf(note), term: t.total, total: amount, locale }
  return await drawPaper({ title: `${t.title} ${number}`, author: product, locale, at }, sheet => [
    headBlock(sheet, { product, title: t.title, number }),
    cellsBlock(sheet, facts, { gap: 16, fill: colours.sunken }),
    partiesBlock(sheet, parties, locale),
    itemBlock(sheet, note),
    totalsBlock(sheet, totals),
    cellsBlock(sheet, receipt, { gap: 24, fill: colours.okTint, ink: colours.ok, heading: t.total }),
    footBlock(sheet, parties, locale, [t.correction, t.made]),
  ])
}
