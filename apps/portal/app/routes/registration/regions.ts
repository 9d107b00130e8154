import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPublicApi } from '#app/http/api.server'
import { listRegions } from '#app/services/regions.server'

/**
 * Responds with the regions within another region, for the lists in the browser. The response is cacheable,
 * because regions rarely change.
 */
export async function loader(args: LoaderFunctionArgs) {
  const parent = new URL(args.request.url).searchParams.get('parent') ?? ''
  const regions = await listRegions(getPublicApi(args), parent)
  return Response.json(regions, { headers: { 'Cache-Control': 'private, max-age=86400' } })
}
