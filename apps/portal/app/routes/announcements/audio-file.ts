import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { playableFile } from '#app/http/respond.server'
import { downloadAnnouncement } from '#app/services/announcements.server'

/** Responds with the audio of an announcement, for playback in the portal. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'announcement.read')
  return playableFile(args.request, await downloadAnnouncement(api, args.params.id ?? ''))
}
