import jsQR from 'jsqr'
import { isSignedLicence, type QrCodeDetector } from './scan'

/**
 * Lengths of the photo's longer side in pixels, in the order tried: small images are read faster and often
 * more reliably.
 */
const lengths = [1600, 1000, 2400, 3200]
/** A certificate has two QR codes. */
const maxCodes = 2

/**
 * The whole photo, then parts of it, because jsQR may confuse the corners of two codes. Each area is the
 * left, top, width and height as fractions of the photo.
 */
const areas = [
  [0, 0, 1, 1],
  [0, 0.35, 1, 0.65],
  [0, 0, 1, 0.65],
  [0, 0, 0.6, 1],
  [0.4, 0, 0.6, 1],
] as const
type Area = (typeof areas)[number]

function openCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser cannot draw')
  return context
}

/** Draws an area of a photo, scaled down so that its longer side is at most `length` pixels. */
function drawArea(image: ImageBitmap, [left, top, width, height]: Area, length: number) {
  const source = { width: image.width * width, height: image.height * height }
  const scale = Math.min(1, length / Math.max(source.width, source.height))
  const columns = Math.ceil(source.width * scale)
  const rows = Math.ceil(source.height * scale)
  const context = openCanvas(columns, rows)
  const from = [image.width * left, image.height * top] as const
  context.drawImage(image, ...from, source.width, source.height, 0, 0, columns, rows)
  return context
}

type Point = { x: number; y: number }

function cover(context: CanvasRenderingContext2D, corners: readonly Point[]): void {
  context.fillStyle = '#fff'
  context.beginPath()
  for (const { x, y } of corners) context.lineTo(x, y)
  context.fill()
}

/**
 * Returns the text of each QR code in an image. Each code is covered once it is read, because jsQR finds
 * only one.
 */
function readCodes(context: CanvasRenderingContext2D): string[] {
  const { width, height } = context.canvas
  const texts: string[] = []
  while (texts.length < maxCodes) {
    const { data } = context.getImageData(0, 0, width, height)
    const found = jsQR(data, width, height, { inversionAttempts: 'dontInvert' })
    if (!found) break
    texts.push(found.data)
    const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location
    cover(context, [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner])
  }
  return texts
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Replaces `BarcodeDetector` in browsers without it. Stops as soon as it has read a signed licence. */
class QrDetector implements QrCodeDetector {
  static getSupportedFormats = async () => ['qr_code']

  async detect(source: ImageBitmapSource) {
    const image = await createImageBitmap(source)
    const longest = Math.max(image.width, image.height)
    const useful = lengths.filter((length, index) => index === 0 || length < longest)
    const texts = new Set<string>()
    for (const area of areas)
      for (const length of useful) {
        for (const text of readCodes(drawArea(image, area, length))) texts.add(text)
        if ([...texts].some(isSignedLicence)) return toResults(texts)
        // Lets the browser paint and handle input between attempts.
        await nextTask()
      }
    return toResults(texts)
  }
}

const toResults = (texts: Iterable<string>) => Array.from(texts, rawValue => ({ rawValue }))

globalThis.BarcodeDetector = QrDetector
