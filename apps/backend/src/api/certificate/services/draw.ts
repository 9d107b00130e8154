import { issuerUrl } from '#src/api/licence/services/sign'
import { drawCertificates } from '#src/certificate/draw-certificates'
import { drawStickers } from '#src/certificate/draw-stickers'
import type { Locale } from '#src/certificate/texts'
import { environment } from '#src/runtime/environment'
import { type CertificateSize, type PrintableLicence, toPrintedLicences } from './printed-licences'

/** Draws the certificates or stickers of licences as one PDF. */
export async function drawLicencePdf(
  printable: readonly PrintableLicence[],
  size: CertificateSize,
  locale: Locale,
): Promise<Buffer> {
  const licences = await toPrintedLicences(printable, locale)
  const paper = { licences, publisher: { product: environment.APP_TITLE, site: issuerUrl }, locale }
  return size === 'a4' ? drawCertificates(paper) : drawStickers(paper)
}
