import type { OrderLine } from '#src/billing/order/line-row'
import type { Tax } from '#src/billing/order/rules/tax'
import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import {
  cellsBlock,
  contentLeft,
  contentRight,
  contentWidth,
  drawDocument,
  drawLeaf,
  headerBlock,
} from '#src/platform/print/document'
import type { Sheet } from '#src/platform/print/sheet'
import { formatDate, formatLastDay } from '#src/platform/runtime/format'
import { type Invoice, listPriceRows, totalsBlock } from './draw'
import { itemBlocks } from './items'
import { footerBlock, partiesBlock } from './layout'
import { invoiceTexts, quotationTexts } from './texts'

/** An offer at the prices of a day, without a bank account, so that nobody takes it for an invoice. */
export type QuotationDocument = Pick<Invoice, 'parties' | 'product' | 'locale'> & {
  quotation: {
    number: string
    member: string
    createdAt: Date
    validUntil: Date
    price: number
    discount: number
    voucher_code: string | null
    tax: Tax | null
    total: number
  }
  lines: OrderLine[]
  /** The wording about the royalty. */
  sentence: string
}

const bannerHeight = 78
const inset = 26
const half = contentWidth / 2

/** Until when the prices hold, which comes first. */
function validityBlock(sheet: Sheet, { quotation, locale }: QuotationDocument): Block {
  const t = quotationTexts[locale]
  const label = { size: 9, ink: colours.onDeep, leading: 1.4 }
  const date = { size: 21, weight: 'bold', tracking: -0.02, ink: colours.onDeep, leading: 1.2 } as const
  const left = contentLeft + inset
  const right = contentLeft + half + 12
  return {
    gap: 16,
    height: bannerHeight,
    draw(y) {
      drawLeaf(sheet, [contentLeft, y, contentWidth, bannerHeight], colours.ink, 34)
      const below = sheet.text('P', t.valid, left, y + 16, half - inset, label)
      sheet.text('P', formatLastDay(quotation.validUntil, locale), left, below + 1, half - inset, date)
      sheet.text('P', t.valid_text, right, y + 25, contentRight - inset - right, label)
    },
  }
}

/**
 * Draws a quotation as a tagged PDF.
 * @public for the worker
 */
export async function drawQuotation(document: QuotationDocument): Promise<Buffer> {
  const { quotation, lines, parties, sentence, product, locale } = document
  const t = quotationTexts[locale]
  const words = invoiceTexts[locale]
  const { number, createdAt, total, tax, member } = quotation
  const facts = [
    { term: words.date, detail: formatDate(createdAt, locale), share: 0.34 },
    { term: t.made_for, detail: member || parties.customer.company_name, share: 0.66 },
  ]
  const order = { ...quotation, lines, tax, placed_at: createdAt }
  const info = { title: `${t.title} ${number}`, author: product, locale, at: createdAt }
  return await drawDocument(info, sheet => [
    headerBlock(sheet, { product, title: t.title, number }),
    validityBlock(sheet, document),
    cellsBlock(sheet, facts, { gap: 10, fill: colours.sunken }),
    partiesBlock(sheet, parties, locale),
    ...itemBlocks(sheet, order, locale),
    totalsBlock(sheet, { rows: listPriceRows(order, locale), term: words.total, total, locale }),
    footerBlock(sheet, parties, locale, [
      sentence,
      t.note,
      lines.some(({ days }) => days) ? t.prorated : '',
      tax ? words.taxed : '',
    ]),
  ])
}
