import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { requireInternalKey } from '#src/http/internal-key'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { findAudio } from '../services/audio'
import { listTracks, trackQuery } from '../services/list'
import { findOrCreatePreview } from '../services/preview'

type Stored = { size: number; sha256: string; body: unknown }

function send(ctx: RequestContext, mime: string, { size, sha256, body }: Stored): void {
  ctx.set('content-type', mime)
  ctx.set('content-length', String(size))
  ctx.set('etag', `"${sha256}"`)
  ctx.set('cache-control', 'private, max-age=31536000, immutable')
  ctx.set('x-content-type-options', 'nosniff')
  ctx.body = body
}

export default {
  async list(ctx: RequestContext) {
    const query = parseInput(trackQuery, ctx.query)
    requirePermission(getScope(ctx), 'zone.read')
    const page = { page: query.page, pageSize: query.page_size }
    const { tracks, pagination } = await listTracks(query, page)
    ctx.body = { data: tracks, meta: { pagination } }
  },

  /** Sends a thirty-second clip of a track to a member. */
  async preview(ctx: RequestContext) {
    requirePermission(getScope(ctx), 'zone.read')
    await consume('preview-account', getAccount(ctx).documentId)
    const clip = await findOrCreatePreview(ctx.params.id ?? '')
    if (!clip) throw notFound()
    send(ctx, 'audio/mpeg', clip)
  },

  /** Sends the audio of one revision to the gateway. Throws 404 if the track may not be played. */
  async audio(ctx: RequestContext) {
    requireInternalKey(ctx)
    const audio = await findAudio(ctx.params.track ?? '', ctx.params.revision ?? '')
    if (!audio) throw notFound()
    send(ctx, audio.mime, audio)
  },
}
