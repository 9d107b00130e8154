import { orderRequests } from '@bgm/contract'
import {
  approveRequest,
  countWaiting,
  type Decider,
  declineRequest,
  getPaymentSettings,
  getRequestView,
  listRequests,
  requestApproval,
  toShopper,
  withdrawRequest,
} from '#src/billing'
import { getScope, withMembershipLock } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

const getDecider = (ctx: RequestContext): Decider => ({
  account: getAccount(ctx),
  scope: getScope(ctx),
  withScope: work => withMembershipLock(ctx, work),
})

export default implement(orderRequests, {
  async list({ query, ctx }) {
    const { rows, pagination } = await listRequests(getScope(ctx), getAccount(ctx), query)
    return toPage(rows, pagination)
  },

  count: async ({ ctx }) => ({ waiting: await countWaiting(getScope(ctx), getAccount(ctx)) }),

  async get({ params, query, ctx }) {
    const viewer = { scope: getScope(ctx), account: getAccount(ctx), settings: await getPaymentSettings() }
    const view = await getRequestView({ ...viewer, now: new Date() }, params.id, query)
    return { ...toPage(view.data, view.pagination), request: view.request }
  },

  async create({ body, ctx }) {
    const account = getAccount(ctx)
    const ask = { account, body, settings: await getPaymentSettings(), now: new Date() }
    return { id: await requestApproval(toShopper(getScope(ctx), account), ask) }
  },

  withdraw: ({ params, ctx }) => withdrawRequest(getScope(ctx), getAccount(ctx), params.id),

  async approve({ params, body, ctx }) {
    const { documentId: id, number } = await approveRequest(getDecider(ctx), {
      id: params.id,
      expectedTotal: body.expected_total,
      settings: await getPaymentSettings(),
      now: new Date(),
    })
    return { id, number }
  },

  decline: ({ params, body, ctx }) => declineRequest(getDecider(ctx), params.id, body.decline_reason),
})
