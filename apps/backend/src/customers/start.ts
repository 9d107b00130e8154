import { rejectDocumentWrites } from '#src/platform/database/append-only'
import { defineHourlyJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { deleteOldSentEmails } from '#src/platform/mail/sent-emails'
import { showLabelsInPanel } from './audit-entry/show-labels'
import { recordTimeZoneMoves } from './business-unit/time-zones'
import { resumeImports, unitImportJob } from './unit-import/run'

export function startCustomers(): void {
  registerJobs([
    unitImportJob,
    defineHourlyJob('resume-imports', resumeImports, 300),
    defineHourlyJob('delete-sent-emails', deleteOldSentEmails),
  ])
  showLabelsInPanel()
  rejectDocumentWrites('api::audit-entry.audit-entry')
  recordTimeZoneMoves()
}
