import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import {
  type Cell,
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
import { createUrlQrCode } from '#src/platform/print/qr-code'
import type { Sheet } from '#src/platform/print/sheet'
import { formatDate, formatTime } from '#src/platform/runtime/format'
import type { StatementRow } from './rules/statement-rows'
import { statementTexts } from './statement-texts'

/** A checkpoint of the usage log. */
type StatementSeal = { origin: string; size: number; root: string; signed_at: Date }

export type Statement = {
  product: string
  organisation: string
  /** The month's name, for example `November 2026`. */
  month: string
  covers: string
  totals: {
    seconds: number
    plays: number
    signed_plays: number
    unsigned_plays: number
    rejected_plays: number
    works: number
    days: number
    silentDays: number | null
  }
  rows: readonly StatementRow[]
  seal: StatementSeal | null
  /** The URLs of the month's page in the portal and of the public keys. */
  url: string
  keysUrl: string
  /** The time of arrival up to which plays are counted. */
  countedAt: Date | null
  at: Date
  locale: 'id' | 'en'
}

const tags = { id: 'id-ID', en: 'en-GB' }
const formatNumber = (value: number, locale: 'id' | 'en', digits = 0) =>
  value.toLocaleString(tags[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits })
const formatHours = (seconds: number, locale: 'id' | 'en') => formatNumber(seconds / 3600, locale, 1)

const qrSide = 92
const rowHeight = 17
const columns = { hours: contentRight - 200, plays: contentRight - 110, silent: contentRight }
const figure = { size: 9, leading: rowHeight / 9 }
const mono = { size: 7.6, leading: 1.4 }

function factCells({ organisation, month, covers, at, locale }: Statement): Cell[] {
  const t = statementTexts[locale]
  return [
    { term: t.organisation, detail: organisation, share: 0.36 },
    { term: t.period, detail: month, share: 0.2 },
    { term: t.covers, detail: covers, share: 0.26 },
    { term: t.made, detail: formatDate(at, locale), share: 0.18 },
  ]
}

function totalCells({ totals, locale }: Statement): Cell[] {
  const t = statementTexts[locale]
  const { seconds, plays, works, days, silentDays } = totals
  const cells = [
    { term: t.hours, detail: formatHours(seconds, locale) },
    { term: t.plays, detail: formatNumber(plays, locale) },
    { term: t.works, detail: formatNumber(works, locale) },
    { term: t.with_music, detail: formatNumber(days, locale) },
    { term: t.without_music, detail: silentDays === null ? '–' : formatNumber(silentDays, locale) },
  ]
  return cells.map(cell => ({ ...cell, share: 0.2 }))
}

function tableBlock(sheet: Sheet, { rows, locale }: Statement): Block {
  const t = statementTexts[locale]
  const heads: [string, number][] = [
    [t.hours, columns.hours],
    [t.plays, columns.plays],
    [t.without_music, columns.silent],
  ]
  const nameWidth = columns.hours - contentLeft - 70
  const getName = ({ name, place, zones }: StatementRow) => {
    const text = place ? `${place}, ${name}` : `${name} (${t.zones(zones)})`
    return sheet.lines(text, nameWidth, figure)[0]?.trimEnd() ?? ''
  }
  return {
    gap: 20,
    height: 18 + rows.length * rowHeight,
    draw(y) {
      sheet.group('Table', () => {
        sheet.group('TR', () => {
          sheet.tag('TH', () => sheet.draw(t.place, contentLeft, y, nameWidth, styles.label), {
            scope: 'Column',
          })
          for (const [term, x] of heads)
            sheet.tag('TH', () => sheet.line(term, x, y + 8, styles.label, 'right'), { scope: 'Column' })
        })
        sheet.artefact(() => sheet.rule(contentLeft, y + 14, contentWidth, 1, colours.ink))
        for (const [index, row] of rows.entries()) {
          const at = y + 16 + index * rowHeight
          const { seconds, plays, silentDays } = row
          sheet.group('TR', () => {
            sheet.tag('TH', () => sheet.draw(getName(row), contentLeft, at, nameWidth + 60, figure), {
              scope: 'Row',
            })
            drawRightAlignedLine(sheet, 'TD', formatHours(seconds, locale), columns.hours, at, figure)
            drawRightAlignedLine(sheet, 'TD', formatNumber(plays, locale), columns.plays, at, figure)
            drawRightAlignedLine(
              sheet,
              'TD',
              silentDays === null ? '–' : String(silentDays),
              columns.silent,
              at,
              figure,
            )
          })
        }
      })
    },
  }
}

function sealLines({ seal, locale }: Statement): [string, string][] {
  const t = statementTexts[locale]
  if (!seal) return []
  const { origin, size, root, signed_at } = seal
  const time = `${formatDate(signed_at, locale)}, ${formatTime(signed_at, locale, 'Asia/Jakarta')}`
  return [
    [t.log, origin],
    [t.root(formatNumber(size, locale), time), root],
  ]
}

function sealBlock(sheet: Sheet, statement: Statement): Block {
  const t = statementTexts[statement.locale]
  const lines = sealLines(statement)
  const text = lines.length > 0 ? t.seal_text : t.no_seal
  const textHeight = sheet.measureHeight(text, contentWidth, styles.plain)
  return {
    gap: 20,
    height: 18 + textHeight + lines.length * 26,
    draw(y) {
      const below = sheet.text('H2', t.seal, contentLeft, y, contentWidth, styles.name) + 2
      let at = sheet.text('P', text, contentLeft, below, contentWidth, styles.plain) + 5
      for (const [term, hash] of lines) {
        at = sheet.text('P', term, contentLeft, at, contentWidth, styles.label)
        at = sheet.text('P', hash, contentLeft, at, contentWidth, mono) + 4
      }
    },
  }
}

function verifyBlock(sheet: Sheet, { url, keysUrl, locale }: Statement): Block {
  const t = statementTexts[locale]
  const from = contentLeft + qrSide + 16
  const column = contentRight - from
  const drawLink = (address: string, y: number) => {
    const height = sheet.measureHeight(address, column, styles.strong)
    sheet.link(address, address, [from, y, column, height], () =>
      sheet.draw(address, from, y, column, styles.strong),
    )
    return y + height
  }
  return {
    gap: 16,
    height: qrSide,
    draw(y) {
      sheet.tag('Figure', () => sheet.qrCode(createUrlQrCode(url), contentLeft, y, qrSide), {
        alt: url,
        bbox: [contentLeft, y, contentLeft + qrSide, y + qrSide],
      })
      let at = sheet.text('H2', t.verify, from, y + 8, column, styles.name) + 2
      at = drawLink(url, at) + 4
      at = sheet.text('P', t.verify_text, from, at, column, styles.plain)
      drawLink(keysUrl, at)
    },
  }
}

function disclaimerBlock(sheet: Sheet, { countedAt, totals, locale }: Statement): Block {
  const t = statementTexts[locale]
  const time =
    countedAt && `${formatDate(countedAt, locale)}, ${formatTime(countedAt, locale, 'Asia/Jakarta')}`
  const [signed = '', unsigned = '', rejected = ''] = [
    totals.signed_plays,
    totals.unsigned_plays,
    totals.rejected_plays,
  ].map(count => formatNumber(count, locale))
  const kinds = t.kinds(signed, unsigned, rejected)
  const text = [kinds, time && t.counted(time), t.is_not_text].filter(Boolean).join(' ')
  const strong = { size: 9.5, weight: 'bold', leading: 1.45 } as const
  const small = { size: 8.5, ink: colours.muted, leading: 1.45 }
  return {
    gap: 16,
    height: sum([
      12,
      sheet.measureHeight(t.is_not, contentWidth, strong),
      1,
      sheet.measureHeight(text, contentWidth, small),
    ]),
    draw(y) {
      sheet.artefact(() => sheet.rule(contentLeft, y, contentWidth, 0.75, colours.line))
      const below = sheet.text('P', t.is_not, contentLeft, y + 12, contentWidth, strong)
      sheet.text('P', text, contentLeft, below + 1, contentWidth, small)
    },
  }
}

/**
 * Draws a month's statement on one page, as a tagged PDF.
 * @public for the worker, which loads it by name
 */
export async function drawStatement(statement: Statement): Promise<Buffer> {
  const { product, month, locale, at, organisation } = statement
  const { title } = statementTexts[locale]
  const info = { title: `${title} ${month}, ${organisation}`, author: product, locale, at }
  return await drawDocument(info, sheet => [
    headerBlock(sheet, { product, title, number: month }),
    cellsBlock(sheet, factCells(statement), { gap: 16, fill: colours.sunken }),
    cellsBlock(sheet, totalCells(statement), { gap: 10, fill: colours.sunken }),
    tableBlock(sheet, statement),
    sealBlock(sheet, statement),
    verifyBlock(sheet, statement),
    disclaimerBlock(sheet, statement),
  ])
}
