import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireReaderApi } from '#app/http/collective.server'
import { parseListQuery } from '#app/http/query.server'
import { getLogGrowth } from '#app/services/collective-log.server'

const isSize = (value: string) => /^\d{1,15}$/.test(value)

/** What a browser verifies before it signs: the newest checkpoint, and that it continues the one of `size`. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { size } = parseListQuery(args.request, { size: isSize }).filter
  if (size === undefined) throw notFound(args.request)
  return Response.json(await getLogGrowth(api, Number(size)), { headers: { 'cache-control': 'no-store' } })
}
