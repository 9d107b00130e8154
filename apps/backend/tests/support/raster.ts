import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** RGBA pixels. */
type Picture = { data: Uint8ClampedArray; width: number; height: number }

const inch = 25.4

let library: Promise<PDFiumLibrary> | undefined

/** Opens a PDF for rendering and text extraction with a library other than the one that wrote it. */
async function withPdf<T>(bytes: Uint8Array, use: (pdf: PDFiumDocument) => Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(bytes)
  try {
    return await use(document)
  } finally {
    document.destroy()
  }
}

export const renderPage = (bytes: Uint8Array, dpi: number, page = 0): Promise<Picture> =>
  withPdf(bytes, async pdf => {
    const { data, width, height } = await pdf
      .getPage(page)
      .render({ scale: dpi / 72, render: async ({ data }) => data })
    return { data: new Uint8ClampedArray(data), width, height }
  })

/** The text of every page. */
export const extractText = (bytes: Uint8Array): Promise<string[]> =>
  withPdf(bytes, async pdf => [...pdf.pages()].map(page => page.getText()))

/** Crops a picture; the area is given in millimetres. */
export function crop(picture: Picture, dpi: number, [x, y, width, height]: [number, number, number, number]) {
  const pixels = (value: number) => Math.round((value / inch) * dpi)
  return sample(picture, pixels(width), pixels(height), (column, row) => [
    column + pixels(x),
    row + pixels(y),
  ])
}

// RGBA pixels as little-endian 32-bit integers.
const grey = 0xff_8a_92_96
const opaque = 0xff_00_00_00

/** A picture of the given size, sampled from another picture, with grey where that has no pixels. */
function sample(
  { data, width, height }: Picture,
  columns: number,
  rows: number,
  from: (column: number, row: number) => [number, number],
): Picture {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const out = new Uint32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = from(column, row)
      const [x, y] = [Math.round(left), Math.round(top)]
      const inside = x >= 0 && y >= 0 && x < width && y < height
      out[row * columns + column] = inside ? (pixels[y * width + x] ?? 0) | opaque : grey
    }
  return { data: new Uint8ClampedArray(out.buffer), width: columns, height: rows }
}

/** Rotates a picture and tilts it away from the camera, with a grey margin around it. */
export function tilt(picture: Picture, degrees: number, depth: number): Picture {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const side = Math.round(Math.hypot(picture.width, picture.height) * 1.2)
  return sample(picture, side, side, (column, row) => {
    const [u, v] = [column - side / 2, row - side / 2]
    const away = 1 + (depth * (u + v / 2)) / side
    const [x, y] = [(u * cos + v * sin) * away, (v * cos - u * sin) * away]
    return [x + picture.width / 2, y + picture.height / 2]
  })
}

/** Simulates an out-of-focus lens by averaging squares of pixels. */
export function blur({ data, width, height }: Picture, radius: number): Picture {
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)]
      const [top, bottom] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)]
      const count = (right - left + 1) * (bottom - top + 1)
      for (let part = 0; part < 4; part += 1) {
        let sum = 0
        for (let row = top; row <= bottom; row += 1)
          for (let column = left; column <= right; column += 1)
            sum += data[(row * width + column) * 4 + part] ?? 0
        out[(y * width + x) * 4 + part] = sum / count
      }
    }
  return { data: out, width, height }
}

/** Reads a QR code with a decoder that shares no code with the encoder. */
export const decodeQrCode = ({ data, width, height }: Picture): string | null =>
  jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
