import { rejectDocumentWrites } from '#src/platform/database/append-only'
import { defineRecurringJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { manageCollectiveAccounts } from './collective/accounts'
import { appendUsageLog } from './log/append'
import { recordLogChanges } from './log/record-changes'
import { enforceDestinationRules } from './report-delivery/destinations'
import { deliverReportJob, requestDeliveries } from './report-delivery/request'
import { sealUsage } from './seal/seal'
import { refreshCoverage } from './usage-coverage/refresh'
import { prepareReply } from './usage-dispute/reply'
import { usageDisputeUid as disputeUid } from './usage-dispute/row'
import { enforceColumnMaps } from './usage-report/column-maps'
import { requestDueReports, usageReportJob } from './usage-report/run'
import { indexVenuesOnChange } from './usage-search/index-venues'
import { indexWorksOnCreate } from './usage-search/index-works'

async function sealAndReport({ signal }: { signal: AbortSignal }) {
  await sealUsage({ signal })
  if (!signal.aborted) await requestDueReports()
}

export function startReporting(): void {
  registerJobs([
    usageReportJob,
    deliverReportJob,
    // Reports are rare, but their files should be sent within minutes.
    defineRecurringJob('request-deliveries', () => requestDeliveries(), { cron: '*/2 * * * *' }),
    defineRecurringJob('append-usage-log', appendUsageLog, { lease: 1800, cron: '* * * * *' }),
    defineRecurringJob('seal-usage', sealAndReport, { lease: 1800, cron: '7 * * * *' }),
    defineRecurringJob('refresh-coverage', refreshCoverage, { lease: 1800, cron: '17 * * * *' }),
  ])
  recordLogChanges()
  manageCollectiveAccounts()
  rejectDocumentWrites('api::collective.collective-read')
  enforceDestinationRules()
  enforceStaffRecordRules(disputeUid, prepareReply)
  enforceColumnMaps()
  indexVenuesOnChange()
  indexWorksOnCreate()
}
