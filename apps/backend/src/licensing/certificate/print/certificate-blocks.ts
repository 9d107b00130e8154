import { formatLicenceCode } from '@bgm/validation'
import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import { createCheckQrCode } from '#src/platform/print/qr-code'
import { mm, type Sheet } from '#src/platform/print/sheet'
import { getLeading, type Style } from '#src/platform/print/style'
import { formatDate, formatLastDay } from '#src/platform/runtime/format'
import { formatCheckAddress, type PrintedLicence, type Publisher } from './licence'
import { sealShapes } from './ornaments'
import { certificateTexts, type Locale } from './texts'

export type BlockContext = {
  sheet: Sheet
  licence: PrintedLicence
  publisher: Publisher
  locale: Locale
  /** The left edge of the text column, in points like `width`. */
  x: number
  width: number
}

/** Selects the first size at which the text fits its number of lines, or else the last size. */
function fitted(
  sheet: Sheet,
  text: string,
  width: number,
  style: Style,
  steps: readonly (readonly [size: number, lines: number])[],
): Style {
  const fits = ([size, most]: readonly [number, number]) =>
    sheet.lines(text, width, { ...style, size }).length <= most
  const [size] = steps.find(fits) ?? steps.at(-1) ?? [style.size]
  return { ...style, size }
}

function textBlock(context: BlockContext, type: string, text: string, gap: number, style: Style): Block {
  const { sheet, x, width } = context
  return {
    gap,
    height: sheet.measureHeight(text, width, style),
    draw: y => void sheet.text(type, text, x, y, width, style),
  }
}

const headlineSteps = [
  [66, 1],
  [58, 1],
  [50, 1],
  [44, 1],
  [44, 2],
  [36, 2],
  [30, 2],
  [26, 3],
  [20, 9],
] as const
const zoneSteps = [
  [25, 1],
  [22, 1],
  [20, 1],
  [20, 2],
  [17, 3],
  [14, 9],
] as const

/** The blocks for the venue, which is the headline, the zone and the address. */
export function venueBlocks(context: BlockContext): Block[] {
  const { sheet, licence, width } = context
  const fit = (text: string, style: Style, steps: Parameters<typeof fitted>[4]) =>
    fitted(sheet, text, width, style, steps)
  const venue = fit(
    licence.venue,
    { size: 66, weight: 'bold', tracking: -0.05, leading: 1.02, balance: true },
    headlineSteps,
  )
  const zone = fit(
    licence.zone,
    { size: 25, weight: 'bold', tracking: -0.035, leading: 1.12, balance: true },
    zoneSteps,
  )
  const address = { size: 11.5, ink: colours.muted, leading: 1.4 }
  return [
    textBlock({ ...context, x: context.x - venue.size * 0.035 }, 'H1', licence.venue, mm(13), venue),
    textBlock(context, 'H2', licence.zone, mm(4), zone),
    textBlock(context, 'P', licence.address, mm(1.4), address),
  ]
}

const stampWidth = mm(36)
const stampHeight = mm(12)

/** The stamp of a trial, turned like one of rubber, with its right edge at `right`. */
function drawTrialStamp({ sheet, locale }: BlockContext, right: number, middle: number): void {
  const x = right - stampWidth
  const y = middle - stampHeight / 2
  const corner = mm(2.4)
  const label = certificateTexts[locale].trial
  const style = { size: 15, weight: 'bold', tracking: -0.01, ink: colours.accent } as const
  const path = `M${x + corner} ${y}H${x + stampWidth - corner}A${corner} ${corner} 0 0 1 ${x + stampWidth} ${y + corner}V${y + stampHeight - corner}A${corner} ${corner} 0 0 1 ${x + stampWidth - corner} ${y + stampHeight}H${x + corner}A${corner} ${corner} 0 0 1 ${x} ${y + stampHeight - corner}V${y + corner}A${corner} ${corner} 0 0 1 ${x + corner} ${y}Z`
  sheet.tag('P', () =>
    sheet.turn(-9, [x + stampWidth / 2, middle], () => {
      sheet.stroke(path, colours.accent, mm(0.7))
      const inset = (stampWidth - sheet.measureWidth(label, style)) / 2
      sheet.line(label, x + inset, middle + style.size * 0.36, style)
    }),
  )
}

