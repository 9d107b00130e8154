import { createRequire } from 'node:module'
import type library from 'sharp'

// Loaded with `require`, because the harness walks `require.cache`, where imported modules have no
// children.
export const sharp: typeof library = createRequire(import.meta.url)('sharp')

/** A PNG of one pixel. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Creates a JPEG with soft shapes on a gradient, which compresses like a photograph. */
export function createPhoto(width: number, height: number, colour = '#c05a2e'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f3e2c7"/><stop offset="1" stop-color="${colour}"/></linearGradient>
    <rect width="100" height="100" fill="url(#g)"/><circle cx="70" cy="35" r="18" fill="#3b2a4a" opacity=".6"/>
    <path d="M0 80Q30 60 55 78T100 70V100H0Z" fill="#2a1c2e" opacity=".8"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}

/** Creates a JPEG of one colour, which is encoded in a fraction of the time of a photograph. */
export const createPlainPicture = (width: number, height: number, background = '#c05a2e'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
