import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { playableFile } from '#app/http/respond.server'
import { getTrackPreview } from '#app/services/music.server'

/** Responds with a thirty-second clip of a track, for members only. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.read')
  return playableFile(args.request, await getTrackPreview(api, args.params.id ?? ''))
}
