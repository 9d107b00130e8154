import type { Core } from '@strapi/strapi'
import { enforceNumberLimits } from '#src/platform/panel/record-rules'
import { addSeed, listSeedJobs } from '../seed'
import { recordAccountChanges } from './admin-panel/account-changes'
import { addCatalogueRoutes, registerUploadAction } from './admin-panel/catalogue-routes'
import { registerCuratedCondition } from './admin-panel/curator-role'
import { registerCustomerOrderAction } from './admin-panel/customer-order-action'
import { searchCustomers } from './admin-panel/customer-search-hook'
import { sendPanelInvitations } from './admin-panel/invitations'
import { registerJobAction } from './admin-panel/job-actions'
import { recordPanelChanges } from './admin-panel/organisation-changes'
import { registerPaymentActions } from './admin-panel/payment-actions'
import { addPriceRoutes, registerPriceAction } from './admin-panel/price-routes'
import { limitRecordActions } from './admin-panel/record-actions'
import { ensurePanelRoles } from './admin-panel/roles'
import { registerSentEmailAction } from './admin-panel/sent-email-action'
import { registerStatusAction } from './admin-panel/status-action'
import { registerSupportCondition } from './admin-panel/support-role'
import { applyPanelViews } from './admin-panel/views/apply'
import { addDeadJobRoutes } from './api/job/panel-routes'
import { addPaymentOfficeRoutes } from './api/payment-office/panel-routes'
import { addSentEmailRoutes } from './api/sent-email/panel-routes'
import { addStatusNoteRoutes } from './api/service-status/panel-routes'
import { addSecondFactorRoutes } from './api/staff-access/panel-routes'
import { addStaffOrderRoutes } from './api/staff-order/panel-routes'
import {
  countReconciliationDifferences,
  countUnexportedTaxInvoices,
  ensurePaymentSetting,
  freezeOrderTerms,
  startBilling,
} from './billing'
import {
  ensureUniqueTracks,
  hashMissingAudio,
  indexMissingTracks,
  startCatalogue,
  updateUncheckedCreditStates,
} from './catalogue'
import { startCustomers } from './customers'
import {
  authenticateMembers,
  bumpRoleVersionsAfterWrites,
  cacheAbilities,
  enforceStaffPasswords,
  ensureFirstAdmin,
  ensurePermissions,
  ensureSampleSecondFactor,
  requireSecondFactor,
  startIdentity,
} from './identity'
import { startIntegrations } from './integrations'
import { ensureLicenceKey, issueMissingLicences, startLicensing } from './licensing'
import { startOnboarding } from './onboarding'
import { ensureAppendOnlyTriggers } from './platform/database/append-only-triggers'
import { createSchema } from './platform/database/create-schema'
import { skipUnusedEntryEvents } from './platform/database/entry-events'
import { syncRelationColumns } from './platform/database/relation-columns'
import {
  acquirePreparationLock,
  releasePreparationLock,
  requireCurrentSchema,
} from './platform/database/schema-lock'
import { prepareRateLimits } from './platform/http/rate-limit'
import { indexRoutes } from './platform/http/route-index'
import { cacheSecurityHeaders } from './platform/http/security-headers'
import { waitForBackgroundWork } from './platform/jobs/background-work'
import { countJobs, openQueue, registerJobs, startQueue, stopQueue } from './platform/jobs/queue'
import { mailJobs } from './platform/mail/send'
import { guardContentManagerRoutes } from './platform/panel/field-access/guard-routes'
import { limitRelatedFields } from './platform/panel/field-access/permissions-manager'
import { registerOwnFields } from './platform/panel/own-fields'
import { limitPictures, removeUploadsByAddress } from './platform/panel/picture-limits'
import { rejectStaleSaves } from './platform/panel/stale-saves'
import { announceDrainOnSignals, drain } from './platform/runtime/drain'
import { environment, requireSecrets } from './platform/runtime/environment'
import { startMetrics, stopMetrics } from './platform/runtime/metrics'
import { exitOnUncaughtException } from './platform/runtime/uncaught-exceptions'
import { configureMediaBucket } from './platform/storage/media-files'
import { createRenditions } from './platform/storage/picture-renditions'
import { acceptOnlyRasterImages } from './platform/storage/raster-images'
import { ensurePlayPartitions, startFeed, startPlayback, stopFeed } from './playback'
import {
  addUsageLogRoutes,
  addUsageReportRoutes,
  countLogFindings,
  countPolicyDifferences,
  countRefusals,
  ensureColumnMap,
  ensureUsageLog,
  getLogDelay,
  getWitnessAges,
  indexMissingVenues,
  indexMissingWorks,
  startReporting,
} from './reporting'
import {
  addVersionRoutes,
  enablePreview,
  ensureLocales,
  ensureRevision,
  notifySitesOfChanges,
  protectUsedPictures,
  startSite,
  stopNotifyingSites,
} from './site'

