import { getReader } from '#src/api/account/services/collective-reader'
import { notFound } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { findMonthReports } from '../services/months'
import { limitReads, recordRead } from '../services/reads'
import { sendCheckpoints, sendMonthFiles, sendReportFile, sendUsageLog } from '../services/send'

async function getFileReader(ctx: RequestContext) {
  const reader = await getReader(ctx)
  await consume('collective-file-account', getAccount(ctx).documentId)
  return reader
}

export default {
  /** The reports of a month with their files and deliveries, and the seals of its days. */
  async get(ctx: RequestContext) {
    const reader = await getReader(ctx)
    await limitReads(ctx)
    const found = await findMonthReports(ctx.params.month ?? '', reader)
    if (!found) throw notFound()
    await recordRead(reader, 'month', found.month)
    ctx.body = found
  },

  /** Sends a file of a report. */
  async file(ctx: RequestContext) {
    await sendReportFile(ctx, await getFileReader(ctx))
  },

  /** Sends all versions of a month's report in one format. */
  async files(ctx: RequestContext) {
    await sendMonthFiles(ctx, await getFileReader(ctx))
  },

  /** Sends the sealed plays of a day. */
  async log(ctx: RequestContext) {
    await sendUsageLog(ctx, await getFileReader(ctx))
  },

  /** Sends the signed checkpoints of the whole chain. */
  async checkpoints(ctx: RequestContext) {
    await sendCheckpoints(ctx, await getFileReader(ctx))
  },
}
