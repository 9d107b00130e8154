import { rejectDocumentWrites } from '#src/platform/database/append-only'
import { defineRecurringJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { registerStatusCheck } from '#src/site'
import { manageCollectiveAccounts } from './collective/accounts'
import { appendUsageLogJob } from './log/append'
import { getLogDelay } from './log/delay'
import { recordLogChanges } from './log/record-changes'
import { enforceDestinationRules } from './report-delivery/destinations'
import { deliverReportJob, requestDeliveries } from './report-delivery/request'
import { refreshCoverage } from './usage-coverage/refresh'
import { prepareReply } from './usage-dispute/reply'
import { usageDisputeUid as disputeUid } from './usage-dispute/row'
import { enforceColumnMaps } from './usage-report/column-maps'
import { requestDueReports, usageReportJob } from './usage-report/run'
import { indexVenuesOnChange } from './usage-search/index-venues'
import { indexWorksOnCreate } from './usage-search/index-works'
import { loadPolicy } from './witness/policy'
import { submitCheckpointJob } from './witness/submit'

/** In seconds, of the two hours that are promised. */
const lateAfter = 3600

export function startReporting(): void {
  // A wrong policy must not let a report become final.
  loadPolicy()
  registerJobs([
    usageReportJob,
    deliverReportJob,
    // Reports are rare, but their files should be sent within minutes.
    defineRecurringJob('request-deliveries', () => requestDeliveries(), { cron: '*/2 * * * *' }),
    appendUsageLogJob,
    submitCheckpointJob,
    defineRecurringJob('request-reports', () => requestDueReports(), { cron: '7 * * * *' }),
    defineRecurringJob('refresh-coverage', refreshCoverage, { lease: 1800, cron: '17 * * * *' }),
  ])
  registerStatusCheck('usage-log', async ({ now }) => (await getLogDelay(now)) < lateAfter)
  recordLogChanges()
  manageCollectiveAccounts()
  rejectDocumentWrites('api::collective.collective-read')
  enforceDestinationRules()
  enforceStaffRecordRules(disputeUid, prepareReply)
  enforceColumnMaps()
  indexVenuesOnChange()
  indexWorksOnCreate()
}
