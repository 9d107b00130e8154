import type { InvoiceParties } from '#src/billing/order/invoice-parties'
import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import { toPrintable } from '#src/platform/print/glyphs'
import { drawLogo } from '#src/platform/print/logo'
import { a4, Sheet } from '#src/platform/print/sheet'
import { baselineOf, type Style } from '#src/platform/print/style'
import { formatNpwp, invoiceTexts, type Locale } from './texts'

export const contentLeft = 48
export const contentRight = a4.width - 48
export const contentWidth = contentRight - contentLeft
export const rightColumnLeft = a4.width / 2 + 8
const top = 44
const bottom = a4.height - 44
const footGap = 24

export const styles = {
  title: { size: 25, weight: 'bold', tracking: -0.02, leading: 1.2 },
  label: { size: 7.5, ink: colours.muted, leading: 1.45 },
  strong: { size: 9, weight: 'bold', leading: 1.3 },
  plain: { size: 9, ink: colours.muted, leading: 1.45 },
  name: { size: 11, weight: 'bold', leading: 1.35 },
} as const satisfies Record<string, Style>

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Draws one tagged line that ends at `x`. */
export function drawRightAlignedLine(
  sheet: Sheet,
  type: string,
  text: string,
  x: number,
  y: number,
  style: Style,
): void {
  sheet.tag(type, () => sheet.line(text, x, y + baselineOf(style), style, 'right'))
}

/** Draws a box with two opposite corners rounded. */
function drawLeaf(
  sheet: Sheet,
  [x, y, boxWidth, height]: readonly [number, number, number, number],
  fill: string,
  round = 18,
): void {
  const [r, s, end, foot] = [round, 3, x + boxWidth, y + height]
  const path = `M${x + r} ${y}H${end - s}Q${end} ${y} ${end} ${y + s}V${foot - r}Q${end} ${foot} ${end - r} ${foot}H${x + s}Q${x} ${foot} ${x} ${foot - s}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  sheet.artefact(() => sheet.shapes([{ path, fill }]))
}

type Head = { product: string; title: string; number: string }

export const headerBlock = (sheet: Sheet, { product, title, number }: Head): Block => ({
  gap: 0,
  height: 52,
  draw(y) {
    drawLogo(sheet, product, contentLeft, y + 4)
    drawRightAlignedLine(sheet, 'H1', title, contentRight, y - 4, styles.title)
    drawRightAlignedLine(sheet, 'P', number, contentRight, y + 30, { size: 10, ink: colours.muted })
  },
})

export type Cell = { term: string; detail: string; share: number }

const cellPadding = 16
const cellGap = 8

/** A row of cells below an optional `heading`. Each cell has a term above its detail. */
export function cellsBlock(
  sheet: Sheet,
  cells: readonly Cell[],
  look: { gap: number; fill: string; ink?: string; heading?: string },
): Block {
  const { gap, fill, heading } = look
  const inner = contentWidth - 2 * cellPadding
  const label = { ...styles.label, ...(look.ink && { ink: look.ink }) }
  const title = { ...styles.name, ...(look.ink && { ink: look.ink }) }
  const columns = cells.map(cell => ({ ...cell, width: cell.share * inner - cellGap }))
  const head = heading ? sheet.heightOf(heading, inner, title) + 8 : 0
  const tallest = Math.max(
    ...columns.map(
      cell =>
        sheet.heightOf(cell.term, cell.width, label) +
        2 +
        sheet.heightOf(cell.detail, cell.width, styles.strong),
    ),
  )
  const height = 11 + head + tallest + 12
  return {
    gap,
    height,
    draw(y) {
      drawLeaf(sheet, [contentLeft, y, contentWidth, height], fill, Math.min(18, height / 3))
      if (heading) sheet.text('H2', heading, contentLeft + cellPadding, y + 11, inner, title)
      let x = contentLeft + cellPadding
      sheet.group('L', () => {
        for (const cell of columns) {
          sheet.group('LI', () => {
            const below = sheet.text('Lbl', cell.term, x, y + 11 + head, cell.width, label)
            sheet.text('LBody', cell.detail, x, below + 2, cell.width, styles.strong)
          })
          x += cell.width + cellGap
        }
      })
    },
  }
}

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
      lines: [...brand, ...customer.address, npwp(customer.npwp)],
    },
  ].map(side => ({ ...side, lines: side.lines.filter(line => line.trim() !== '') }))
  const heights = sides.map(({ title, name, lines }) =>
    sum([
      sheet.heightOf(title, column, styles.label) + 2,
      sheet.heightOf(name, column, styles.name),
      ...lines.map(line => sheet.heightOf(line, column, styles.plain) + 1),
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
    const space = contentRight - 18 - rightColumnLeft - sheet.widthOf(term, label) - 12
    const size = Math.min(largest.size, (largest.size * space) / sheet.widthOf(amount, largest))
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
  const noteHeight = note === '' ? 0 : sheet.heightOf(note, contentWidth, small) + 1
  return {
    gap: footGap,
    height: 12 + sheet.heightOf(first, contentWidth, strong) + noteHeight,
    draw(y) {
      sheet.artefact(() => sheet.rule(contentLeft, y, contentWidth, 0.75, colours.line))
      const below = sheet.text('P', first, contentLeft, y + 12, contentWidth, strong)
      if (note !== '') sheet.text('P', note, contentLeft, below + 1, contentWidth, small)
    },
  }
}

type DocumentInfo = { title: string; author: string; locale: Locale; at: Date }

const runningHead = { size: 8.5, ink: colours.muted, leading: 1.45 }

/** Draws blocks from the top, on as many pages as they need, with the last block at the bottom. */
export async function drawDocument(info: DocumentInfo, blocksOf: (sheet: Sheet) => Block[]): Promise<Buffer> {
  const sheet = new Sheet(info)
  const blocks = blocksOf(sheet)
  sheet.addPage()
  let y = top
  for (const [index, { gap, height, draw }] of blocks.entries()) {
    const fits = y + gap + height <= bottom
    if (!fits) {
      sheet.addPage()
      sheet.artefact(() => sheet.line(info.title, contentRight, top, runningHead, 'right'))
    }
    const from = fits ? y + gap : top + footGap
    draw(index === blocks.length - 1 ? bottom - height : from)
    y = from + height
  }
  return await sheet.bytes()
}
