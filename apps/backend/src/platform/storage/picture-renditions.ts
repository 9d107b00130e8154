import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import sharp, { type Sharp } from 'sharp'

/** A picture being uploaded to the media library. */
type Upload = {
  name: string
  hash: string
  mime?: string
  filepath?: string
  path?: string | null
  width?: number | null
  height?: number | null
  getStream(): Readable
}

/** The number of pixels of a picture, over all frames. The cameras of phones reach it; decoded it takes 200 MB. */
export const maxPixels = 50_000_000

/** The available widths in pixels; 144 is for a portrait of 46 px on a high-density screen. */
const widths = [144, 320, 480, 640, 960]

/** The maximum size of a rendition, so that an industry page with two pictures stays within 100 kB. */
const maxRenditionBytes = 20_000

/**
 * The maximum length of the uploaded file's name. Transliteration can make it up to four times as long, and
 * file systems allow 255 bytes.
 */
const maxNameLength = 40

/** The qualities are ordered from the best to the lowest that is still acceptable. */
const kinds = {
  avif: {
    qualities: [58, 46, 34, 24],
    encode: (image: Sharp, quality: number) => image.avif({ quality, effort: 3 }),
  },
  webp: {
    qualities: [78, 62, 46, 30, 18],
    encode: (image: Sharp, quality: number) => image.webp({ quality }),
  },
}
type Kind = keyof typeof kinds

/** Returns null if even the lowest quality is too large; browsers then use a smaller width. */
async function encoded(image: Sharp, kind: Kind) {
  for (const quality of kinds[kind].qualities) {
    const { data, info } = await kinds[kind]
      .encode(image.clone(), quality)
      .toBuffer({ resolveWithObject: true })
    if (data.length <= maxRenditionBytes) return { data, info }
  }
  return null
}

async function rendition(file: Upload, image: Sharp, kind: Kind, width: number) {
  const made = await encoded(image.clone().resize({ width, withoutEnlargement: true }), kind)
  if (!made) return null
  const { data, info } = made
  // A rendition is named after its content, so that a replaced picture gets a new URL and browsers may cache
  // each rendition indefinitely.
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 10)
  const hash = `${file.hash.toLowerCase()}_${width}_${digest}`
  const stored = { name: `${width}_${file.name}`, hash, ext: `.${kind}`, mime: `image/${kind}` }
  const facts = { width: info.width, height: info.height, size: data.length / 1000, sizeInBytes: data.length }
  const key = `${kind}_${width}`
  return { key, file: { ...stored, ...facts, path: file.path ?? null, getStream: () => Readable.from(data) } }
}

/**
 * Encodes AVIF and WebP in every width up to that of the picture, sequentially, because encoding already uses all
 * cores.
 */
async function makeRenditions(file: Upload) {
  const source = file.filepath ?? Buffer.concat(await file.getStream().toArray())
  const upright = sharp(source, { limitInputPixels: maxPixels }).autoOrient()
  const { autoOrient } = await upright.metadata()
  // The size as displayed, after applying the EXIF orientation.
  Object.assign(file, autoOrient)
  const fitting = widths.filter((_, index) => index === 0 || (widths[index - 1] ?? 0) < autoOrient.width)
  const made = []
  for (const width of fitting)
    for (const kind of ['avif', 'webp'] as const) made.push(await rendition(file, upright, kind, width))
  return made.filter(format => format !== null)
}

type Settings = { getSettings(): Promise<object | null> }
type ImageManipulation = {
  generateFileName(name: string): string
  isResizableImage(file: Upload): Promise<boolean>
  generateThumbnail(file: Upload): Promise<unknown>
  generateResponsiveFormats(file: Upload): Promise<unknown[]>
}

/** Replaces the media library's resized copies, which keep the original format, with our renditions. */
export function createRenditions(strapi: Core.Strapi): void {
  const settings: Settings = strapi.plugin('upload').service('upload')
  const { getSettings } = settings
  // The library's compression strips the EXIF orientation, so the rotation must be applied first.
  settings.getSettings = async () => ({ ...(await getSettings()), autoOrientation: true })
  const service: ImageManipulation = strapi.plugin('upload').service('image-manipulation')
  const { generateFileName, isResizableImage, generateThumbnail } = service
  const isAvif = ({ mime }: Upload) => mime === 'image/avif'
  Object.assign(service, {
    // Names of renditions are longer, and the site limits their length.
    generateFileName: (name: string) => generateFileName(name.slice(0, maxNameLength)),
    isResizableImage: async (file: Upload) => isAvif(file) || isResizableImage(file),
    // The library cannot encode AVIF itself; the panel then shows the original picture.
    generateThumbnail: async (file: Upload) => (isAvif(file) ? null : generateThumbnail(file)),
    generateResponsiveFormats: makeRenditions,
  } satisfies ImageManipulation)
}
