import { z } from 'zod'
import { findMonthReports, listAllMonths } from '#src/api/collective/services/months'
import { recordRead } from '#src/api/collective/services/reads'
import { sendCheckpoints, sendReportFile, sendUsageLog } from '#src/api/collective/services/send'
import { requireCollectiveKey } from '#src/api/collective-key/services/authenticate'
import { notFound } from '#src/http/errors'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import type { RequestContext } from '#src/http/request-context'

const noQuery = z.strictObject({})

async function getReader(ctx: RequestContext) {
  const reader = await requireCollectiveKey(ctx, 'reports:read')
  parseInput(noQuery, ctx.query)
  return reader
}

/** Downloads are rate-limited per collective body, across all of its keys. */
async function getFileReader(ctx: RequestContext) {
  const reader = await getReader(ctx)
  await consume('collective-file-body', reader.body.documentId)
  return reader
}

/** Monthly reports, for collective bodies with an API key. */
export default {
  /** All months since the first seal, oldest first. */
  async months(ctx: RequestContext) {
    const reader = await getReader(ctx)
    await recordRead(reader, 'months')
    ctx.body = { data: await listAllMonths(Date.now()) }
  },

  async month(ctx: RequestContext) {
    const reader = await getReader(ctx)
    const found = await findMonthReports(ctx.params.month ?? '', reader)
    if (!found) throw notFound()
    await recordRead(reader, 'month', found.month)
    const { versions, ...month } = found
    ctx.body = {
      ...month,
      versions: versions.map(({ totals: _totals, findings: _findings, ...version }) => version),
    }
  },

  async file(ctx: RequestContext) {
    await sendReportFile(ctx, await getFileReader(ctx))
  },

  async log(ctx: RequestContext) {
    await sendUsageLog(ctx, await getFileReader(ctx))
  },

  async checkpoints(ctx: RequestContext) {
    await sendCheckpoints(ctx, await getFileReader(ctx))
  },
}
