import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { browsePlaylists, browseQuery } from '../services/browse'
import { getPlaylistDetail, listTracksOfPlaylist } from '../services/detail'
import { listPlaylists, playlistQuery } from '../services/list'
import { findPlaylist } from '../services/row'

const tracksQuery = z.strictObject(pageQuery)

/** The playlist in the path, if it is available to the caller's organisation. */
async function requirePlaylist(ctx: RequestContext) {
  const scope = getScope(ctx)
  const playlist = await findPlaylist(ctx.params.id ?? '', scope.organisation)
  if (!playlist) throw notFound()
  requirePermission(scope, 'zone.read')
  return { scope, playlist }
}

export default {
  async list(ctx: RequestContext) {
    const query = parseInput(playlistQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'zone.read')
    const page = { page: query.page, pageSize: query.page_size }
    const { playlists, pagination } = await listPlaylists(scope.organisation, query, page)
    ctx.body = { data: playlists, meta: { pagination } }
  },

  async browse(ctx: RequestContext) {
    const query = parseInput(browseQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'zone.read')
    const { playlists, ...meta } = await browsePlaylists(scope, query)
    ctx.body = { data: playlists, meta }
  },

  async get(ctx: RequestContext) {
    const { playlist } = await requirePlaylist(ctx)
    ctx.body = await getPlaylistDetail(playlist.id)
  },

  async tracks(ctx: RequestContext) {
    const { playlist } = await requirePlaylist(ctx)
    const { page, page_size } = parseInput(tracksQuery, ctx.query)
    const { tracks, pagination } = await listTracksOfPlaylist(playlist.id, { page, pageSize: page_size })
    ctx.body = { data: tracks, meta: { pagination } }
  },
}
