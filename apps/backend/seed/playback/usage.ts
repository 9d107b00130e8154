import { z } from 'zod'
import { defineJob } from '#src/platform/jobs/job'
import { refreshCoverage, requestDueReports, sealUsage } from '#src/reporting'

/** Seals and reports the sample plays right after the first start, without waiting for the hourly jobs. */
export const sampleUsageJob = defineJob(
  'sample-usage',
  z.object({}),
  async (_, { signal }) => {
    await sealUsage({ signal })
    await requestDueReports()
    await refreshCoverage({ signal })
  },
  { lease: 600 },
)
