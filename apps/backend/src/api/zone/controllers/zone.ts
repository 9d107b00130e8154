import { type Permission, varyZoneBodySchema, zoneNameBodySchema } from '@bgm/validation'
import { requireAnnouncement } from '#src/api/announcement/services/for-zones'
import { memberActor } from '#src/api/audit-entry/services/audit'
import { findGatewayContactLostAt } from '#src/api/change/services/gateway-contact'
import { findCommand, toCommandView } from '#src/api/command/services/row'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { unpairZone } from '#src/api/pairing/services/approve'
import { getPlaylistDetail } from '#src/api/playlist/services/detail'
import { notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { commandBody, desiredStateBody, musicBody, overrideBody } from '../rules/bodies'
import { countZonesByState, listZoneIds, zoneQuery } from '../services/board'
import {
  removeOverride,
  renameZone,
  sendCommand,
  setDesiredState,
  setOverride,
  updateZoneMusic,
} from '../services/change'
import { getRepetition } from '../services/repetition'
import { getScopedZone } from '../services/scoped-zones'
import { increaseZoneVariety } from '../services/variety'
import { getZoneDetail, getZoneView, loadZoneViews } from '../services/view'

/** The zone in the path and the caller. Throws 403 unless the caller has the permission. */
async function requireZone(ctx: RequestContext, permission: Permission) {
  const scope = getScope(ctx)
  const zone = await getScopedZone(scope, ctx.params.id)
  requirePermission(scope, permission)
  const account = getAccount(ctx)
  return { scope, zone, account, actor: memberActor(account) }
}

async function requireControl(ctx: RequestContext) {
  const found = await requireZone(ctx, 'zone.control')
  await consume('zone-control-account', found.account.documentId)
  return found
}

export default {
  async list(ctx: RequestContext) {
    const query = parseInput(zoneQuery, ctx.query)
    const now = Date.now()
    const page = { page: query.page, pageSize: query.page_size }
    const { ids, pagination, states } = await listZoneIds(getScope(ctx), query, page, now)
    const [zones, contact_lost_at] = await Promise.all([
      loadZoneViews(ids, now),
      findGatewayContactLostAt(now),
    ])
    ctx.body = { data: zones.map(({ view }) => view), meta: { pagination, states, contact_lost_at } }
  },

  async count(ctx: RequestContext) {
    ctx.body = { states: await countZonesByState(getScope(ctx), {}, Date.now()) }
  },

  async get(ctx: RequestContext) {
    ctx.body = await getZoneDetail(getScope(ctx), ctx.params.id)
  },

  async repetition(ctx: RequestContext) {
    const zone = await getScopedZone(getScope(ctx), ctx.params.id)
    ctx.body = await getRepetition(zone.id)
  },

  async vary(ctx: RequestContext) {
    const { scope, zone, account } = await requireZone(ctx, 'zone.update')
    requirePermission(scope, 'playlist.update')
    await consume('playlist-change-account', account.documentId)
    const { playlist, added } = await increaseZoneVariety(zone, account, parseBody(ctx, varyZoneBodySchema))
    ctx.body = { added, playlist: await getPlaylistDetail(playlist.id) }
  },

  async update(ctx: RequestContext) {
    const { scope, zone, actor } = await requireZone(ctx, 'zone.update')
    await renameZone(zone, actor, parseBody(ctx, zoneNameBodySchema).name)
    ctx.body = await getZoneView(scope, zone.documentId)
  },

  async setMusic(ctx: RequestContext) {
    const { scope, zone, actor } = await requireZone(ctx, 'zone.update')
    await updateZoneMusic(zone, actor, parseBody(ctx, musicBody))
    ctx.body = await getZoneView(scope, zone.documentId)
  },

  async setDesired(ctx: RequestContext) {
    const { scope, zone, actor } = await requireControl(ctx)
    await setDesiredState(zone, actor, parseBody(ctx, desiredStateBody))
    ctx.body = await getZoneView(scope, zone.documentId)
  },

  async setOverride(ctx: RequestContext) {
    const { scope, zone, actor } = await requireControl(ctx)
    await setOverride(zone, actor, parseBody(ctx, overrideBody))
    ctx.body = await getZoneView(scope, zone.documentId)
  },

  async removeOverride(ctx: RequestContext) {
    const { scope, zone, actor } = await requireControl(ctx)
    await removeOverride(zone, actor)
    ctx.body = await getZoneView(scope, zone.documentId)
  },

  async sendCommand(ctx: RequestContext) {
    const { zone, actor } = await requireControl(ctx)
    const body = parseBody(ctx, commandBody)
    if (body.kind === 'announce') await requireAnnouncement(zone, body.announcement)
    const command = await sendCommand(zone, actor, body)
    ctx.body = command && toCommandView(command)
  },

  async getCommand(ctx: RequestContext) {
    const zone = await getScopedZone(getScope(ctx), ctx.params.id)
    const command = await findCommand(zone.id, ctx.params.command ?? '')
    if (!command) throw notFound()
    ctx.body = toCommandView(command)
  },

  async unpair(ctx: RequestContext) {
    const { scope, zone, account } = await requireZone(ctx, 'player.manage')
    await unpairZone(zone, account)
    ctx.body = await getZoneView(scope, zone.documentId)
  },
}
