import type { Permission } from '@bgm/validation'
import { memberActor } from '#src/api/audit-entry/services/audit'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { getScopedZone } from '#src/api/zone/services/scoped-zones'
import { notFound } from '#src/http/errors'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { approveRequest, declineRequest, revokePass } from '../services/manage'
import { findPass } from '../services/row'
import { listMemberActions, listPassViews, listWaitingRequests } from '../services/view'

async function requireZone(ctx: RequestContext, permission: Permission) {
  const scope = getScope(ctx)
  const zone = await getScopedZone(scope, ctx.params.id)
  requirePermission(scope, permission)
  return zone
}

/** The pass in the path, for a member who may delegate control of its zone. */
async function requirePass(ctx: RequestContext) {
  const zone = await requireZone(ctx, 'zone.delegate')
  const pass = await findPass(zone.id, ctx.params.pass ?? '')
  if (!pass) throw notFound()
  return { zone, pass, actor: memberActor(getAccount(ctx)) }
}

export default {
  async list(ctx: RequestContext) {
    const zone = await requireZone(ctx, 'zone.control')
    const [data, members] = await Promise.all([listPassViews(zone.id), listMemberActions(zone.documentId)])
    ctx.body = { data, members }
  },

  async waiting(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'zone.delegate')
    ctx.body = { data: await listWaitingRequests(scope) }
  },

  async approve(ctx: RequestContext) {
    const { zone, pass, actor } = await requirePass(ctx)
    await approveRequest(zone, pass, actor)
    ctx.body = { data: await listPassViews(zone.id) }
  },

  async decline(ctx: RequestContext) {
    const { zone, pass } = await requirePass(ctx)
    await declineRequest(pass)
    ctx.body = { data: await listPassViews(zone.id) }
  },

  async revoke(ctx: RequestContext) {
    const { zone, pass, actor } = await requirePass(ctx)
    await revokePass(zone, pass, actor)
    ctx.status = 204
  },
}
