import { notFound } from '#src/http/errors'
import { requireInternalKey } from '#src/http/internal-key'
import type { Call } from '#src/http/request-context'
import { findAudio } from '../services/audio'

export default {
  /** The audio of one revision, for the gateway; 404 for a withdrawn track. */
  async audio(ctx: Call) {
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
