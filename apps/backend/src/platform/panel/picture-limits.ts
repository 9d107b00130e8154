import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { HttpError } from '#src/platform/http/errors'
import { type StaffMessage, translateForStaff } from '#src/platform/panel/staff-language'
import { maxPixels } from '#src/platform/storage/picture-renditions'

const maxSide = 16_000

/** Uploads that may wait for the one that is being decoded. */
const maxWaiting = 20

type Upload = { filepath?: string; getStream(): Readable }

const describe = (width: number, height: number, frames: number, language: string) => {
  const number = new Intl.NumberFormat(language)
  const size = `${number.format(width)} × ${number.format(height)} px`
  return frames > 1 ? `${size} × ${number.format(frames)}` : size
}

const tooLarge = (width: number, height: number, frames: number): StaffMessage => [
  `This picture is ${describe(width, height, frames, 'en')}: use one of at most ${maxPixels / 1e6} million pixels, and 16,000 px on each side`,
  `Gambar ini ${describe(width, height, frames, 'id')}: pakai yang paling besar ${maxPixels / 1e6} juta piksel, dan 16.000 px di setiap sisi`,
]

const unreadable: StaffMessage = [
  'This file is not a picture that can be read',
  'Berkas ini bukan gambar yang dapat dibaca',
]

/**
 * Throws if a picture has too many pixels according to its header. The library's limit is off only to read the size;
 * metadata decodes nothing.
 */
async function requireDecodableSize(file: Upload): Promise<void> {
  const source = file.filepath ?? Buffer.concat(await file.getStream().toArray())
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata) throw new errors.ValidationError(translateForStaff(unreadable))
  const { width, height, pages = 1 } = metadata
  if (width > maxSide || height > maxSide || width * height * pages > maxPixels)
    throw new errors.ValidationError(translateForStaff(tooLarge(width, height, pages)))
}

const busy = () =>
  new HttpError(
    503,
    translateForStaff([
      'Other pictures are being prepared: try again in a minute',
      'Gambar lain sedang disiapkan: coba lagi sebentar lagi',
    ]),
  )

type Work = (...input: unknown[]) => Promise<unknown>

/** Limits the size of pictures before the media library decodes them, and the number that it decodes at once. */
export function limitPictures(strapi: Core.Strapi): void {
  const pictures: { isImage(file: Upload): Promise<boolean> } = strapi
    .plugin('upload')
    .service('image-manipulation')
  const { isImage } = pictures
  // The library asks this before anything that decodes, for new and replaced files.
  pictures.isImage = async file => {
    await requireDecodableSize(file)
    return await isImage(file)
  }

  const uploads: { upload: Work; replace: Work } = strapi.plugin('upload').service('upload')
  const queue = pLimit(1)
  const queued = (work: Work): Work => {
    return async (...input) => {
      if (queue.pendingCount >= maxWaiting) throw busy()
      return await queue(() => work(...input))
    }
  }
  Object.assign(uploads, { upload: queued(uploads.upload), replace: queued(uploads.replace) })
}

const urlUploads = '/actions/upload-from-urls'

/** Removes the route by which the server would fetch pictures from addresses that staff enter. The panel does not use it. */
export function removeUploadsByAddress(strapi: Core.Strapi): void {
  // Routers of the content API are functions without a list of routes.
  const routers: { routes?: { path: string }[] }[] = Object.values(strapi.plugin('upload').routes)
  for (const router of routers)
    if (router.routes) router.routes = router.routes.filter(({ path }) => path !== urlUploads)
}
