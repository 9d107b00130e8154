import type { Core } from '@strapi/strapi'
import { seedSample } from '../seed'
import { seedContent } from '../seed/content'
import { seedLarge, sizes } from '../seed/large'
import { watchAccounts } from './account-lifecycles'
import { freezeOrders } from './api/order/services/freeze'
import { settleBackground } from './background'
import { openJobs } from './background-jobs'
import { watchChanges } from './content/changes'
import { stopTelling } from './content/hook'
import { watchPageAddresses } from './content/page-addresses'
import { layOutPanel } from './content/panel/apply'
import { openPreview } from './content/preview-link'
import { protectPages } from './content/protected-pages'
import { ensureRevision } from './content/revision'
import { openVersions } from './content/versions/routes'
import { watchVersions } from './content/versions/watch'
import { watchContent } from './content/watch'
import { drain, watchSignals } from './drain'
import { environment, requireSecrets } from './environment'
import { ensureFirstAdmin } from './first-admin'
import { startWork, stopWork } from './jobs/queue'
import { keepAbilities } from './kept-rights'
import { endOnUncaughtException } from './last-resort'
import { ensureLocales } from './locales'
import { keepMedia } from './media-files'
import { startMetrics, stopMetrics } from './metrics'
import { watchPanelInvitations } from './panel-invitations'
import { ensurePanelRoles } from './panel-roles'
import { endPasswordThreads } from './passwords'
import { ensurePermissions } from './permissions'
import { acceptRasterPictures } from './raster-pictures'
import { prepareRateLimits } from './rate-limit'
import { watchNumbers } from './record-rules'
import { watchRelations } from './relation-columns'
import { enterPreparation, leavePreparation, watchSchema } from './schema-lock'
import { watchStaffSignIn } from './security-events'
import { watchStaleSaves } from './stale-saves'
import { registerSupportCondition } from './support-panel'

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
