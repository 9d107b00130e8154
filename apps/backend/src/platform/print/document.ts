import type { Block } from './blocks'
import { colours } from './colours'
import { drawLogo } from './logo'
import { a4, Sheet } from './sheet'
import { getBaseline, type Style } from './style'

export const contentLeft = 48
export const contentRight = a4.width - 48
export const contentWidth = contentRight - contentLeft
const top = 44
const bottom = a4.height - 44
export const footGap = 24

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
  sheet.tag(type, () => sheet.line(text, x, y + getBaseline(style), style, 'right'))
}

/** Draws a box with two opposite corners rounded. */
export function drawLeaf(
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
  const head = heading ? sheet.measureHeight(heading, inner, title) + 8 : 0
  const tallest = Math.max(
    ...columns.map(
      cell =>
        sheet.measureHeight(cell.term, cell.width, label) +
        2 +
        sheet.measureHeight(cell.detail, cell.width, styles.strong),
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

type DocumentInfo = { title: string; author: string; locale: 'id' | 'en'; at: Date }

const runningHead = { size: 8.5, ink: colours.muted, leading: 1.45 }

/** Draws blocks from the top, on as many pages as they need, with the last block at the bottom. */
export async function drawDocument(
  info: DocumentInfo,
  getBlocks: (sheet: Sheet) => Block[],
): Promise<Buffer> {
  const sheet = new Sheet(info)
  const blocks = getBlocks(sheet)
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
