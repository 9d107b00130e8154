import { collectiveApiReports } from '@bgm/contract'
import type { CollectiveReader } from '#src/identity/account/collective-reader'
import { identifyCollectiveKey } from '#src/integrations/collective-key/authenticate'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getCheckpoints, getReportFile, getUsageLog } from '#src/reporting/collective/files'
import { findMonthReports, listAllMonths } from '#src/reporting/collective/months'
import { recordRead } from '#src/reporting/collective/reads'

/** Downloads are rate-limited per collective body, across all of its keys. */
const limitFiles = ({ body }: CollectiveReader) => consume('collective-file-body', body.documentId)

export default implement(
  collectiveApiReports,
  {
    async listMonths({ caller: reader }) {
      await recordRead(reader, 'months')
      return { data: await listAllMonths(Date.now()) }
    },

    async getMonth({ params, caller: reader }) {
      const reports = await findMonthReports(params.month, reader)
      if (!reports) throw notFound()
      await recordRead(reader, 'month', reports.month)
      return reports
    },

    async openFile({ params, caller: reader }) {
      await limitFiles(reader)
      return getReportFile(params, reader)
    },

    async openLog({ params, caller: reader }) {
      await limitFiles(reader)
      return getUsageLog(params.day, reader)
    },

    async openCheckpoints({ caller: reader }) {
      await limitFiles(reader)
      return getCheckpoints(reader)
    },
  },
  identifyCollectiveKey,
)
