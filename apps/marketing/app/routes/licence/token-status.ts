import { notFound, requireFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { createErrorMapper } from '#app/http/api.server'
import { listStatusLists } from '#app/services/signed-files.server'

/** The `ttl` of the lists, in seconds. */
const ttl = 300

/** `/s/<number>`: a Token Status List of the IETF (docs/licence-format.md). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { params, request } = args
  if (!/^[1-9]\d{0,8}$/.test(params.number ?? '')) throw notFound(request)
  // The specification asks for this response if past lists are not available.
  if (new URL(request.url).searchParams.has('time'))
    return new Response(null, { status: 501, headers: { 'Access-Control-Allow-Origin': '*' } })
  const lists = await listStatusLists().catch(createErrorMapper(args))
  const list = requireFound(request, lists.find(({ number }) => number === Number(params.number)) ?? null)
  return new Response(list.jws, {
    headers: {
      'Content-Type': 'application/statuslist+jwt',
      'Cache-Control': `public, max-age=${ttl}`,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
