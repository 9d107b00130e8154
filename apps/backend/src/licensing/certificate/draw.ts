import { join } from 'node:path'
import { issuerUrl } from '#src/licensing/licence/sign'
import { drawInWorker } from '#src/platform/print/draw'
import { environment } from '#src/platform/runtime/environment'
import type { PrintRequest } from './print/licence'
import type { Locale } from './print/texts'
import { type CertificateSize, type PrintableLicence, toPrintedLicences } from './printed-licences'

const drawPages: Record<CertificateSize, (content: PrintRequest) => Promise<Buffer>> = {
  a4: drawInWorker(join(__dirname, 'print/draw-certificates'), 'drawCertificates'),
  sticker: drawInWorker(join(__dirname, 'print/draw-stickers'), 'drawStickers'),
}

/** Draws the certificates or stickers of licences as one PDF. */
export async function drawLicencePdf(
  printable: readonly PrintableLicence[],
  size: CertificateSize,
  locale: Locale,
): Promise<Buffer> {
  const licences = await toPrintedLicences(printable, locale)
  const content = { licences, publisher: { product: environment.APP_TITLE, site: issuerUrl }, locale }
  return drawPages[size](content)
}
