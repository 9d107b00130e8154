import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

type Kind = { mime: string; endings: string[]; is(bytes: Buffer): boolean }

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** The media library accepts only raster images, which cannot contain scripts. */
const kinds: Kind[] = [
  { mime: 'image/avif', endings: ['.avif'], is: bytes => /^ftypavi[fs]$/.test(text(bytes, 4, 12)) },
  { mime: 'image/gif', endings: ['.gif'], is: bytes => /^GIF8[79]a$/.test(text(bytes, 0, 6)) },
  {
    mime: 'image/jpeg',
    endings: ['.jpg', '.jpeg'],
    is: bytes => text(bytes, 0, 3) === '\xff\xd8\xff',
  },
  { mime: 'image/png', endings: ['.png'], is: bytes => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  {
    mime: 'image/webp',
    endings: ['.webp'],
    is: bytes => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
]

export const rasterTypes = kinds.map(({ mime }) => mime)

type File = { ext?: string; mime?: string; getStream?(): Readable; buffer?: Buffer }

async function firstBytes({ buffer, getStream }: File): Promise<Buffer> {
  const stream = buffer ? null : getStream?.()
  if (!stream) return buffer ?? Buffer.alloc(0)
  try {
    await once(stream, 'readable')
    const read: unknown = stream.read()
    return Buffer.isBuffer(read) ? read.subarray(0, 16) : Buffer.alloc(0)
  } finally {
    stream.destroy()
  }
}

/** Throws 400 unless the content is a raster image and the file extension matches its format. */
async function requireRaster(file: File): Promise<void> {
  const bytes = await firstBytes(file)
  const kind = kinds.find(({ is }) => is(bytes))
  if (!kind?.endings.includes((file.ext ?? '').toLowerCase()))
    throw new errors.ValidationError('Only AVIF, GIF, JPEG, PNG and WebP images are accepted')
  file.mime = kind.mime
}

type Provider = {
  checkFileSize(file: File, limits: object): unknown
  extend(methods: Partial<Provider>): void
}

/**
 * All uploads to the media library check the file size before storing a file, so the content is checked at the same
 * point.
 */
export function acceptOnlyRasterImages(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').provider
  const checkFileSize = provider.checkFileSize.bind(provider)
  provider.extend({
    async checkFileSize(file, limits) {
      await checkFileSize(file, limits)
      await requireRaster(file)
    },
  })
}
