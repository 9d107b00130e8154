import type { Core } from '@strapi/strapi'
import { seedSample } from '../seed'
import { seedContent } from '../seed/content'
import { seedLarge, sizes } from '../seed/large'
import { ensureFirstAdmin } from './admin-panel/first-admin'
import { watchPanelInvitations } from './admin-panel/invitations'
import { watchNumbers } from './admin-panel/record-rules'
import { ensurePanelRoles } from './admin-panel/roles'
import { watchStaleSaves } from './admin-panel/stale-saves'
import { registerSupportCondition } from './admin-panel/support-role'
import { layOutPanel } from './admin-panel/views/apply'
import { openJobQueue } from './api/job/services/open-queue'
import { freezeOrderTerms } from './api/order/services/freeze-terms'
import { watchAccounts } from './auth/account-lifecycles'
import { keepAbilities } from './auth/cached-permissions'
import { endPasswordThreads } from './auth/passwords'
import { ensurePermissions } from './auth/permissions'
import { watchStaffSignIn } from './auth/security-events'
import { watchChanges } from './content/changes'
import { stopTelling } from './content/hook'
import { ensureLocales } from './content/locales'
import { watchPageAddresses } from './content/page-addresses'
import { openPreview } from './content/preview-link'
import { protectPages } from './content/protected-pages'
import { ensureRevision } from './content/revision'
import { openVersions } from './content/versions/routes'
import { watchVersions } from './content/versions/watch'
import { watchContent } from './content/watch'
import { syncRelationColumns } from './database/relation-columns'
import { acquirePreparationLock, releasePreparationLock, requireCurrentSchema } from './database/schema-lock'
import { prepareRateLimits } from './http/rate-limit'
import { settleBackgroundWork } from './jobs/background-work'
import { startWorking, stopWorking } from './jobs/queue'
import { drain, drainOnSignals } from './runtime/drain'
import { environment, requireSecrets } from './runtime/environment'
import { startMetrics, stopMetrics } from './runtime/metrics'
import { exitOnUncaughtException } from './runtime/uncaught-exceptions'
import { storeMediaInBucket } from './storage/media-files'
import { acceptOnlyRasterImages } from './storage/raster-images'

let stopWatching = () => {}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // A log on a full disk is lost; the process that writes it is not.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    requireSecrets()
    drainOnSignals()
    stopWatching = exitOnUncaughtException(strapi)
    openPreview()
    openVersions(strapi)
    registerSupportCondition()
    // Before every other rule of the documents: those write to the same record themselves.
    watchStaleSaves()
    keepAbilities(strapi.contentAPI.permissions.engine)
    storeMediaInBucket(strapi)
    acceptOnlyRasterImages(strapi)
    requireCurrentSchema(strapi)
    await acquirePreparationLock(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await openJobQueue()
    watchAccounts()
    watchStaffSignIn()
    watchPanelInvitations()
    syncRelationColumns()
    watchNumbers()
    watchContent()
    watchPageAddresses()
    watchVersions()
    protectPages()
    await ensureLocales(strapi)
    await ensurePermissions()
    await ensureFirstAdmin(strapi)
    await prepareRateLimits()
    await layOutPanel()
    await ensurePanelRoles()
    if (environment.SEED === 'content') await seedContent(strapi, { samples: false })
    else if (environment.SEED !== 'none') await seedSample(strapi)
    if (environment.SEED === 'small' || environment.SEED === 'large')
      await seedLarge(strapi, sizes[environment.SEED])
    await freezeOrderTerms()
    await ensureRevision()
    watchChanges()
    await releasePreparationLock()
    await startMetrics(strapi)
    startWorking()
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await drain(strapi)
    stopTelling()
    await releasePreparationLock()
    await stopWorking()
    await settleBackgroundWork()
    await endPasswordThreads()
    stopMetrics()
    stopWatching()
  },
}
