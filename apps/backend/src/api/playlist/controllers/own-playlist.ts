import { ownPlaylists } from '@bgm/contract'
import {
  changePlaylistTracks,
  createPlaylist,
  findOwnPlaylist,
  findPlaylist,
  getPlaylistDetail,
  listPlacedTracks,
  listPlaylistUses,
  listSameArtistNeighbours,
  removePlaylist,
  updatePlaylist,
} from '#src/catalogue'
import { getScope, lockedError, requirePermission, type Scope } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { extendPlaylist, isPlaylistLocked, listZonesUsingPlaylist, measureLoad } from '#src/playback'

const maxNeighbours = 50

/** Throws 409 if the playlist is used in units that the member has no access to, or if the head office has locked it. */
async function requireWithinScope(scope: Scope, documentId: string): Promise<void> {
  if (scope.units === null) return
  const { elsewhere } = await listPlaylistUses(scope, documentId)
  if (elsewhere > 0)
    throw new HttpError(409, 'The playlist is used in other units', { code: 'playlist-used-elsewhere' })
  if (await isPlaylistLocked(scope, documentId)) throw lockedError()
}

/**
 * The organisation's own playlist in the path, if the caller may change it. Curated playlists cannot be
 * changed.
 */
async function requireEditable(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  if (!(await findPlaylist(id, scope.organisation))) throw notFound()
  requirePermission(scope, 'playlist.update')
  const playlist = await findOwnPlaylist(id, scope.organisation)
  if (!playlist) throw new HttpError(403, 'Curated playlists cannot be changed', { code: 'forbidden' })
  return { scope, playlist, account: getAccount(ctx) }
}

export default implement(ownPlaylists, {
  async create({ body, idempotencyKey, ctx }) {
    const { organisation } = getScope(ctx)
    const { id } = await createPlaylist(organisation, getAccount(ctx), body, idempotencyKey)
    return getPlaylistDetail(id)
  },

  async getUses({ params, ctx }) {
    const scope = getScope(ctx)
    const playlist = await findPlaylist(params.id, scope.organisation)
    if (!playlist) throw notFound()
    requirePermission(scope, 'zone.read')
    // One after another, because processing all of their rows at once would keep other requests waiting.
    const uses = await listPlaylistUses(scope, playlist.documentId)
    const zones = await listZonesUsingPlaylist(playlist.documentId, scope)
    const tracks = await listPlacedTracks(playlist.id)
    const measured = await measureLoad(
      playlist.documentId,
      zones.map(({ id }) => id),
    )
    return { ...uses, ...measured, neighbours: listSameArtistNeighbours(tracks, maxNeighbours) }
  },

  async update({ params, body, ctx }) {
    const { scope, playlist, account } = await requireEditable(ctx, params.id)
    await requireWithinScope(scope, playlist.documentId)
    await updatePlaylist(playlist, account, body)
    return getPlaylistDetail(playlist.id)
  },

  async change({ params, body: { version, change }, ctx }) {
    const { scope, playlist, account } = await requireEditable(ctx, params.id)
    await requireWithinScope(scope, playlist.documentId)
    await changePlaylistTracks(playlist, account, version, change)
    return getPlaylistDetail(playlist.id)
  },

  async extend({ params, body: { version }, ctx }) {
    const { scope, playlist, account } = await requireEditable(ctx, params.id)
    await requireWithinScope(scope, playlist.documentId)
    const added = await extendPlaylist(playlist, account, version)
    return { added, playlist: await getPlaylistDetail(playlist.id) }
  },

  async remove({ params, query: { version }, ctx }) {
    const { scope, playlist, account } = await requireEditable(ctx, params.id)
    await requireWithinScope(scope, playlist.documentId)
    await removePlaylist(playlist, account, version)
  },
})
