import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawCover, parseCoverName } from '#app/services/covers.server'

/** Responds with a playlist's cover, which depends only on its file name and contains nothing private. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const cover = parseCoverName(params.name ?? '')
  if (!cover) throw notFound(request)
  return new Response(drawCover(cover), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      // Curators see the cover in the admin panel, which has a different origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
