import type { LoaderFunctionArgs } from '@remix-run/node'
import { createErrorMapper } from '#app/http/api.server'
import { getLicenceKeys } from '#app/services/signed-files.server'

/** `/.well-known/licence-keys.json`: the public keys, for any program that verifies licences. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const keys = await getLicenceKeys().catch(createErrorMapper(args))
  return new Response(JSON.stringify(keys), {
    headers: {
      'Content-Type': 'application/jwk-set+json',
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
