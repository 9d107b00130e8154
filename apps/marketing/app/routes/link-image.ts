import { createHash } from 'node:crypto'
import { notFound, requireFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createContentApi } from '#app/http/api.server'
import { getContentAddresses } from '#app/http/content-addresses.server'
import { i18n } from '#app/http/locale.server'
import { isDraftRequest } from '#app/http/preview.server'
import { createImageCache } from '#app/link-images/image-cache.server'
import type { ImageBytes } from '#app/link-images/layout'
import { renderLinkImage } from '#app/link-images/render-link-image.server'
import { createTextImageContent, findLinkImageContent } from '#app/services/link-images.server'

const getOrRenderImage = createImageCache<ImageBytes>(100)

/**
 * `/pictures/<page>.png`: the image is rendered on the first request and cached until the page's text
 * changes.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const name = /^([a-z0-9/-]+)\.png$/.exec(params['*'] ?? '')?.[1]
  if (!name) throw notFound(request)
  const { pages, industries } = await getContentAddresses(args)
  const key = /^industry\/(.+)$/.exec(name)?.[1]
  const mayExist = (key ? industries.has(key) : pages.has(name)) || isDraftRequest(request)
  const t = await i18n.getFixedT(request)
  const ownPage = name === 'status' ? createTextImageContent(t('service_status.title')) : null
  const found = ownPage ?? (mayExist ? await findLinkImageContent(createContentApi(args), name) : null)
  const { title, label, ...art } = requireFound(request, found)
  const line = label ? t('site.picture.industry', { name: label }) : t('site.picture.line')
  const text = { product: env.appTitle, title, line }
  const png = await getOrRenderImage(JSON.stringify([text, art]), () => renderLinkImage(text, art))
  // Only editors may see drafts, so no cache may store them.
  const cacheControl = isDraftRequest(request)
    ? 'private, no-store'
    : 'public, max-age=3600, stale-while-revalidate=86400'
  return new Response(png, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': cacheControl,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`,
    },
  })
}
