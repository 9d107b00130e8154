import { incidents } from '@bgm/contract'
import { getScope } from '#src/api/membership/services/scope'
import { implement, toPage } from '#src/http/implement'
import { listIncidents } from '../services/list'

export default implement(incidents, {
  async list({ query: { page, page_size: pageSize, ...filter }, ctx }) {
    const { data, pagination } = await listIncidents(getScope(ctx), filter, { page, pageSize })
    return toPage(data, pagination)
  },
})
