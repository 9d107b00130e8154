import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { playableFile } from '#app/http/respond.server'
import { findSampleMusic } from '#app/services/music.server'

/** Responds with thirty seconds of music, over which an announcement is previewed. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'announcement.read')
  const music = await findSampleMusic(api)
  if (!music) throw notFound(args.request)
  return playableFile(args.request, music)
}