let stopWatching = () => {}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // A full disk must not crash the process that logs to it.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    requireSecrets()
    announceDrainOnSignals()
    stopWatching = exitOnUncaughtException(strapi)
    skipUnusedEntryEvents()
    enablePreview()
    limitRelatedFields(strapi)
    searchCustomers(strapi)
    guardContentManagerRoutes(strapi)
    limitRecordActions(strapi)
    addVersionRoutes(strapi)
    registerOwnFields(strapi)
    addUsageLogRoutes(strapi)
    addUsageReportRoutes(strapi)
    addCatalogueRoutes(strapi)
    await registerUploadAction(strapi)
    addPaymentOfficeRoutes(strapi)
    addPriceRoutes(strapi)
    addSecondFactorRoutes(strapi)
    addDeadJobRoutes(strapi)
    addStatusNoteRoutes(strapi)
    addStaffOrderRoutes(strapi)
    addSentEmailRoutes(strapi)
    registerSupportCondition()
    registerPaymentActions()
    registerJobAction()
    registerPriceAction()
    registerStatusAction()
    registerCustomerOrderAction()
    registerSentEmailAction()
    registerCuratedCondition()
    // Must run before all other document rules, because those rules also write to the record.
    rejectStaleSaves()
    cacheAbilities(strapi.contentAPI.permissions.engine)
    authenticateMembers(strapi)
    requireSecondFactor(strapi)
    enforceStaffPasswords(strapi)
    indexRoutes(strapi.server.router)
    cacheSecurityHeaders(strapi)
    configureMediaBucket(strapi)
    acceptOnlyRasterImages(strapi)
    createRenditions(strapi)
    protectUsedPictures(strapi)
    limitPictures(strapi)
    removeUploadsByAddress(strapi)
    requireCurrentSchema(strapi)
    await acquirePreparationLock(strapi)
    await createSchema(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    // It counts files for Strapi's telemetry, which is off.
    strapi.cron.remove('uploadWeekly')
    syncRelationColumns()
    registerJobs([...mailJobs, ...listSeedJobs(environment.SEED)])
    startIdentity()
    startCustomers()
    startSite()
    startCatalogue()
    startBilling()
    startLicensing()
    startPlayback()
    startReporting()
    startIntegrations()
    startOnboarding()
    enforceNumberLimits()
    sendPanelInvitations()
    recordPanelChanges()
    recordAccountChanges()
    await openQueue()
    await ensureAppendOnlyTriggers()
    await ensurePlayPartitions()
    await ensureUniqueTracks()
    await ensureLicenceKey()
    await ensureUsageLog()
    await ensurePaymentSetting()
    await ensureColumnMap()
    await ensureLocales(strapi)
    await ensurePermissions()
    bumpRoleVersionsAfterWrites()
    await ensureFirstAdmin(strapi)
    await ensureSampleSecondFactor()
    await prepareRateLimits()
    await applyPanelViews()
    await ensurePanelRoles()
    await addSeed(strapi, environment.SEED)
    await indexMissingTracks()
    await indexMissingVenues()
    await indexMissingWorks()
    await updateUncheckedCreditStates()
    await hashMissingAudio()
    await freezeOrderTerms()
    await issueMissingLicences()
    await ensureRevision()
    notifySitesOfChanges()
    await releasePreparationLock()
    await startMetrics(strapi, {
      countJobs,
      countDifferences: countReconciliationDifferences,
      countUnexportedTaxInvoices,
      usageLog: {
        getLogDelay,
        countLogFindings,
        getWitnessAges,
        countRefusals,
        countPolicyDifferences,
      },
    })
    await startFeed()
    await startQueue()
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopFeed()
    await drain(strapi)
    stopNotifyingSites()
    await releasePreparationLock()
    await stopQueue()
    await waitForBackgroundWork()
    stopMetrics()
    stopWatching()
  },
}
