import { incidents } from '@bgm/contract'
import { getScope } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { listIncidents } from '#src/playback'

export default implement(incidents, {
  async list({ query: { page, page_size: pageSize, ...filter }, ctx }) {
    const { data, pagination } = await listIncidents(getScope(ctx), filter, { page, pageSize })
    return toPage(data, pagination)
  },
})
