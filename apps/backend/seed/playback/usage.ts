import { z } from 'zod'
import { sealUsage } from '#src/api/seal/services/seal'
import { refreshCoverage } from '#src/api/usage-coverage/services/refresh'
import { requestDueReports } from '#src/api/usage-report/services/run'
import { defineJob } from '#src/jobs/job'

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
