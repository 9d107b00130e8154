import { collectiveMonths } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import {
  findMonthReports,
  getCheckpoints,
  getMonthArchive,
  getReportFile,
  getUsageLog,
  recordRead,
} from '#src/reporting'

export default implement(
  collectiveMonths,
  {
    async getMonth({ params, caller: reader }) {
      const reports = await findMonthReports(params.month, reader)
      if (!reports) throw notFound()
      await recordRead(reader, 'month', reports.month)
      return reports
    },

    openReportFile: ({ params, caller: reader }) => getReportFile(params, reader),

    async openMonthArchive({ params, caller: reader }) {
      await consume('collective-archive-body', reader.body.documentId)
      return getMonthArchive(params.month, reader)
    },

    openLog: ({ params, caller: reader }) => getUsageLog(params.day, reader),

    openCheckpoints: ({ caller: reader }) => getCheckpoints(reader),
  },
  getCollectiveReader,
)
