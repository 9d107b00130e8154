import { remotePasses } from '@bgm/contract'
import type { Permission } from '@bgm/validation'
import { getScope, getScopedZone, memberActor, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import {
  approveRequest,
  declineRequest,
  findPass,
  listMemberActions,
  listPassViews,
  listWaitingRequests,
  revokePass,
} from '#src/playback'

async function requireZone(ctx: RequestContext, id: string, permission: Permission) {
  const scope = getScope(ctx)
  const zone = await getScopedZone(scope, id)
  requirePermission(scope, permission)
  return zone
}

/** The pass in the path, for a member who may delegate control of its zone. */
async function requirePass(ctx: RequestContext, params: { id: string; pass: string }) {
  const zone = await requireZone(ctx, params.id, 'zone.delegate')
  const pass = await findPass(zone.id, params.pass)
  if (!pass) throw notFound()
  return { zone, pass, actor: memberActor(getAccount(ctx)) }
}

export default implement(remotePasses, {
  async list({ params, ctx }) {
    const zone = await requireZone(ctx, params.id, 'zone.control')
    const [data, members] = await Promise.all([listPassViews(zone.id), listMemberActions(zone.documentId)])
    return { data, members }
  },

  listWaiting: ({ ctx }) => listWaitingRequests(getScope(ctx)),

  async approve({ params, ctx }) {
    const { zone, pass, actor } = await requirePass(ctx, params)
    await approveRequest(zone, pass, actor)
    return listPassViews(zone.id)
  },

  async decline({ params, ctx }) {
    const { zone, pass } = await requirePass(ctx, params)
    await declineRequest(pass)
    return listPassViews(zone.id)
  },

  async revoke({ params, ctx }) {
    const { zone, pass, actor } = await requirePass(ctx, params)
    await revokePass(zone, pass, actor)
  },
})
