import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import { toPrintable } from '#src/platform/print/glyphs'
import { drawLogo } from '#src/platform/print/logo'
import { createLicenceQrCode } from '#src/platform/print/qr-code'
import { a4, mm, type QrCode, quietZoneModules, Sheet } from '#src/platform/print/sheet'
import { formatDate } from '#src/platform/runtime/format'
import { type BlockContext, periodBlock, publicCheckBlock, venueBlocks } from './certificate-blocks'
import { coverageBlock } from './coverage-block'
import type { PrintedLicence, PrintRequest } from './licence'
import { bandShapes } from './ornaments'
import { certificateTexts } from './texts'

const band = mm(36)
const left = band + mm(17)
const right = a4.width - mm(16)
const top = mm(15)
const bottom = a4.height - mm(14)
const headHeight = mm(8)

function drawBand(sheet: Sheet, pinkAt: number): void {
  sheet.artefact(() => {
    sheet.box(0, 0, a4.width, a4.height, colours.paper)
    sheet.box(0, 0, band, a4.height, colours.band.ground)
    sheet.shapes(bandShapes(band / 2, a4.height, pinkAt))
  })
}

function drawHead({ sheet, publisher, locale }: BlockContext): void {
  drawLogo(sheet, publisher.product, left, top)
  const style = { size: 10.5, weight: 'semibold' } as const
  const baseline = top + headHeight / 2 + style.size * 0.36
  sheet.tag('P', () => sheet.line(certificateTexts[locale].certificate, right, baseline, style, 'right'))
}

/** The side length of a QR code in points: at least 45 mm, and at least 0.4 mm per module. */
const computeSide = ({ size }: QrCode) => Math.max(mm(45), (size + 2 * quietZoneModules) * mm(0.4))

const isRomanised = ({ zone, venue, address, holder, issuer }: PrintedLicence) =>
  [zone, venue, address, holder, issuer].some(text => toPrintable(text).romanised)

/** The disclaimer, the issuer and the signed licence, at the bottom of the page. */
function footBlock({ sheet, licence, locale, x, width }: BlockContext): Block {
  const t = certificateTexts[locale]
  const code = licence.jws === null ? null : createLicenceQrCode(licence.jws)
  const side = code ? computeSide(code) : 0
  const column = code ? width - side - mm(8) : width
  const strong = { size: 11, weight: 'bold', leading: 1.4 } as const
  const plain = { size: 10, leading: 1.45 }
  const small = { size: 8.5, ink: colours.muted, leading: 1.5 }
  const about = `${t.what_it_is} ${licence.royalty}`.trim()
  const print = [
    t.issued(licence.issuer, formatDate(licence.issued_at, locale), licence.version),
    licence.holder && t.holder(licence.holder),
    isRomanised(licence) && t.romanised,
    t.seal,
    code && t.offline,
  ]
    .filter(Boolean)
    .join(' ')
  const texted =
    sheet.measureHeight(t.not_lmkn, column, strong) +
    sheet.measureHeight(about, column, plain) +
    mm(3) +
    sheet.measureHeight(print, column, small)
  const height = Math.max(side, texted)
  return {
    gap: mm(10),
    height,
    draw(y) {
      let at = y + height - texted
      at = sheet.text('P', t.not_lmkn, x, at, column, strong)
      at = sheet.text('P', about, x, at, column, plain) + mm(3)
      sheet.text('P', print, x, at, column, small)
      if (!code) return
      const corner = { x: x + width - side, y: y + height - side }
      sheet.tag('Figure', () => sheet.qrCode(code, corner.x, corner.y, side), {
        alt: t.signed,
        bbox: [corner.x, corner.y, corner.x + side, corner.y + side],
      })
    },
  }
}

const leastGap = 0.4
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The factor by which gaps shrink so that the blocks fit the height; null if it would be too small. */
function gapsFor(blocks: readonly Block[], available: number): number | null {
  const free = available - sum(blocks.map(({ height }) => height))
  const gaps = free / sum(blocks.map(({ gap }) => gap))
  return gaps < leastGap ? null : Math.min(1, gaps)
}

/** Draws the blocks from the top, and the last block at the bottom of the page. */
function drawBlocks(blocks: readonly Block[], from: number, gaps: number): void {
  let y = from
  for (const [index, { gap, height, draw }] of blocks.entries()) {
    y += gap * gaps
    draw(index === blocks.length - 1 ? bottom - height : y)
    y += height
  }
}

function drawCertificate(context: BlockContext): void {
  const { sheet } = context
  const start = top + headHeight
  const page = (pinkAt: number) => {
    sheet.addPage()
    drawBand(sheet, pinkAt)
    drawHead(context)
  }
  const place = venueBlocks(context)
  const [zone] = place
  const main = [...place, periodBlock(context), publicCheckBlock(context)]
  const rest = [coverageBlock(context), footBlock(context)]
  const gaps = gapsFor([...main, ...rest], bottom - start)
  page(start + (zone ? zone.gap * (gaps ?? 1) + zone.height / 2 : 0))
  if (gaps !== null) {
    drawBlocks([...main, ...rest], start, gaps)
    return
  }
  // A coverage table that is too long for the page continues on the next one.
  drawBlocks([...main, { gap: 0, height: 0, draw: () => undefined }], start, 1)
  page(start)
  drawBlocks(rest, start, 1)
}

/** Draws a wall certificate for each licence, each on an A4 page, in a single tagged PDF. */
export async function drawCertificates({ licences, publisher, locale }: PrintRequest): Promise<Buffer> {
  const t = certificateTexts[locale]
  const [first] = licences
  if (!first) throw new RangeError('No licence to print')
  const title = licences.length === 1 ? t.title(first.zone, first.venue) : t.title_many(licences.length)
  const at = new Date(Math.max(...licences.map(({ issued_at }) => issued_at.getTime())))
  const sheet = new Sheet({ title, author: first.issuer, locale, at })
  for (const licence of licences)
    sheet.group('Sect', () =>
      drawCertificate({ sheet, licence, publisher, locale, x: left, width: right - left }),
    )
  return await sheet.bytes()
}
