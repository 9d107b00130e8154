import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { environment } from '#src/platform/runtime/environment'
import { createBucketClient } from './bucket'

type File = { hash: string; ext?: string; mime?: string; url: string; buffer?: Buffer; stream?: Readable }

const getKey = ({ hash, ext = '' }: File) => `media/${hash}${ext}`
const readBytes = async ({ buffer, stream }: File) => buffer ?? Buffer.concat((await stream?.toArray()) ?? [])

/** Stores the media library in S3_MEDIA_BUCKET, if set, with URLs under MEDIA_URL. */
export function configureMediaBucket(strapi: Core.Strapi): void {
  const { S3_MEDIA_BUCKET: name, MEDIA_URL: address } = environment
  if (!name || !address) return
  const bucket = createBucketClient(name)
  const upload = async (file: File) => {
    const bytes = await readBytes(file)
    // A replaced image keeps its URL, so it must not be cached for long.
    const headers = { mime: file.mime, cacheControl: 'public, max-age=3600', disposition: 'attachment' }
    await bucket.put(getKey(file), { bytes, ...headers })
    file.url = `${address.replace(/(?<!\/)\/+$/, '')}/${getKey(file)}`
  }
  const replace = async (file: File, old: File) => {
    await upload(file)
    if (getKey(old) !== getKey(file)) await bucket.remove(getKey(old))
  }
  strapi.plugin('upload').provider.extend({
    upload,
    uploadStream: upload,
    replace,
    replaceStream: replace,
    delete: (file: File) => bucket.remove(getKey(file)),
  })
  // The provider's name is stored with each file, so that older files are still looked up in the folder.
  strapi.config.set('plugin::upload.provider', 'bucket')
}
