import { z } from 'zod'
import { getReader } from '#src/api/account/services/collective-reader'
import { pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { limitReads, listReadLogEntries, recordRead } from '../services/reads'

const query = z.strictObject(pageQuery)

export default {
  /** The read log of the caller's collective body, newest first. */
  async list(ctx: RequestContext) {
    const { page, page_size: pageSize } = parseInput(query, ctx.query)
    const reader = await getReader(ctx)
    await limitReads(ctx)
    await recordRead(reader, 'reads')
    const { reads, pagination } = await listReadLogEntries(reader, { page, pageSize })
    ctx.body = { data: reads, meta: { pagination } }
  },
}
