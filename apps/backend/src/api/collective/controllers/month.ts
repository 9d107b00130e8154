import { collectiveMonths } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import {
  findMonthReports,
  getCheckpoints,
  getMonthFiles,
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

    openMonthFiles: ({ params, caller: reader }) => getMonthFiles(params, reader),

    openLog: ({ params, caller: reader }) => getUsageLog(params.day, reader),

    openCheckpoints: ({ caller: reader }) => getCheckpoints(reader),
  },
  getCollectiveReader,
)
