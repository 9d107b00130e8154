import { defineHourlyJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { closeOrganisations } from './personal-data/end'
import { deleteAbandonedRegistrations } from './registration/retention'

export function startOnboarding(): void {
  registerJobs([
    defineHourlyJob('delete-registrations', deleteAbandonedRegistrations, 600),
    defineHourlyJob('close-organisations', closeOrganisations, 600),
  ])
}
