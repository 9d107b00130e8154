import { collectiveMonths } from '@bgm/contract'
import { getReader } from '#src/api/account/services/collective-reader'
import { notFound } from '#src/http/errors'
import { implement } from '#src/http/implement'
import { getCheckpoints, getMonthFiles, getReportFile, getUsageLog } from '../services/files'
import { findMonthReports } from '../services/months'
import { recordRead } from '../services/reads'

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
  getReader,
)
