import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // One bit per pixel, greyscale.
  data[8] = 1
  return chunk('IHDR', data)
}

/** A valid PNG of black pixels, which compresses to a few kB. */
export const createBlackPng = (width: number, height: number): Buffer =>
  Buffer.concat([
    signature,
    header(width, height),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A PNG that ends after its header: whoever decodes it fails. */
export const createPngHeader = (width: number, height: number): Buffer =>
  Buffer.concat([signature, header(width, height), chunk('IDAT', deflateSync(Buffer.alloc(0)))])

/** A GIF whose frames have the size of the canvas, but hardly any data. */
export function createGif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen[4] = 0x80
  const colours = Buffer.from([0, 0, 0, 255, 255, 255])
  const control = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
  const place = Buffer.from([0x2c, 0, 0, 0, 0])
  const frame = Buffer.concat([place, screen.subarray(0, 4), Buffer.from([0, 2, 2, 0x44, 1, 0])])
  const parts = Array.from({ length: frames }, () => Buffer.concat([control, frame]))
  return Buffer.concat([Buffer.from('GIF89a'), screen, colours, ...parts, Buffer.from([0x3b])])
}
