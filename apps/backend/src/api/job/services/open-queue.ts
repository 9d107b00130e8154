import { z } from 'zod'
import { confirmationJob } from '#src/api/account/services/verification'
import { deleteExpiredLicenceBatches, licenceBatchJob } from '#src/api/certificate/services/batch'
import { pruneChanges } from '#src/api/change/services/feed'
import { deleteOldCommands } from '#src/api/command/services/row'
import { incidentAlertJob } from '#src/api/incident/services/alert-job'
import { sendIncidentDigests } from '#src/api/incident/services/digest'
import { deleteOldIncidents } from '#src/api/incident/services/row'
import { trackIncidents } from '#src/api/incident/services/track'
import { repairLicences } from '#src/api/licence/services/repair'
import { statusListJob } from '#src/api/licence/services/status-list'
import { expireOrders } from '#src/api/order/services/expire'
import { deleteExpiredPairings } from '#src/api/pairing/services/row'
import { resetCodeJob } from '#src/api/password/services/reset-code'
import { closePaymentsJob } from '#src/api/payment/services/close'
import { checkPaymentJob, followPaymentJob, sweepPayments } from '#src/api/payment/services/follow'
import { reconcilePayments } from '#src/api/payment/services/reconcile'
import { sendRefundJob } from '#src/api/payment/services/send-refund'
import { deleteOldBoots } from '#src/api/player/services/boots'
import { deleteAbandonedRegistrations } from '#src/api/registration/services/retention'
import { sendExpiryReminders } from '#src/api/reminder/services/send'
import { deleteOldPasses } from '#src/api/remote-pass/services/row'
import { deliverReportJob, requestDeliveries } from '#src/api/report-delivery/services/request'
import { sealUsage } from '#src/api/seal/services/seal'
import { hashAudioJob } from '#src/api/track/services/audio-hashes'
import { withdrawExpiredTracks } from '#src/api/track/services/expired-rights'
import { processUploadJob } from '#src/api/track-upload/services/process'
import { cleanUpUploads } from '#src/api/track-upload/services/row'
import { resumeImports, unitImportJob } from '#src/api/unit-import/services/run'
import { refreshCoverage } from '#src/api/usage-coverage/services/refresh'
import { requestDueReports, usageReportJob } from '#src/api/usage-report/services/run'
import { deliverWebhookJob } from '#src/api/webhook/services/notify'
import { cleanUpWebhooks } from '#src/api/webhook/services/row'
import { notifyZoneStateChanges } from '#src/api/webhook/services/zone-states'
import { deleteExpiredZoneBatches } from '#src/api/zone-batch/services/row'
import { zoneBatchJob } from '#src/api/zone-batch/services/run'
import { textMessageJob } from '#src/auth/text-messages'
import { legacyOrderCopyJob, orderCopyJob } from '#src/email/order-copy'
import { emailJob, legacyEmailJobs, urgentEmailJob } from '#src/email/send'
import { type AnyJob, defineJob } from '#src/jobs/job'
import { openQueue } from '#src/jobs/queue'

const noPayload = z.object({})

const defineHourlyJob = (name: string, work: () => Promise<unknown>, lease = 60) =>
  defineJob(name, noPayload, work, { lease, cron: '7 * * * *' })

async function sealAndReport(signal: AbortSignal) {
  await sealUsage({ signal })
  if (!signal.aborted) await requestDueReports()
}

/** The hourly tasks. Each task is idempotent and independent of the others. */
const hourly = [
  defineHourlyJob('sweep-payments', () => sweepPayments()),
  defineHourlyJob('reconcile-payments', () => reconcilePayments()),
  defineHourlyJob('expire-orders', () => expireOrders(), 600),
  defineHourlyJob('repair-licences', () => repairLicences(), 1800),
  defineHourlyJob('send-expiry-reminders', () => sendExpiryReminders(), 600),
  defineHourlyJob('resume-imports', () => resumeImports(), 300),
  defineHourlyJob('withdraw-expired-tracks', () => withdrawExpiredTracks()),
  defineHourlyJob('clean-track-uploads', () => cleanUpUploads()),
  defineHourlyJob('prune-changes', () => pruneChanges()),
  defineHourlyJob('delete-boots', () => deleteOldBoots()),
  defineHourlyJob('delete-pairings', () => deleteExpiredPairings()),
  defineHourlyJob('delete-commands', () => deleteOldCommands()),
  defineHourlyJob('delete-remote-passes', () => deleteOldPasses()),
  defineJob('seal-usage', noPayload, (_, { signal }) => sealAndReport(signal), {
    lease: 1800,
    cron: '7 * * * *',
  }),
  defineJob('refresh-coverage', noPayload, (_, { signal }) => refreshCoverage({ signal }), {
    lease: 1800,
    cron: '17 * * * *',
  }),
  defineHourlyJob('delete-licence-batches', () => deleteExpiredLicenceBatches(), 600),
  defineHourlyJob('delete-zone-batches', () => deleteExpiredZoneBatches()),
  defineHourlyJob('clean-webhooks', () => cleanUpWebhooks()),
  defineHourlyJob('send-incident-digests', () => sendIncidentDigests(), 600),
  defineHourlyJob('delete-incidents', () => deleteOldIncidents()),
  defineHourlyJob('delete-registrations', () => deleteAbandonedRegistrations(), 600),
]

/** Reports are rare, but their files should be sent within minutes. */
const requestDeliveriesJob = defineJob('request-deliveries', noPayload, () => requestDeliveries(), {
  cron: '*/2 * * * *',
})

const watchZonesJob = defineJob('watch-zones', noPayload, (_, { signal }) => notifyZoneStateChanges(signal), {
  everySeconds: 15,
})

const trackIncidentsJob = defineJob('track-incidents', noPayload, () => trackIncidents(), {
  lease: 120,
  everySeconds: 30,
})

/** Opens the job queue and registers all of the backend's jobs, and `further` ones. */
export const openJobQueue = (further: readonly AnyJob[] = []): Promise<void> =>
  openQueue([
    urgentEmailJob,
    emailJob,
    textMessageJob,
    resetCodeJob,
    confirmationJob,
    unitImportJob,
    licenceBatchJob,
    zoneBatchJob,
    orderCopyJob,
    processUploadJob,
    hashAudioJob,
    statusListJob,
    checkPaymentJob,
    followPaymentJob,
    closePaymentsJob,
    sendRefundJob,
    usageReportJob,
    deliverReportJob,
    deliverWebhookJob,
    requestDeliveriesJob,
    watchZonesJob,
    ...legacyEmailJobs,
    legacyOrderCopyJob,
    incidentAlertJob,
    trackIncidentsJob,
    ...hourly,
    ...further,
  ])
