import { announcementPlays } from '@bgm/contract'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { getScopedZone } from '#src/api/zone/services/scoped-zones'
import { implement, toPage } from '#src/http/implement'
import { getScopedZone } from '#src/api/business-unit/services/scoped-zones'
import { z } from 'zod'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { listAnnouncementPlays } from '../services/history'

export default implement(announcementPlays, {
  async list({ params, query: { page, page_size: pageSize }, ctx }) {
    const scope = getScope(ctx)
    const { id } = await getScopedZone(scope, params.id)
    requirePermission(scope, 'announcement.read')
    const { data, pagination } = await listAnnouncementPlays(id, { page, pageSize })
    return toPage(data, pagination)
  },
})
