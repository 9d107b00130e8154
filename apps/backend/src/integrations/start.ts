import { membershipEnded } from '#src/customers'
import { accountClosed } from '#src/identity'
import { defineHourlyJob, defineRecurringJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { incidentChanged } from '#src/playback'
import { askToReview } from './api-key/review'
import { revokeKeysCreatedBy } from './collective-key/manage'
import { deliverWebhookJob } from './webhook/notify'
import { notifyIncidentWebhooks } from './webhook/notify-incident'
import { cleanUpWebhooks } from './webhook/row'
import { notifyZoneStateChanges } from './webhook/zone-states'

export function startIntegrations(): void {
  registerJobs([
    deliverWebhookJob,
    defineRecurringJob('watch-zones', ({ signal }) => notifyZoneStateChanges(signal), { everySeconds: 15 }),
    defineHourlyJob('clean-webhooks', cleanUpWebhooks),
  ])
  membershipEnded.subscribe(askToReview)
  accountClosed.subscribe(({ account }) => revokeKeysCreatedBy(account))
  incidentChanged.subscribe(({ change, id, now }) => notifyIncidentWebhooks(change, id, now))
}
