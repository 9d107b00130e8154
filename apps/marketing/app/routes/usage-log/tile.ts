import { notFound } from '@bgm/server/not-found'
import { parseTilePath } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { createLogApi, createLogErrorMapper, openHeaders } from '#app/http/usage-log.server'

const year = 31_536_000

async function openBundle(
  args: LoaderFunctionArgs,
  place: [index: string, width: string],
): Promise<Response> {
  const { stream, size } = await createLogApi(args)
    .collectiveApiLog.openBundle(...place)
    .catch(createLogErrorMapper(args))
  return new Response(stream, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Cache-Control': `private, max-age=${year}, immutable`,
      Vary: 'Authorization',
      ...(size === null ? {} : { 'Content-Length': String(size) }),
    },
  })
}

/**
 * `/usage-log/tile/…`: the tiles of the usage log, which are public, and the bundles of its entries, which need the API
 * key of a collective body (docs/usage-log.md).
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const tile = parseTilePath(args.params['*'] ?? '')
  if (!tile) throw notFound(args.request)
  const place: [string, string] = [String(tile.index), String(tile.width)]
  if (tile.level === 'entries') return openBundle(args, place)
  const { bytes } = await createLogApi(args)
    .usageLog.getTile(String(tile.level), ...place)
    .catch(createLogErrorMapper(args))
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Cache-Control': `public, max-age=${year}, immutable`,
      ...openHeaders,
    },
  })
}
