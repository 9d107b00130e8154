import { announcementPlays } from '@bgm/contract'
import { getScopedZone } from '#src/customers/business-unit/scoped-zones'
import { getScope, requirePermission } from '#src/customers/membership/scope'
import { implement, toPage } from '#src/platform/http/implement'
import { listAnnouncementPlays } from '#src/reporting/announcement-play/history'

export default implement(announcementPlays, {
  async list({ params, query: { page, page_size: pageSize }, ctx }) {
    const scope = getScope(ctx)
    const { id } = await getScopedZone(scope, params.id)
    requirePermission(scope, 'announcement.read')
    const { data, pagination } = await listAnnouncementPlays(id, { page, pageSize })
    return toPage(data, pagination)
  },
})
