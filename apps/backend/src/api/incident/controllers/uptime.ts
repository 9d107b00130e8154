import { uptime } from '@bgm/contract'
import { getScope } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { listUptime, listUptimeForExport } from '#src/playback'

export default implement(uptime, {
  async list({ query: { page, page_size: pageSize, ...filter }, ctx }) {
    const { data, pagination } = await listUptime(getScope(ctx), filter, { page, pageSize })
    return toPage(data, pagination)
  },

  export: ({ query, ctx }) => listUptimeForExport(getScope(ctx), query),
})
