import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

const moduleSize = 10
const quietZoneModules = 4

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Draws rows with one byte per pixel, each after its filter byte. */
function drawRows(modules: boolean[][], size: number): Buffer {
  const pixels = Buffer.alloc(size * (size + 1), 255)
  for (let y = 0; y < size; y += 1) {
    pixels[y * (size + 1)] = 0
    const row = modules[Math.floor(y / moduleSize)] ?? []
    for (let x = 0; x < size; x += 1) if (row[Math.floor(x / moduleSize)]) pixels[y * (size + 1) + 1 + x] = 0
  }
  return pixels
}

/** Draws a QR code as a PNG, because banking and wallet apps cannot read SVG files from the photo gallery. */
export function renderQrPng(text: string): Uint8Array<ArrayBuffer> {
  const { data } = encode(text, { border: quietZoneModules })
  const size = data.length * moduleSize
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Sets eight bits of grey per pixel.
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const image = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(drawRows(data, size))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat(image))
}
