import { playlists } from '@bgm/contract'
import {
  browsePlaylists,
  findPlaylist,
  getPlaylistDetail,
  listPlaylists,
  listTracksOfPlaylist,
} from '#src/catalogue'
import { getScope, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import type { RequestContext } from '#src/platform/http/request-context'

/** The playlist in the path, if it is available to the caller's organisation. */
async function requirePlaylist(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const playlist = await findPlaylist(id, scope.organisation)
  if (!playlist) throw notFound()
  requirePermission(scope, 'zone.read')
  return playlist
}

export default implement(playlists, {
  async list({ query, ctx }) {
    const page = { page: query.page, pageSize: query.page_size }
    const found = await listPlaylists(getScope(ctx).organisation, query, page)
    return toPage(found.playlists, found.pagination)
  },

  async browse({ query, ctx }) {
    const { playlists: data, pagination, ...meta } = await browsePlaylists(getScope(ctx), query)
    return { ...toPage(data, pagination), ...meta }
  },

  async get({ params, ctx }) {
    const { id } = await requirePlaylist(ctx, params.id)
    return getPlaylistDetail(id)
  },

  async listTracks({ params, query: { page, page_size: pageSize }, ctx }) {
    const { id } = await requirePlaylist(ctx, params.id)
    const { tracks, pagination } = await listTracksOfPlaylist(id, { page, pageSize })
    return toPage(tracks, pagination)
  },
})
