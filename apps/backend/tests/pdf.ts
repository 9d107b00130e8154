import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'

const bytesOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

const decodeHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The characters of a font's glyphs, from its ToUnicode map, which viewers use for copying and searching. */
function alphabetOf(font: PDFDict): Map<string, string> {
  const map = bytesOf(font.lookup(PDFName.of('ToUnicode')))
  return new Map(
    [...map.matchAll(/<([\da-f]{4})> <([\da-f]{4,})>/gi)].map(([, code = '', text = '']) => [
      code.toUpperCase(),
      decodeHex(text),
    ]),
  )
}

/** The text of a generated PDF in drawing order, and its embedded fonts. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ text: string; title: string; pages: number; fonts: string[] }> {
  const document = await PDFDocument.load(bytes)
  const [page] = document.getPages()
  const fonts = page?.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const alphabets = new Map(
    fonts?.keys().map(key => [key.decodeText(), alphabetOf(fonts.lookup(key, PDFDict))]) ?? [],
  )
  const contents = page?.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map(ref => document.context.lookup(ref)) : [contents]
  let font = ''
  let text = ''
  for (const [, name, hex] of streams
    .map(bytesOf)
    .join('\n')
    .matchAll(/\/(\S+) [\d.]+ Tf|<([\da-f]+)> Tj/gi)) {
    if (name) font = name
    for (const [code] of (hex ?? '').toUpperCase().matchAll(/.{4}/g))
      text += alphabets.get(font)?.get(code) ?? '?'
    if (hex) text += '|'
  }
  return {
    text: text.replaceAll(' |', ' ').replaceAll('|', '\n'),
    title: document.getTitle() ?? '',
    pages: document.getPageCount(),
    fonts: [...alphabets.keys()],
  }
}
