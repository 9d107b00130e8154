import { zones } from '@bgm/contract'
import type { Permission } from '@bgm/validation'
import { getPlaylistDetail } from '#src/catalogue'
import {
  actorInScope,
  getScope,
  getScopedZone,
  memberActor,
  narrowToGroup,
  requirePermission,
} from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import {
  actOnTrack,
  banTrack,
  confirmKey,
  countZonesByState,
  declineBan,
  findCommand,
  findGatewayContactLostAt,
  getBanEnd,
  getRepetition,
  getTrackFeedback,
  getZoneDetail,
  getZoneTrackFeedback,
  getZoneView,
  increaseZoneVariety,
  liftBan,
  listBans,
  listZoneIds,
  listZoneRegions,
  loadZoneViews,
  removeOverride,
  renameZone,
  requireAnnouncement,
  sendCommand,
  setDesiredState,
  setOverride,
  setZoneVolumes,
  toCommandView,
  unpairZone,
  updateZoneMusic,
} from '#src/playback'

/** The zone in the path and the caller. Throws 403 unless the caller has the permission. */
async function requireZone(ctx: RequestContext, id: string, permission: Permission) {
  const scope = getScope(ctx)
  const zone = await getScopedZone(scope, id)
  requirePermission(scope, permission)
  const account = getAccount(ctx)
  return { scope, zone, account, actor: actorInScope(scope, account) }
}

export default implement(zones, {
  async list({ query, ctx }) {
    const now = Date.now()
    const page = { page: query.page, pageSize: query.page_size }
    const { ids, pagination, states } = await listZoneIds(
      await narrowToGroup(getScope(ctx), query.group),
      query,
      page,
      now,
    )
    const [zones, contact_lost_at] = await Promise.all([
      loadZoneViews(ids, now),
      findGatewayContactLostAt(now),
    ])
    const views = zones.map(({ view }) => view)
    return { ...toPage(views, pagination), states, contact_lost_at }
  },

  count: async ({ ctx }) => ({ states: await countZonesByState(getScope(ctx), {}, Date.now()) }),
  async listRegions({ query, ctx }) {
    const scope = await narrowToGroup(getScope(ctx), query.group)
    return { data: await listZoneRegions(scope, Date.now()) }
  },

  get: ({ params, ctx }) => getZoneDetail(getScope(ctx), memberActor(getAccount(ctx)), params.id),

  async getRepetition({ params, ctx }) {
    const zone = await getScopedZone(getScope(ctx), params.id)
    return getRepetition(zone.id)
  },

  listBans: async ({ params, ctx }) => listBans(await getScopedZone(getScope(ctx), params.id), Date.now()),

  async ban({ params, body, ctx }) {
    const caller = await requireZone(ctx, params.id, 'zone.control')
    const now = Date.now()
    await banTrack(caller, body, now)
    return listBans(caller.zone, now)
  },

  async liftBan({ params, ctx }) {
    const caller = await requireZone(ctx, params.id, 'zone.control')
    const now = Date.now()
    await liftBan(caller, params.ban, now)
    return listBans(caller.zone, now)
  },

  async actOnTrack({ params, body, ctx }) {
    const { scope, zone, actor } = await requireZone(ctx, params.id, 'zone.control')
    const now = Date.now()
    await actOnTrack({ zone, actor, until: getBanEnd(scope, now) }, body, now)
    return getTrackFeedback(zone, actor, now)
  },

  async getTrackFeedback({ params, ctx }) {
    const scope = getScope(ctx)
    return getZoneTrackFeedback(scope, await getScopedZone(scope, params.id))
  },

  async declineBan({ params, ctx }) {
    const { scope, zone } = await requireZone(ctx, params.id, 'playlist.update')
    await declineBan(zone, params.request)
    return getZoneTrackFeedback(scope, zone)
  },

  async vary({ params, body, ctx }) {
    const { scope, zone, account, actor } = await requireZone(ctx, params.id, 'zone.update')
    requirePermission(scope, 'playlist.update')
    const { playlist, added } = await increaseZoneVariety(zone, account, actor, body)
    return { added, playlist: await getPlaylistDetail(playlist.id) }
  },

  async rename({ params, body: { name }, ctx }) {
    const { scope, zone, actor } = await requireZone(ctx, params.id, 'zone.update')
    await renameZone(zone, actor, name)
    return getZoneView(scope, zone.documentId)
  },

  async setMusic({ params, body, ctx }) {
    const { scope, zone, actor } = await requireZone(ctx, params.id, 'zone.update')
    await updateZoneMusic(zone, actor, body)
    return getZoneView(scope, zone.documentId)
  },

  async setDesired({ params, body, ctx }) {
    const { scope, zone, actor } = await requireZone(ctx, params.id, 'zone.control')
    await setDesiredState(zone, actor, body)
    return getZoneView(scope, zone.documentId)
  },

  async setVolumes({ params, body, ctx }) {
    const { scope, zone, actor } = await requireZone(ctx, params.id, 'zone.update')
    await setZoneVolumes(scope, zone, actor, body)
    return getZoneView(scope, zone.documentId)
  },

  async setOverride({ params, body, ctx }) {
    const { scope, zone, actor } = await requireZone(ctx, params.id, 'zone.control')
    await setOverride(zone, actor, body)
    return getZoneView(scope, zone.documentId)
  },

  async removeOverride({ params, ctx }) {
    const { scope, zone, actor } = await requireZone(ctx, params.id, 'zone.control')
    await removeOverride(zone, actor)
    return getZoneView(scope, zone.documentId)
  },

  async sendCommand({ params, body, ctx }) {
    const { zone, actor } = await requireZone(ctx, params.id, 'zone.control')
    if (body.kind === 'announce') await requireAnnouncement(zone, body.announcement)
    return toCommandView(await sendCommand(zone, actor, body))
  },

  async getCommand({ params, ctx }) {
    const zone = await getScopedZone(getScope(ctx), params.id)
    const command = await findCommand(zone.id, params.command)
    if (!command) throw notFound()
    return toCommandView(command)
  },

  async confirmPlayerKey({ params, body, ctx }) {
    const { scope, zone, account } = await requireZone(ctx, params.id, 'player.manage')
    await confirmKey(zone, account, body.public_key)
    return getZoneView(scope, zone.documentId)
  },

  async removePlayer({ params, ctx }) {
    const { scope, zone, account } = await requireZone(ctx, params.id, 'player.manage')
    await unpairZone(zone, account)
    return getZoneView(scope, zone.documentId)
  },
})
