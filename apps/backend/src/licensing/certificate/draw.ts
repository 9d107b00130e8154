import type { Locale } from './print/texts'
import { drawInWorker } from '#src/platform/print/draw'
import { issuerUrl } from '#src/licensing/licence/sign'
import { environment } from '#src/platform/runtime/environment'
import { type CertificateSize, type PrintableLicence, toPrintedLicences } from './printed-licences'

/** Draws the certificates or stickers of licences as one PDF. */
export async function drawLicencePdf(
  printable: readonly PrintableLicence[],
  size: CertificateSize,
  locale: Locale,
): Promise<Buffer> {
  const licences = await toPrintedLicences(printable, locale)
  const content = { licences, publisher: { product: environment.APP_TITLE, site: issuerUrl }, locale }
  return drawInWorker(size === 'a4' ? 'certificates' : 'stickers', content)
}
