import { getLineTitle, getUnitLabel, type OrderLine } from '#src/billing/order/line-row'
import type { OrderRow } from '#src/billing/order/row'
import { divideTax } from '#src/billing/order/rules/tax'
import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import {
  contentLeft,
  contentRight,
  contentWidth,
  drawRightAlignedLine,
  styles,
  sum,
} from '#src/platform/print/document'
import type { Sheet } from '#src/platform/print/sheet'
import { formatCount, formatDecimals, formatPeriod, formatRupiah } from '#src/platform/runtime/format'
import { invoiceTexts, type Locale } from './texts'

const heading = { size: 10.5, weight: 'bold', leading: 1.4 } as const
const figure = { size: 9.5, leading: 1.45 }
const strongFigure = { ...figure, weight: 'bold' } as const
const columnGap = 14
const headHeight = 26
const rowGap = 10

/** The heights of the rows on the first page, below the parties, and on every other page. */
const firstPageSpace = 360
const pageSpace = 640

type Item = { title: string; about: string[]; figures: string[]; height: number }

type Order = Pick<OrderRow, 'lines' | 'tax' | 'placed_at'>

/** A table of items whose figures end at `columns`, from left to right. */
type Layout = { terms: string[]; columns: number[]; itemWidth: number; items: Item[] }

function describeProration({ kind, days }: OrderLine, locale: Locale): string {
  const { prorated, prorated_days } = invoiceTexts[locale]
  if (kind !== 'extra-zones' && kind !== 'change') return ''
  return days ? prorated_days(days.left, days.whole) : prorated
}

/** With several lines, each is titled by its unit; a single line is titled by its package. */
function describeLine(line: OrderLine, single: boolean, locale: Locale): { title: string; about: string[] } {
  const t = invoiceTexts[locale]
  const offer = `${getLineTitle(line, locale)}, ${t.periods[line.billing_period]}`
  const { covers_from: from, covers_until: until } = line
  const unit = getUnitLabel(line)
  return {
    title: single ? offer : unit,
    about: [
      `${t.kinds[line.kind]} · ${single ? unit : offer}`,
      from && until ? formatPeriod(from, until, locale) : '',
      describeProration(line, locale),
      line.credit > 0 ? `${t.credit}: –${formatRupiah(line.credit, locale)}` : '',
      line.discount > 0 ? `${t.discount}: –${formatRupiah(line.discount, locale)}` : '',
    ].filter(Boolean),
  }
}

/** The columns of figures: of each line without a tax its price per zone, otherwise what the tax is computed from. */
function listFigures(
  { lines, tax, placed_at }: Order,
  locale: Locale,
): { terms: string[]; rows: string[][] } {
  const t = invoiceTexts[locale]
  const zones = (line: OrderLine) => line.zone_count.toLocaleString(locale)
  const total = (line: OrderLine) => formatCount(line.total, locale)
  if (tax === null)
    return {
      terms: [t.zones, t.unit_price, t.amount],
      rows: lines.map(line => [zones(line), formatCount(line.unit_price, locale), total(line)]),
    }
  const totals = lines.map(line => line.total)
  return {
    terms: [t.zones, t.selling_price, t.base, `${t.tax} ${tax.rate}%`, t.amount],
    rows: divideTax(tax, totals, placed_at).flatMap(({ price, base, amount }, index) => {
      const line = lines[index]
      return line
        ? [[zones(line), ...[price, base, amount].map(sen => formatDecimals(sen, locale)), total(line)]]
        : []
    }),
  }
}

function layOutItems(sheet: Sheet, order: Order, locale: Locale): Layout {
  const { terms, rows } = listFigures(order, locale)
  const widths = terms.map((term, column) =>
    Math.max(
      sheet.measureWidth(term, styles.label),
      ...rows.map(row => sheet.measureWidth(row[column] ?? '', strongFigure)),
    ),
  )
  const columns = widths.map(
    (_, column) => contentRight - sum(widths.slice(column + 1).map(width => width + columnGap)),
  )
  const itemWidth = contentWidth - sum(widths.map(width => width + columnGap))
  const items = order.lines.map((line, index) => {
    const described = describeLine(line, order.lines.length === 1, locale)
    const height = sum([
      sheet.measureHeight(described.title, itemWidth, heading),
      ...described.about.map(text => sheet.measureHeight(text, itemWidth, styles.plain) + 1),
    ])
    return { ...described, figures: rows[index] ?? [], height }
  })
  return { terms, columns, itemWidth, items }
}

/** Splits rows into tables that fit on a page. */
export function splitIntoPages<Row extends { height: number }>(items: readonly Row[]): Row[][] {
  const pages: Row[][] = []
  let left = 0
  for (const item of items) {
    const space = item.height + rowGap
    if (space > left || pages.length === 0) {
      left = pages.length === 0 ? firstPageSpace : pageSpace
      pages.push([])
    }
    pages.at(-1)?.push(item)
    left -= space
  }
  return pages
}

function drawHead(sheet: Sheet, { terms, columns, itemWidth }: Layout, locale: Locale, y: number): void {
  const about = invoiceTexts[locale].item
  sheet.group('TR', () => {
    sheet.tag('TH', () => sheet.draw(about, contentLeft, y, itemWidth, styles.label), { scope: 'Column' })
    for (const [index, x] of columns.entries())
      sheet.tag('TH', () => sheet.line(terms[index] ?? '', x, y + 8, styles.label, 'right'), {
        scope: 'Column',
      })
  })
  sheet.artefact(() => sheet.rule(contentLeft, y + 16, contentWidth, 1, colours.ink))
}

function drawItem(sheet: Sheet, { title, about, figures }: Item, layout: Layout, y: number): void {
  const { columns, itemWidth } = layout
  sheet.group('TR', () => {
    sheet.group('TD', () => {
      let at = sheet.text('P', title, contentLeft, y, itemWidth, heading)
      for (const text of about) at = sheet.text('P', text, contentLeft, at + 1, itemWidth, styles.plain)
    })
    for (const [index, text] of figures.entries()) {
      const style = index === figures.length - 1 ? strongFigure : figure
      drawRightAlignedLine(sheet, 'TD', text, columns[index] ?? contentRight, y, style)
    }
  })
}

const itemsBlock = (sheet: Sheet, layout: Layout, locale: Locale): Block => {
  const height = headHeight + sum(layout.items.map(item => item.height + rowGap))
  return {
    gap: 26,
    height,
    draw(y) {
      sheet.group('Table', () => {
        drawHead(sheet, layout, locale, y)
        let top = y + headHeight
        for (const item of layout.items) {
          drawItem(sheet, item, layout, top)
          top += item.height + rowGap
        }
      })
      sheet.artefact(() => sheet.rule(contentLeft, y + height, contentWidth, 0.75, colours.line))
    },
  }
}

/** The lines of an order, in one table with a head per page. Their amounts are rupiah without a currency. */
export function itemBlocks(sheet: Sheet, order: Order, locale: Locale): Block[] {
  const layout = layOutItems(sheet, order, locale)
  return splitIntoPages(layout.items).map(items => itemsBlock(sheet, { ...layout, items }, locale))
}
