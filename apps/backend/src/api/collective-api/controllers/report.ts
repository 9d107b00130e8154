import { collectiveApiReports } from '@bgm/contract'
import type { Reader } from '#src/api/account/services/collective-reader'
import { getCheckpoints, getReportFile, getUsageLog } from '#src/api/collective/services/files'
import { findMonthReports, listAllMonths } from '#src/api/collective/services/months'
import { recordRead } from '#src/api/collective/services/reads'
import { identifyCollectiveKey } from '#src/api/collective-key/services/authenticate'
import { notFound } from '#src/http/errors'
import { implement } from '#src/http/implement'
import { consume } from '#src/http/rate-limit'

/** Downloads are rate-limited per collective body, across all of its keys. */
const limitFiles = ({ body }: Reader) => consume('collective-file-body', body.documentId)

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
