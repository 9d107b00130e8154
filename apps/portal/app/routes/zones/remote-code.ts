import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { renderQrSvg } from '#app/services/qr-code.server'

/**
 * Responds with the QR code for a zone's remote. It is a separate image, so that polling pages do not load
 * it again.
 */
export async function loader(args: LoaderFunctionArgs) {
  requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.control')
  const remote = env.portalUrl + paths.remote(getLocale(args.request), args.params.id ?? '')
  return new Response(renderQrSvg(remote), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
