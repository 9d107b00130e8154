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
import { openJobs } from './api/job/services/open-queue'
import { freezeOrders } from './api/order/services/freeze-terms'
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
import { watchRelations } from './database/relation-columns'
import { enterPreparation, leavePreparation, watchSchema } from './database/schema-lock'
import { prepareRateLimits } from './http/rate-limit'
import { settleBackground } from './jobs/background-work'
import { startWork, stopWork } from './jobs/queue'
import { drain, watchSignals } from './runtime/drain'
import { environment, requireSecrets } from './runtime/environment'
import { startMetrics, stopMetrics } from './runtime/metrics'
import { endOnUncaughtException } from './runtime/uncaught-exceptions'
import { keepMedia } from './storage/media-files'
import { acceptRasterPictures } from './storage/raster-images'

let stopWatching = () => {}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // A log on a full disk is lost; the process that writes it is not.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    requireSecrets()
    watchSignals()
    stopWatching = endOnUncaughtException(strapi)
    openPreview()
    openVersions(strapi)
    registerSupportCondition()
    // Before every other rule of the documents: those write to the same record themselves.
    watchStaleSaves()
    keepAbilities(strapi.contentAPI.permissions.engine)
    keepMedia(strapi)
    acceptRasterPictures(strapi)
    watchSchema(strapi)
    await enterPreparation(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await openJobs()
    watchAccounts()
    watchStaffSignIn()
    watchPanelInvitations()
    watchRelations()
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
    await freezeOrders()
    await ensureRevision()
    watchChanges()
    await leavePreparation()
    await startMetrics(strapi)
    startWork()
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await drain(strapi)
    stopTelling()
    await leavePreparation()
    await stopWork()
    await settleBackground()
    await endPasswordThreads()
    stopMetrics()
    stopWatching()
  },
}
