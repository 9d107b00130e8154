import { findAudio } from '#src/catalogue/track/audio'
import { notFound } from '#src/platform/http/errors'
import { requireInternalKey } from '#src/platform/http/internal-key'
import type { RequestContext } from '#src/platform/http/request-context'

export default {
  /** Sends the audio of one revision to the gateway. Throws 404 if the track may not be played. */
  async get(ctx: RequestContext) {
    requireInternalKey(ctx)
    const audio = await findAudio(ctx.params.track ?? '', ctx.params.revision ?? '')
    if (!audio) throw notFound()
    ctx.set('content-type', audio.mime)
    ctx.set('content-length', String(audio.size))
    ctx.set('etag', `"${audio.sha256}"`)
    ctx.set('cache-control', 'private, max-age=31536000, immutable')
    ctx.set('x-content-type-options', 'nosniff')
    ctx.body = audio.body
  },
}
