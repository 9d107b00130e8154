import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { parseInput } from '#src/http/parse-body'
import type { Call } from '#src/http/request-context'
import { listPlaylists, playlistQuery } from '../services/list'
import { findPlaylist } from '../services/row'
import { getPlaylistDetail } from '../services/view'

export default {
  async list(ctx: Call) {
    const { industry, page, page_size } = parseInput(playlistQuery, ctx.query)
    const scope = await getScope(ctx)
    requirePermission(scope, 'zone.read')
    const { playlists, pagination } = await listPlaylists(scope.organisation, industry, {
      page,
      pageSize: page_size,
    })
    ctx.body = { data: playlists, meta: { pagination } }
  },

  async get(ctx: Call) {
    const scope = await getScope(ctx)
    const playlist = await findPlaylist(ctx.params.id ?? '', scope.organisation)
    if (!playlist) throw notFound()
    requirePermission(scope, 'zone.read')
    ctx.body = await getPlaylistDetail(playlist.id)
  },
}
