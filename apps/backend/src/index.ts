import type { Core } from '@strapi/strapi'
import { enforceNumberLimits } from '#src/platform/panel/record-rules'
import { addSeed, listSeedJobs } from '../seed'
import { recordAccountChanges } from './admin-panel/account-changes'
import { addCatalogueRoutes, registerUploadAction } from './admin-panel/catalogue-routes'
import { registerCuratedCondition } from './admin-panel/curator-role'
import { searchCustomers } from './admin-panel/customer-search-hook'
import { registerFacetField } from './admin-panel/facets'
import { guardContentManagerRoutes } from './admin-panel/field-access/guard-routes'
import { limitRelatedFields } from './admin-panel/field-access/permissions-manager'
import { sendPanelInvitations } from './admin-panel/invitations'
import { registerJobAction } from './admin-panel/job-actions'
import { recordPanelChanges } from './admin-panel/organisation-changes'
import { registerPaymentActions } from './admin-panel/payment-actions'
import { limitPictures, removeUploadsByAddress } from './admin-panel/picture-limits'
import { addPriceRoutes } from './admin-panel/price-routes'
import { limitRecordActions } from './admin-panel/record-actions'
import { ensurePanelRoles } from './admin-panel/roles'
import { rejectStaleSaves } from './admin-panel/stale-saves'
import { registerSupportCondition } from './admin-panel/support-role'
import { applyPanelViews } from './admin-panel/views/apply'
import { registerAccountLifecycles } from './api/account/services/lifecycles'
import { recordTimeZoneMoves } from './api/business-unit/services/time-zones'
import { startFeed, stopFeed } from './api/change/services/wake-up'
import { addDeadJobRoutes } from './api/job/panel-routes'
import { openJobQueue } from './api/job/services/open-queue'
import { issueMissingLicences } from './api/licence/services/issue'
import { ensureLicenceKey } from './api/licence/services/keys'
import { freezeOrderTerms } from './api/order/services/freeze-terms'
import { countReconciliationDifferences } from './api/payment/services/reconcile'
import { ensurePaymentSetting } from './api/payment/services/settings'
import { addPaymentOfficeRoutes } from './api/payment-office/panel-routes'
import { addUsageLogRoutes } from './api/seal/services/panel-routes'
import { authenticateMembers } from './api/session/services/authenticate'
import { addSecondFactorRoutes } from './api/staff-access/panel-routes'
import { ensureFirstAdmin, ensureSampleSecondFactor } from './api/staff-access/services/first-admin'
import { getStepAfterPassword, requireSecondFactor } from './api/staff-access/services/gate'
import { enforceStaffPasswords } from './api/staff-access/services/passwords'
import { followStaffAccounts } from './api/staff-access/services/second-factor'
import { hashMissingAudio } from './api/track/services/audio-hashes'
import { updateUncheckedCreditStates } from './api/track/services/credits'
import { ensureUniqueTracks } from './api/track/services/isrc'
import { indexMissingTracks, indexTracksOnChange } from './api/track/services/terms'
import { ensureColumnMap } from './api/usage-report/services/column-maps'
import { addUsageReportRoutes } from './api/usage-report/services/panel-routes'
import { indexMissingVenues, indexVenuesOnChange } from './api/usage-search/services/index-venues'
import { indexMissingWorks, indexWorksOnCreate } from './api/usage-search/services/index-works'
import { bumpRoleVersionsAfterWrites, cacheAbilities } from './auth/cached-permissions'
import { ensurePermissions } from './auth/permissions'
import { logStaffSignIns } from './auth/security-events'
import { notifySitesOfChanges } from './content/change-notifications'
import { enforceContentRules } from './content/content-rules'
import { fillEntryDefaults } from './content/entry-defaults'
import { ensureLocales } from './content/locales'
import { stopNotifyingSites } from './content/notify-sites'
import { managePageSlugs } from './content/page-slugs'
import { enablePreview } from './content/preview-link'
import { protectRequiredPages } from './content/protected-pages'
import { ensureRevision } from './content/revision'
import { protectUsedPictures } from './content/used-pictures'
import { recordVersions } from './content/versions/record'
import { addVersionRoutes } from './content/versions/routes'
import { ensureAppendOnlyTriggers } from './database/append-only-triggers'
import { createSchema } from './database/create-schema'
import { syncRelationColumns } from './database/relation-columns'
import { acquirePreparationLock, releasePreparationLock, requireCurrentSchema } from './database/schema-lock'
import { prepareRateLimits } from './http/rate-limit'
import { indexRoutes } from './http/route-index'
import { cacheSecurityHeaders } from './http/security-headers'
import { waitForBackgroundWork } from './jobs/background-work'
import { countJobs, startQueue, stopQueue } from './jobs/queue'
import { announceDrainOnSignals, drain } from './runtime/drain'
import { environment, requireSecrets } from './runtime/environment'
import { startMetrics, stopMetrics } from './runtime/metrics'
import { exitOnUncaughtException } from './runtime/uncaught-exceptions'
import { configureMediaBucket } from './storage/media-files'
import { createRenditions } from './storage/picture-renditions'
import { acceptOnlyRasterImages } from './storage/raster-images'

let stopWatching = () => {}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // A full disk must not crash the process that logs to it.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    requireSecrets()
    announceDrainOnSignals()
    stopWatching = exitOnUncaughtException(strapi)
    enablePreview()
    limitRelatedFields(strapi)
    searchCustomers(strapi)
    guardContentManagerRoutes(strapi)
    limitRecordActions(strapi)
    addVersionRoutes(strapi)
    registerFacetField(strapi)
    addUsageLogRoutes(strapi)
    addUsageReportRoutes(strapi)
    addCatalogueRoutes(strapi)
    await registerUploadAction(strapi)
    addPaymentOfficeRoutes(strapi)
    addPriceRoutes(strapi)
    addSecondFactorRoutes(strapi)
    addDeadJobRoutes(strapi)
    registerSupportCondition()
    registerPaymentActions()
    registerJobAction()
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
    await openJobQueue(listSeedJobs(environment.SEED))
    registerAccountLifecycles()
    recordTimeZoneMoves()
    logStaffSignIns(async id => (await getStepAfterPassword(id)) === null)
    followStaffAccounts()
    sendPanelInvitations()
    recordPanelChanges()
    recordAccountChanges()
    syncRelationColumns()
    indexTracksOnChange()
    indexVenuesOnChange()
    indexWorksOnCreate()
    enforceNumberLimits()
    enforceContentRules()
    fillEntryDefaults()
    managePageSlugs()
    recordVersions()
    protectRequiredPages()
    await ensureAppendOnlyTriggers()
    await ensureUniqueTracks()
    await ensureLicenceKey()
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
    await startMetrics(strapi, { countJobs, countDifferences: countReconciliationDifferences })
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
