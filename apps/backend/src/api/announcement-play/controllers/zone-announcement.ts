import { announcementPlays } from '@bgm/contract'
import { getScope, getScopedZone, requirePermission } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { listAnnouncementPlays } from '#src/reporting'

export default implement(announcementPlays, {
  async list({ params, query: { page, page_size: pageSize }, ctx }) {
    const scope = getScope(ctx)
    const { id } = await getScopedZone(scope, params.id)
    requirePermission(scope, 'announcement.read')
    const { data, pagination } = await listAnnouncementPlays(id, { page, pageSize })
    return toPage(data, pagination)
  },
})
