import { formatLicenceCode } from '@bgm/validation'
import { colours } from '#src/platform/print/colours'
import { drawLogo } from '#src/platform/print/logo'
import { createCheckQrCode } from '#src/platform/print/qr-code'
import { a4, mm, Sheet } from '#src/platform/print/sheet'
import { formatCheckAddress, type PrintedLicence, type PrintRequest, type Publisher } from './licence'
import { stickerBandShapes } from './ornaments'
import { certificateTexts } from './texts'

const left = mm(16)
const right = a4.width - mm(16)
const width = right - left
const top = mm(15)
const side = mm(40)
const tall = mm(48)
const between = mm(6)
const perZone = 4
const rowsPerPage = 3
/** The QR code with its quiet zone: 0.8 mm per module in version 3. */
const codeSide = mm(29.6)
const firstRow = mm(53)
const rowHeight = mm(61.6)

/** The outline of a sticker: a rectangle with two opposite corners rounded. */
function outline(x: number, y: number): string {
  const [round, small] = [mm(7), mm(1)]
  const [end, bottom] = [x + side, y + tall]
  return (
    `M${x + round} ${y}H${end - small}Q${end} ${y} ${end} ${y + small}V${bottom - round}` +
    `Q${end} ${bottom} ${end - round} ${bottom}H${x + small}Q${x} ${bottom} ${x} ${bottom - small}` +
    `V${y + round}Q${x} ${y} ${x + round} ${y}Z`
  )
}

const sizes = [8.6, 8, 7.4, 6.8, 6.2, 5.6, 5, 4.4, 3.8]

/**
 * The lines below the QR code. Venue and host show that a sticker was copied from another venue, or that its code opens
 * another site.
 */
function getLines({ site }: Publisher, { venue, zone, code }: PrintedLicence, size: number) {
  const ink = colours.onDeep
  const name = { size, weight: 'bold', tracking: -0.02, leading: 1.15, ink } as const
  const place = { size: size * 0.86, weight: 'semibold', leading: 1.25, ink } as const
  const small = { size: Math.min(6.2, size), weight: 'semibold', leading: 1.25, ink } as const
  return [
    { text: venue, style: name },
    { text: zone, style: place },
    { text: new URL(site).host, style: small },
    { text: formatLicenceCode(code), style: { ...small, capitals: true } },
  ]
}

function drawSticker(
  sheet: Sheet,
  publisher: Publisher,
  licence: PrintedLicence,
  x: number,
  y: number,
): void {
  const band = side - codeSide
  const path = outline(x, y)
  sheet.clip(path, () => {
    sheet.box(x, y, side, tall, colours.band.ground)
    sheet.shapes(stickerBandShapes(x, y, band, codeSide))
    sheet.qrCode(createCheckQrCode(publisher.site, licence.code), x + band, y, codeSide)
  })
  const column = side - mm(6.8)
  const available = tall - codeSide - mm(2.4)
  const measureHeight = (size: number) =>
    getLines(publisher, licence, size).reduce(
      (sum, { text, style }) => sum + sheet.measureHeight(text, column, style),
      0,
    )
  const size = sizes.find(step => measureHeight(step) <= available) ?? 3.2
  let at = y + codeSide + (tall - codeSide - measureHeight(size)) / 2
  for (const { text, style } of getLines(publisher, licence, size))
    at = sheet.draw(text, x + mm(3.4), at, column, style)
  sheet.stroke(path, colours.cut, mm(0.2), mm(0.8))
}

/** Draws a row of four stickers for a zone, with the zone's name and its licence's URL above them. */
function drawRow(
  sheet: Sheet,
  { publisher, locale }: PrintRequest,
  licence: PrintedLicence,
  y: number,
): void {
  const url = `${publisher.site}/l/${licence.code}`
  const address = formatCheckAddress(publisher) + formatLicenceCode(licence.code)
  const heading = { size: 11.5, weight: 'bold', tracking: -0.02, leading: 1.2, balance: true } as const
  const note = { size: 9, ink: colours.muted }
  const column = width - sheet.measureWidth(address, note) - mm(8)
  const height = sheet.measureHeight(licence.zone, column, heading)
  sheet.group('Sect', () => {
    sheet.text('H2', licence.zone, left, y - mm(3) - height, column, heading)
    sheet.tag('P', () => sheet.line(address, right, y - mm(4.2), note, 'right'))
    const draw = () => {
      for (let index = 0; index < perZone; index += 1)
        drawSticker(sheet, publisher, licence, left + index * (side + between), y)
    }
    const bbox: [number, number, number, number] = [left, y, right, y + tall]
    sheet.tag('Figure', draw, { alt: certificateTexts[locale].stickers_of(licence.zone, url), bbox })
  })
}

function drawTips(sheet: Sheet, { locale }: PrintRequest): void {
  const y = mm(262)
  const gap = mm(7)
  const column = (width - 2 * gap) / 3
  sheet.artefact(() => sheet.rule(left, y, width, mm(0.6), colours.ink))
  for (const [index, [title, text]] of certificateTexts[locale].tips.entries()) {
    const x = left + index * (column + gap)
    const below = sheet.text('H2', title, x, y + mm(5), column, { size: 9.5, weight: 'bold' })
    sheet.text('P', text, x, below, column, { size: 8.5 })
  }
}

function drawPage(sheet: Sheet, request: PrintRequest, page: readonly PrintedLicence[]): void {
  const t = certificateTexts[request.locale]
  const venues = new Set(page.map(({ venue }) => venue))
  const note = { size: 9, ink: colours.muted }
  const count = t.stickers_count(page.length, page.length * perZone)
  sheet.addPage()
  sheet.artefact(() => sheet.box(0, 0, a4.width, a4.height, colours.paper))
  drawLogo(sheet, request.publisher.product, left, top)
  sheet.tag('P', () => sheet.line(count, right, top + mm(4) + 3.2, note, 'right'))
  const heading = { size: 21, weight: 'bold', tracking: -0.035, leading: 1.15 } as const
  const below = sheet.text('H1', t.stickers, left, top + mm(15), width, heading)
  sheet.text('P', [...venues].join(' · '), left, below + mm(0.6), width, { ...note, size: 10 })
  for (const [index, licence] of page.entries())
    drawRow(sheet, request, licence, firstRow + mm(8) + index * rowHeight)
  drawTips(sheet, request)
}

const toPages = (licences: readonly PrintedLicence[]) =>
  Array.from({ length: Math.ceil(licences.length / rowsPerPage) }, (_, page) =>
    licences.slice(page * rowsPerPage, (page + 1) * rowsPerPage),
  )

/** Draws four stickers for each licence, with three zones per A4 page, in a single tagged PDF. */
export async function drawStickers(request: PrintRequest): Promise<Buffer> {
  const { licences, locale } = request
  const [first] = licences
  if (!first) throw new RangeError('No licence to print')
  const t = certificateTexts[locale]
  const about =
    licences.length === 1
      ? `${first.zone}, ${first.venue}`
      : t.stickers_count(licences.length, licences.length * perZone)
  const at = new Date(Math.max(...licences.map(({ issued_at }) => issued_at.getTime())))
  const sheet = new Sheet({ title: t.stickers_title(about), author: first.issuer, locale, at })
  for (const page of toPages(licences)) drawPage(sheet, request, page)
  return await sheet.bytes()
}