/** The period of validity, between two thick rules. */
export function periodBlock(context: BlockContext): Block {
  const { sheet, licence, locale, x } = context
  const width = licence.trial ? context.width - stampWidth - mm(6) : context.width
  const t = certificateTexts[locale]
  const state = licence.trial ? 'trial_valid' : licence.overdue ? 'overdue' : 'valid'
  const period = `${formatDate(licence.from, locale)} – ${formatLastDay(licence.until, locale)}`
  const label = { size: 8.5, ink: colours.muted }
  const style = fitted(sheet, period, width, { size: 17, weight: 'bold', tracking: -0.025, leading: 1.25 }, [
    [17, 1],
    [15, 2],
  ])
  const inner = getLeading(label) + mm(0.6) + sheet.measureHeight(period, width, style)
  const height = mm(4.2) + inner + mm(4.6)
  return {
    gap: mm(11),
    height,
    draw(y) {
      sheet.artefact(() => {
        sheet.rule(x, y, context.width, mm(0.6), colours.ink)
        sheet.rule(x, y + height, context.width, mm(0.6), colours.ink)
      })
      const below = sheet.text('P', t[state], x, y + mm(4.2), width, label)
      sheet.text('P', period, x, below + mm(0.6), width, style)
      if (licence.trial) drawTrialStamp(context, x + context.width, y + height / 2)
    },
  }
}

const codeSide = mm(44)
const sealSide = mm(40)

/** The QR code for the public check, its URL as text, and the seal. */
export function publicCheckBlock({ sheet, licence, publisher, locale, x, width }: BlockContext): Block {
  const t = certificateTexts[locale]
  const url = `${publisher.site}/l/${licence.code}`
  const column = { x: x + codeSide + mm(7), width: width - codeSide - sealSide - mm(14) }
  const title = { size: 12.5, weight: 'bold', tracking: -0.02, leading: 1.25 } as const
  const note = { size: 10, leading: 1.42 }
  const host = formatCheckAddress(publisher)
  const address = fitted(sheet, host, column.width, { size: 10, weight: 'semibold', leading: 1.4 }, [
    [10, 1],
    [9, 1],
    [8.5, 9],
  ])
  const code = { ...address, size: 10, capitals: true }
  const heights = [
    sheet.measureHeight(t.scan, column.width, title) + mm(1.6),
    sheet.measureHeight(t.current, column.width, note) + mm(2.4),
    sheet.measureHeight(host, column.width, address),
    getLeading(code),
  ]
  const textHeight = heights.reduce((sum, part) => sum + part, 0)
  const height = Math.max(codeSide, textHeight)
  return {
    gap: mm(11),
    height,
    draw(y) {
      const top = y + (height - codeSide) / 2
      sheet.tag(
        'Figure',
        () => sheet.qrCode(createCheckQrCode(publisher.site, licence.code), x, top, codeSide),
        {
          alt: t.check(url),
          bbox: [x, top, x + codeSide, top + codeSide],
        },
      )
      let at = y + (height - textHeight) / 2
      at = sheet.text('P', t.scan, column.x, at, column.width, title) + mm(1.6)
      at = sheet.text('P', t.current, column.x, at, column.width, note) + mm(2.4)
      sheet.group('P', () =>
        sheet.link(url, url, [column.x, at, column.width, y + height - at], () => {
          const below = sheet.draw(host, column.x, at, column.width, address)
          sheet.draw(formatLicenceCode(licence.code), column.x, below, column.width, code)
        }),
      )
      const seal = y + (height - sealSide) / 2
      sheet.artefact(() => sheet.shapes(sealShapes(licence.code, x + width - sealSide, seal, sealSide)))
    },
  }
}
