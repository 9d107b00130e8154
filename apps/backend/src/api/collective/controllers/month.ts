import { collectiveMonths } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity/account/collective-reader'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getCheckpoints, getMonthFiles, getReportFile, getUsageLog } from '#src/reporting/collective/files'
import { findMonthReports } from '#src/reporting/collective/months'
import { recordRead } from '#src/reporting/collective/reads'

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
