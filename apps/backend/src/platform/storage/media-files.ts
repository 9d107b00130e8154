import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { environment } from '#src/platform/runtime/environment'
import { createBucketClient } from './bucket'

type File = { hash: string; ext?: string; mime?: string; url: string; buffer?: Buffer; stream?: Readable }

const keyOf = ({ hash, ext = '' }: File) => `media/${hash}${ext}`
const bytesOf = async ({ buffer, stream }: File) => buffer ?? Buffer.concat((await stream?.toArray()) ?? [])

/** Stores the media library in S3_MEDIA_BUCKET, if set, with URLs under MEDIA_URL. */
export function configureMediaBucket(strapi: Core.Strapi): void {
  const { S3_MEDIA_BUCKET: name, MEDIA_URL: address } = environment
  if (!name || !address) return
  const bucket = createBucketClient(name)
  const upload = async (file: File) => {
    const bytes = await bytesOf(file)
    // A replaced image keeps its URL, so it must not be cached for long.
    const headers = { mime: file.mime, cacheControl: 'public, max-age=3600', disposition: 'attachment' }
    await bucket.put(keyOf(file), { bytes, ...headers })
    file.url = `${address.replace(/(?<!\/)\/+$/, '')}/${keyOf(file)}`
  }
  const replace = async (file: File, old: File) => {
    await upload(file)
    if (keyOf(old) !== keyOf(file)) await bucket.remove(keyOf(old))
  }
  strapi.plugin('upload').provider.extend({
    upload,
    uploadStream: upload,
    replace,
    replaceStream: replace,
    delete: (file: File) => bucket.remove(keyOf(file)),
  })
  // The provider's name is stored with each file, so that older files are still looked up in the folder.
  strapi.config.set('plugin::upload.provider', 'bucket')
}
