import { prorateTax } from '#src/billing/order/rules/tax'
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
import { formatDate, formatRupiah, formatSen } from '#src/platform/runtime/format'
import { type Invoice, roundingRow, totalsBlock } from './draw'
import { footerBlock, partiesBlock } from './layout'
import { creditNoteTexts } from './texts'

/** `venue` is the unit whose subscription was cancelled, or else those of the whole order. */
type Item = Pick<Invoice, 'order'> & { amount: number; venue: string }

/** Does not include the refund's reason, which is an internal note of our staff. */
export type CreditNote = Pick<Invoice, 'parties' | 'product' | 'locale'> & {
  number: string
  amount: number
  /** The part of the amount that the buyer had withheld, so that it was not returned. */
  withheld: number
  /** The refunded amount of each order that the payment had paid. */
  items: readonly Item[]
  at: Date
  /** Whether the payment provider made the refund, or our staff by bank transfer. */
  mode: 'provider' | 'manual'
}

/** Further orders share one line, because the document has a single page. */
const maxListed = 5

function listLines({ items, locale }: CreditNote): { about: string; amount: number }[] {
  const t = creditNoteTexts[locale]
  const [only] = items
  if (only && items.length === 1) return [{ about: t.returned(only.venue), amount: only.amount }]
  const listed = items.slice(0, items.length > maxListed ? maxListed - 1 : maxListed)
  const others = items.slice(listed.length)
  const lines = listed.map(({ order: { invoice_number, number }, venue, amount }) => ({
    about: t.returned_of(venue, invoice_number ?? '–', number),
    amount,
  }))
  if (others.length === 0) return lines
  return [...lines, { about: t.others(others.length), amount: sum(others.map(({ amount }) => amount)) }]
}

function itemBlock(sheet: Sheet, note: CreditNote): Block {
  const t = creditNoteTexts[note.locale]
  const column = contentWidth - 130
  const heading = { size: note.items.length > 1 ? 9.5 : 10.5, weight: 'bold', leading: 1.4 } as const
  const space = note.items.length > 1 ? 5 : 10
  const lines = listLines(note).map(line => ({
    ...line,
    height: sheet.measureHeight(line.about, column, heading) + space,
  }))
  const below = sum(lines.map(({ height }) => height))
  return {
    gap: 26,
    height: 26 + below,
    draw(y) {
      sheet.group('Table', () => {
        sheet.group('TR', () => {
          sheet.tag('TH', () => sheet.draw(t.item, contentLeft, y, column, styles.label), { scope: 'Column' })
          sheet.tag('TH', () => sheet.line(t.amount, contentRight, y + 8, styles.label, 'right'), {
            scope: 'Column',
          })
        })
        sheet.artefact(() => sheet.rule(contentLeft, y + 16, contentWidth, 1, colours.ink))
        let lineTop = y + 26
        for (const { about, amount, height } of lines) {
          sheet.group('TR', () => {
            sheet.text('TD', about, contentLeft, lineTop, column, heading)
            const figure = { size: 10, weight: 'bold', leading: 1.45 } as const
            drawRightAlignedLine(
              sheet,
              'TD',
              formatRupiah(amount, note.locale),
              contentRight,
              lineTop,
              figure,
            )
          })
          lineTop += height
        }
      })
      sheet.artefact(() => sheet.rule(contentLeft, y + 26 + below, contentWidth, 0.75, colours.line))
    },
  }
}

function listRows({ items, locale }: CreditNote): [string, string][] {
  const t = creditNoteTexts[locale]
  const taxed = items.flatMap(({ order: { tax, total }, amount: part }) =>
    tax ? { rate: tax.rate, ...prorateTax(part, tax, total) } : [],
  )
  const [first] = taxed
  if (!first) return []
  const total = (name: 'price' | 'amount' | 'rounding') => sum(taxed.map(item => item[name]))
  const untaxed = sum(items.map(({ order: { tax }, amount: part }) => (tax ? 0 : part * 100)))
  // Orders placed at different times can have different tax rates.
  const same = taxed.length === items.length && taxed.every(({ rate }) => rate === first.rate)
  return [
    [t.selling_price, formatSen(total('price') + untaxed, locale)],
    [same ? `${t.tax} ${first.rate}%` : t.tax, formatSen(total('amount'), locale)],
    ...roundingRow(total('rounding'), locale),
  ]
}

function listNumbers(
  locale: CreditNote['locale'],
  items: readonly Item[],
  getNumber: (order: Item['order']) => string | null,
): string {
  const [first, ...others] = items
  const number = (first && getNumber(first.order)) ?? '–'
  return others.length === 0 ? number : creditNoteTexts[locale].and_others(number, others.length)
}

/** Draws the credit note of a refund as a tagged PDF. */
export async function drawCreditNote(note: CreditNote): Promise<Buffer> {
  const { number, product, at, locale, items, parties, amount, withheld, mode } = note
  const t = creditNoteTexts[locale]
  const facts = [
    { term: t.date, detail: formatDate(at, locale), share: 0.28 },
    {
      term: t.invoice,
      detail: listNumbers(locale, items, ({ invoice_number }) => invoice_number),
      share: 0.34,
    },
    { term: t.order, detail: listNumbers(locale, items, ({ number: of }) => of), share: 0.38 },
  ]
  const receipt = [
    { term: t.returned_on, detail: formatDate(at, locale), share: 0.28 },
    { term: t.way, detail: t.ways[mode], share: withheld > 0 ? 0.38 : 0.72 },
    ...(withheld > 0 ? [{ term: t.withheld, detail: formatRupiah(withheld, locale), share: 0.34 }] : []),
  ]
  const totals = { rows: listRows(note), term: t.total, total: amount, locale }
  return await drawDocument({ title: `${t.title} ${number}`, author: product, locale, at }, sheet => [
    headerBlock(sheet, { product, title: t.title, number }),
    cellsBlock(sheet, facts, { gap: 16, fill: colours.sunken }),
    partiesBlock(sheet, parties, locale),
    itemBlock(sheet, note),
    totalsBlock(sheet, totals),
    cellsBlock(sheet, receipt, { gap: 24, fill: colours.okTint, ink: colours.ok, heading: t.total }),
    footerBlock(sheet, parties, locale, [t.correction, t.made]),
  ])
}
