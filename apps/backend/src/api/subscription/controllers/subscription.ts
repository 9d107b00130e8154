import { subscriptions } from '@bgm/contract'
import { getScope } from '#src/api/membership/services/scope'
import { implement, toPage } from '#src/http/implement'
import { listSubscriptions, toSubscriptionView } from '../services/row'

export default implement(subscriptions, {
  async list({ query: { page, page_size }, ctx }) {
    const { rows, pagination } = await listSubscriptions(getScope(ctx), { page, pageSize: page_size })
    return toPage(
      rows.map(row => toSubscriptionView(row)),
      pagination,
    )
  },
})
