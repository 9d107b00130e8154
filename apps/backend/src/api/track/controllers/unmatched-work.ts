import { z } from 'zod'
import { parseInput } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { listIswcConflicts, listUnmatchedWorks } from '#src/reporting'

const listQuery = z.object({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
const pageSize = 50

/** The queue of works to match, for the admin panel. The route requires the permission to add music. */
export default {
  async list(ctx: RequestContext) {
    const { month, page } = parseInput(listQuery, ctx.query)
    const [{ works, total }, conflicts] = await Promise.all([
      listUnmatchedWorks(month, { page, pageSize }),
      listIswcConflicts(month),
    ])
    ctx.body = { data: works, conflicts, meta: { total, page, page_count: Math.ceil(total / pageSize) } }
  },
}
