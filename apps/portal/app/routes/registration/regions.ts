import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPublicApi } from '#app/http/api.server'
import { listRegions } from '#app/services/regions.server'

/** The regions within another region, for the lists in the browser. Cacheable, because they rarely change. */
export async function loader(args: LoaderFunctionArgs) {
  const parent = new URL(args.request.url).searchParams.get('parent') ?? ''
  const regions = await listRegions(getPublicApi(args), parent)
  return Response.json(regions, { headers: { 'Cache-Control': 'private, max-age=86400' } })
}
