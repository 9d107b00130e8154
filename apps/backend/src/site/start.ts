import { defineRecurringJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { prepareHandling } from '#src/platform/panel/handled-records'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { contactMessageUid } from './contact-message/row'
import { enforceContentRules } from './content/content-rules'
import { fillEntryDefaults } from './content/entry-defaults'
import { managePageSlugs } from './content/page-slugs'
import { protectRequiredPages } from './content/protected-pages'
import { recordVersions } from './content/versions/record'
import { prepareStaffUpdate } from './partner-application/panel-rules'
import { partnerApplicationUid } from './partner-application/row'
import { checkService } from './service-status/run-checks'

export function startSite(): void {
  registerJobs([
    defineRecurringJob('check-service', ({ signal }) => checkService(signal), { cron: '* * * * *' }),
  ])
  enforceStaffRecordRules(contactMessageUid, prepareHandling)
  enforceStaffRecordRules(partnerApplicationUid, prepareStaffUpdate)
  enforceContentRules()
  fillEntryDefaults()
  managePageSlugs()
  recordVersions()
  protectRequiredPages()
}
