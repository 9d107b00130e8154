import { z } from 'zod'
import { defineJob, reschedule } from '#src/platform/jobs/job'
import { appendUsageLog, refreshCoverage, requestDueReports } from '#src/reporting'

/** Logs and reports the sample plays right after the first start, without waiting for the recurring jobs. */
export const sampleUsageJob = defineJob(
  'sample-usage',
  z.object({}),
  async (_, { signal }) => {
    await appendUsageLog({ signal })
    // The process that adds the sample data stops soon afterwards; reports need a signed log.
    if (signal.aborted) return reschedule
    await requestDueReports()
    // The recurring job may have computed it before the plays were logged.
    await strapi.db.connection('coverage_months').delete()
    return refreshCoverage({ signal })
  },
  { lease: 600 },
)
