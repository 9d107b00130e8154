import { notFound } from '#src/platform/http/errors'
import { requireInternalKey } from '#src/platform/http/internal-key'
import type { RequestContext } from '#src/platform/http/request-context'
import { announcementFiles } from '#src/playback/announcement/audio'
import { findAnnouncementAudio } from '#src/playback/announcement/row'

export default {
  /**
   * Sends the audio of one revision to the gateway. Throws 404 if that revision has been replaced or
   * removed.
   */
  async audio(ctx: RequestContext) {
    requireInternalKey(ctx)
    const row = await findAnnouncementAudio(ctx.params.announcement ?? '', ctx.params.revision ?? '')
    const file = row && (await announcementFiles.read(row.file_key))
    if (!file) throw notFound()
    ctx.set('content-type', 'audio/mpeg')
    ctx.set('content-length', String(file.size))
    ctx.set('cache-control', 'private, max-age=31536000, immutable')
    ctx.set('x-content-type-options', 'nosniff')
    ctx.body = file.body
  },
}
