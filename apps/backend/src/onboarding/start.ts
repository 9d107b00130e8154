import { defineHourlyJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { deleteAbandonedRegistrations } from './registration/retention'

export function startOnboarding(): void {
  registerJobs([defineHourlyJob('delete-registrations', deleteAbandonedRegistrations, 600)])
}
