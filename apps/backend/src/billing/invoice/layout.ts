import type { InvoiceParties } from '#src/billing/order/invoice-parties'
import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import {
  contentLeft,
  contentRight,
  contentWidth,
  drawLeaf,
  footGap,
  styles,
  sum,
} from '#src/platform/print/document'
import { toPrintable } from '#src/platform/print/glyphs'
import { a4, type Sheet } from '#src/platform/print/sheet'
import { formatNpwp, invoiceTexts, type Locale } from './texts'

export const rightColumnLeft = a4.width / 2 + 8

/** Seller and customer, side by side. */
export function partiesBlock(sheet: Sheet, { seller, customer }: InvoiceParties, locale: Locale): Block {
  const t = invoiceTexts[locale]
  const column = rightColumnLeft - contentLeft - 28
  const brand = customer.brand_name === customer.company_name ? [] : [customer.brand_name]
  const npwp = (digits: string) => `${t.npwp} ${formatNpwp(digits)}`
  const sides = [
    {
      x: contentLeft,
      title: t.from,
      name: seller.name,
      lines: [...seller.address.split('\n'), npwp(seller.npwp)],
    },
    {
      x: rightColumnLeft,
      title: t.to,
      name: customer.company_name,
      lines: [...brand, ...customer.address, ...(customer.npwp ? [npwp(customer.npwp)] : [])],
    },
  ].map(side => ({ ...side, lines: side.lines.filter(line => line.trim() !== '') }))
  const heights = sides.map(({ title, name, lines }) =>
    sum([
      sheet.measureHeight(title, column, styles.label) + 2,
      sheet.measureHeight(name, column, styles.name),
      ...lines.map(line => sheet.measureHeight(line, column, styles.plain) + 1),
    ]),
  )
  return {
    gap: 26,
    height: Math.max(...heights),
    draw(y) {
      for (const { x, title, name, lines } of sides)
        sheet.group('Sect', () => {
          let at = sheet.text('H2', title, x, y, column, styles.label) + 2
          at = sheet.text('P', name, x, at, column, styles.name)
          for (const line of lines) at = sheet.text('P', line, x, at, column, styles.plain) + 1
        })
    },
  }
}

export const totalBoxHeight = 54

/** Draws the total in a dark box, as the last row of a table. */
export function drawTotal(sheet: Sheet, term: string, amount: string, y: number): void {
  drawLeaf(
    sheet,
    [rightColumnLeft - 18, y, contentRight - rightColumnLeft + 18, totalBoxHeight],
    colours.ink,
    20,
  )
  const label = { size: 10, ink: colours.onDeep, leading: 1.45 }
  sheet.group('TR', () => {
    sheet.tag('TH', () => sheet.line(term, rightColumnLeft, y + 31, label), { scope: 'Row' })
    const largest = { size: 19, weight: 'bold', tracking: -0.02, ink: colours.onDeep } as const
    const space = contentRight - 18 - rightColumnLeft - sheet.measureWidth(term, label) - 12
    const size = Math.min(largest.size, (largest.size * space) / sheet.measureWidth(amount, largest))
    sheet.tag('TD', () => sheet.line(amount, contentRight - 18, y + 34, { ...largest, size }, 'right'))
  })
}

/** Whether a name or an address has to be romanised. */
const isRomanised = ({ seller, customer }: InvoiceParties) =>
  [seller.name, customer.company_name, customer.brand_name, ...customer.address].some(
    text => toPrintable(text).romanised,
  )

/** The sentences at the bottom of the last page; the first one is bold. */
export function footerBlock(
  sheet: Sheet,
  parties: InvoiceParties,
  locale: Locale,
  lines: readonly string[],
): Block {
  const [first = '', ...rest] = lines.filter(line => line !== '')
  const note = [...rest, ...(isRomanised(parties) ? [invoiceTexts[locale].romanised] : [])].join(' ')
  const strong = { size: 8.5, weight: 'bold', leading: 1.45 } as const
  const small = { size: 8.5, ink: colours.muted, leading: 1.45 }
  const noteHeight = note === '' ? 0 : sheet.measureHeight(note, contentWidth, small) + 1
  return {
    gap: footGap,
    height: 12 + sheet.measureHeight(first, contentWidth, strong) + noteHeight,
    draw(y) {
      sheet.artefact(() => sheet.rule(contentLeft, y, contentWidth, 0.75, colours.line))
      const below = sheet.text('P', first, contentLeft, y + 12, contentWidth, strong)
      if (note !== '') sheet.text('P', note, contentLeft, below + 1, contentWidth, small)
    },
  }
}
