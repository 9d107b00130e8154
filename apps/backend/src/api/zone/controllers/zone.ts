import { zones } from '@bgm/contract'
import type { Permission } from '@bgm/validation'
import { getPlaylistDetail } from '#src/catalogue'
import { getScope, getScopedZone, memberActor, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import {
  countZonesByState,
  findCommand,
  findGatewayContactLostAt,
  getRepetition,
  getZoneDetail,
  getZoneView,
  increaseZoneVariety,
  listZoneIds,
  loadZoneViews,
  removeOverride,
  renameZone,
  requireAnnouncement,
  sendCommand,
  setDesiredState,
  setOverride,
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
  return { scope, zone, account, actor: memberActor(account) }
}

export default implement(zones, {
  async list({ query, ctx }) {
    const now = Date.now()
    const page = { page: query.page, pageSize: query.page_size }
    const { ids, pagination, states } = await listZoneIds(getScope(ctx), query, page, now)
    const [zones, contact_lost_at] = await Promise.all([
      loadZoneViews(ids, now),
      findGatewayContactLostAt(now),
    ])
    const views = zones.map(({ view }) => view)
    return { ...toPage(views, pagination), states, contact_lost_at }
  },

  count: async ({ ctx }) => ({ states: await countZonesByState(getScope(ctx), {}, Date.now()) }),
  get: ({ params, ctx }) => getZoneDetail(getScope(ctx), params.id),

  async getRepetition({ params, ctx }) {
    const zone = await getScopedZone(getScope(ctx), params.id)
    return getRepetition(zone.id)
  },

  async vary({ params, body, ctx }) {
    const { scope, zone, account } = await requireZone(ctx, params.id, 'zone.update')
    requirePermission(scope, 'playlist.update')
    const { playlist, added } = await increaseZoneVariety(zone, account, body)
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

  async removePlayer({ params, ctx }) {
    const { scope, zone, account } = await requireZone(ctx, params.id, 'player.manage')
    await unpairZone(zone, account)
    return getZoneView(scope, zone.documentId)
  },
})
