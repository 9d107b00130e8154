import {
  newPlaylistBodySchema,
  playlistBodySchema,
  playlistChangeBodySchema,
  playlistVersionBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { getScope, requirePermission, type Scope } from '#src/api/membership/services/scope'
import { HttpError, notFound } from '#src/http/errors'
import { requireIdempotencyKey } from '#src/http/idempotency-key'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { listSameArtistNeighbours } from '../rules/change'
import { listZonesUsingPlaylist } from '../services/affected-zones'
import { listPlacedTracks } from '../services/contents'
import { getPlaylistDetail } from '../services/detail'
import { extendPlaylist } from '../services/extend'
import { measureLoad } from '../services/load'
import {
  changePlaylistTracks,
  createPlaylist,
  findOwnPlaylist,
  removePlaylist,
  updatePlaylist,
} from '../services/own'
import { findPlaylist } from '../services/row'
import { listPlaylistUses } from '../services/uses'

const maxNeighbours = 50

/** DELETE requests have no body, so the version is a query parameter. */
const removalQuery = z.strictObject({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** Throws 409 if the playlist is used in units that the member has no access to. */
async function requireWithinScope(scope: Scope, documentId: string): Promise<void> {
  if (scope.units === null) return
  const { elsewhere } = await listPlaylistUses(scope, documentId)
  if (elsewhere > 0)
    throw new HttpError(409, 'The playlist is used in other units', { code: 'playlist-used-elsewhere' })
}

/**
 * The organisation's own playlist in the path, if the caller may change it. Curated playlists cannot be
 * changed.
 */
async function requireEditable(ctx: RequestContext) {
  const scope = getScope(ctx)
  const id = ctx.params.id ?? ''
  if (!(await findPlaylist(id, scope.organisation))) throw notFound()
  requirePermission(scope, 'playlist.update')
  const playlist = await findOwnPlaylist(id, scope.organisation)
  if (!playlist) throw new HttpError(403, 'Curated playlists cannot be changed', { code: 'forbidden' })
  const account = getAccount(ctx)
  await consume('playlist-change-account', account.documentId)
  return { scope, playlist, account }
}

export default {
  async create(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'playlist.update')
    const account = getAccount(ctx)
    const body = parseBody(ctx, newPlaylistBodySchema)
    await consume('playlist-change-account', account.documentId)
    const { id } = await createPlaylist(scope.organisation, account, body, requireIdempotencyKey(ctx))
    ctx.body = await getPlaylistDetail(id)
  },

  async uses(ctx: RequestContext) {
    const scope = getScope(ctx)
    const playlist = await findPlaylist(ctx.params.id ?? '', scope.organisation)
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
    ctx.body = { ...uses, ...measured, neighbours: listSameArtistNeighbours(tracks, maxNeighbours) }
  },

  async update(ctx: RequestContext) {
    const { scope, playlist, account } = await requireEditable(ctx)
    const body = parseBody(ctx, playlistBodySchema)
    await requireWithinScope(scope, playlist.documentId)
    await updatePlaylist(playlist, account, body)
    ctx.body = await getPlaylistDetail(playlist.id)
  },

  async change(ctx: RequestContext) {
    const { scope, playlist, account } = await requireEditable(ctx)
    const { version, change } = parseBody(ctx, playlistChangeBodySchema)
    await requireWithinScope(scope, playlist.documentId)
    await changePlaylistTracks(playlist, account, version, change)
    ctx.body = await getPlaylistDetail(playlist.id)
  },

  async extend(ctx: RequestContext) {
    const { scope, playlist, account } = await requireEditable(ctx)
    const { version } = parseBody(ctx, playlistVersionBodySchema)
    await requireWithinScope(scope, playlist.documentId)
    const added = await extendPlaylist(playlist, account, version)
    ctx.body = { added, playlist: await getPlaylistDetail(playlist.id) }
  },

  async remove(ctx: RequestContext) {
    const { scope, playlist, account } = await requireEditable(ctx)
    const { version } = parseInput(removalQuery, ctx.query)
    await requireWithinScope(scope, playlist.documentId)
    await removePlaylist(playlist, account, version)
    ctx.status = 204
  },
}
