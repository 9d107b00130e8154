import { collectiveApiReports } from '@bgm/contract'
import type { CollectiveReader } from '#src/identity'
import { identifyCollectiveKey } from '#src/integrations'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import {
  findMonthReports,
  getCheckpoints,
  getMonthArchive,
  getReportFile,
  getUsageLog,
  listAllMonths,
  recordRead,
} from '#src/reporting'

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

    async openArchive({ params, caller: reader }) {
      await consume('collective-archive-body', reader.body.documentId)
      return getMonthArchive(params.month, reader)
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
