import { z } from 'zod'
import { expireOrders } from '#src/billing/order/expire'
import { legacyOrderCopyJob, orderCopyJob } from '#src/billing/order/order-copy'
import { closePaymentsJob } from '#src/billing/payment/close'
import { checkPaymentJob, followPaymentJob, sweepPayments } from '#src/billing/payment/follow'
import { reconcilePayments } from '#src/billing/payment/reconcile'
import { sendRefundJob } from '#src/billing/payment/send-refund'
import { sendExpiryReminders } from '#src/billing/reminder/send'
import { hashAudioJob } from '#src/catalogue/track/audio-hashes'
import { withdrawExpiredTracks } from '#src/catalogue/track/expired-rights'
import { processUploadJob } from '#src/catalogue/track-upload/process'
import { cleanUpUploads } from '#src/catalogue/track-upload/row'
import { resumeImports, unitImportJob } from '#src/customers/unit-import/run'
import { confirmationJob } from '#src/identity/account/verification'
import { textMessageJob } from '#src/identity/code/text-messages'
import { resetCodeJob } from '#src/identity/password/reset-code'
import { deliverWebhookJob } from '#src/integrations/webhook/notify'
import { cleanUpWebhooks } from '#src/integrations/webhook/row'
import { notifyZoneStateChanges } from '#src/integrations/webhook/zone-states'
import { deleteExpiredLicenceBatches, licenceBatchJob } from '#src/licensing/certificate/batch'
import { repairLicences } from '#src/licensing/licence/repair'
import { statusListJob } from '#src/licensing/licence/status-list'
import { deleteAbandonedRegistrations } from '#src/onboarding/registration/retention'
import { type AnyJob, defineJob } from '#src/platform/jobs/job'
import { openQueue } from '#src/platform/jobs/queue'
import { emailJob, legacyEmailJobs, urgentEmailJob } from '#src/platform/mail/send'
import { pruneChanges } from '#src/playback/change/feed'
import { deleteOldCommands } from '#src/playback/command/row'
import { incidentAlertJob } from '#src/playback/incident/alert-job'
import { sendIncidentDigests } from '#src/playback/incident/digest'
import { deleteOldIncidents } from '#src/playback/incident/row'
import { trackIncidents } from '#src/playback/incident/track'
import { deleteExpiredPairings } from '#src/playback/pairing/row'
import { deleteOldBoots } from '#src/playback/player/boots'
import { deleteOldPasses } from '#src/playback/remote-pass/row'
import { deleteExpiredZoneBatches } from '#src/playback/zone-batch/row'
import { zoneBatchJob } from '#src/playback/zone-batch/run'
import { deliverReportJob, requestDeliveries } from '#src/reporting/report-delivery/request'
import { sealUsage } from '#src/reporting/seal/seal'
import { refreshCoverage } from '#src/reporting/usage-coverage/refresh'
import { requestDueReports, usageReportJob } from '#src/reporting/usage-report/run'

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
