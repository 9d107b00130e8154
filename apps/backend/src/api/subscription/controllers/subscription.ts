import { subscriptions } from '@bgm/contract'
import {
  cancelSubscription,
  endPause,
  listSubscriptions,
  moveSubscription,
  planPause,
  scheduleChange,
  toSubscriptionView,
  withdrawScheduledChange,
} from '#src/billing'
import { findUnit, getScope, requirePermission } from '#src/customers'
import { fieldError, notFound } from '#src/platform/http/errors'
import { implement, ok, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

async function getPlanRequest(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  requirePermission(scope, 'order.create')
  return { unit, account: getAccount(ctx), now: new Date() }
}

export default implement(subscriptions, {
  async list({ query: { page, page_size }, ctx }) {
    const { rows, pagination } = await listSubscriptions(getScope(ctx), { page, pageSize: page_size })
    return toPage(
      rows.map(row => toSubscriptionView(row)),
      pagination,
    )
  },

  async plan({ params, body, ctx }) {
    const request = await getPlanRequest(ctx, params.id)
    if (body.change === 'stop' && body.close_unit) requirePermission(getScope(ctx), 'business-unit.delete')
    await (body.change === 'pause' ? planPause(body, request) : scheduleChange(body, request))
    return ok
  },

  async withdrawPlan({ params, body, ctx }) {
    const request = await getPlanRequest(ctx, params.id)
    await (body.plan === 'pause' ? endPause(request) : withdrawScheduledChange(request))
    return ok
  },

  async move({ params, body, ctx }) {
    const request = await getPlanRequest(ctx, params.id)
    const target = await findUnit(getScope(ctx), body.target)
    if (!target) throw fieldError('target', 'validation.move_target')
    await moveSubscription(target, request)
    return ok
  },

  async cancel({ params, body, ctx }) {
    await cancelSubscription(body.expected_refund, await getPlanRequest(ctx, params.id))
    return ok
  },
})
