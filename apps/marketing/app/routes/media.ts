import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createImageCache } from '#app/link-images/image-cache.server'
import type { ImageBytes } from '#app/link-images/layout'
import { readRendition } from '#app/services/renditions.server'

// Most renditions are at most 20 kB.
const getOrReadRendition = createImageCache<ImageBytes | null>(400)

/** `/media/<file>`: a rendition of an uploaded image, served from the site's host to avoid a second connection. */
export async function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  const format = /^[a-z0-9_-]{1,200}_\d{2,4}_[0-9a-f]{10}\.(avif|webp)$/.exec(file)?.[1]
  if (!format) throw notFound(request)
  const sources = [
    ...(env.mediaUrl === env.cmsApiUrl ? [] : [`${env.mediaUrl.replace(/(?<!\/)\/+$/, '')}/media/${file}`]),
    new URL(`/uploads/${file}`, env.cmsApiUrl).href,
  ]
  const reading = getOrReadRendition(file, () => readRendition(sources))
  const picture = await reading.catch(() => {
    throw new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } })
  })
  if (!picture) throw notFound(request)
  return new Response(picture, {
    headers: {
      'Content-Type': `image/${format}`,
      // The file name contains a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
