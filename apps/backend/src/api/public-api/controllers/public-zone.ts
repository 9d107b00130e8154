import { z } from 'zod'
import { requireApiKey } from '#src/api/api-key/services/authenticate'
import { notFound } from '#src/http/errors'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { cursorQuery } from '../rules/cursor'
import { findPublicZone, listPublicZones, toNowPlayingView, toPublicZoneView } from '../services/zones'

const listQuery = z.strictObject(cursorQuery)
const noQuery = z.strictObject({})

/** Endpoints with which organisations read their zones, using an API key. */
export default {
  async list(ctx: RequestContext) {
    const scope = await requireApiKey(ctx, 'zones:read')
    const { cursor, limit } = parseInput(listQuery, ctx.query)
    ctx.body = await listPublicZones(scope, { after: cursor?.[0] ?? 0, limit })
  },

  async get(ctx: RequestContext) {
    const scope = await requireApiKey(ctx, 'zones:read')
    parseInput(noQuery, ctx.query)
    const view = await findPublicZone(scope, ctx.params.id ?? '')
    if (!view) throw notFound()
    ctx.body = toPublicZoneView(view)
  },

  async nowPlaying(ctx: RequestContext) {
    const scope = await requireApiKey(ctx, 'now-playing:read')
    parseInput(noQuery, ctx.query)
    const view = await findPublicZone(scope, ctx.params.id ?? '')
    if (!view) throw notFound()
    ctx.body = toNowPlayingView(view)
  },
}
