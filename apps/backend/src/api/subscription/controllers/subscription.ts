import { subscriptions } from '@bgm/contract'
import { listSubscriptions, toSubscriptionView } from '#src/billing'
import { getScope } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'

export default implement(subscriptions, {
  async list({ query: { page, page_size }, ctx }) {
    const { rows, pagination } = await listSubscriptions(getScope(ctx), { page, pageSize: page_size })
    return toPage(
      rows.map(row => toSubscriptionView(row)),
      pagination,
    )
  },
})
