import type { LoaderFunctionArgs } from '@remix-run/node'
import { createErrorMapper } from '#app/http/api.server'
import { getLicenceStatusList } from '#app/services/signed-files.server'

/** `/licences/status.jws`: the revoked and suspended licences among those signed with `idx`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const jws = await getLicenceStatusList().catch(createErrorMapper(args))
  return new Response(jws, {
    headers: {
      'Content-Type': 'application/jose',
      'Cache-Control': 'public, max-age=60',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
