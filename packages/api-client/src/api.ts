import { createAudit } from './business/audit'
import { createBusinessUnits } from './business/business-units'
import { createContactMessages } from './business/contact-messages'
import { createDashboard } from './business/dashboard'
import { createInvitations } from './business/invitations'
import { createLicenceChecks } from './business/licence-checks'
import { createLicences } from './business/licences'
import { createMembers } from './business/members'
import { createOrders } from './business/orders'
import { createOrganisations } from './business/organisations'
import { createPartnerApplications } from './business/partner-applications'
import { createPayLinks, createPayments } from './business/payments'
import { createReferralCodes } from './business/referral-codes'
import { createRegions } from './business/regions'
import { createRegistration } from './business/registration'
import { createSubscriptions } from './business/subscriptions'
import { createUnitImports } from './business/unit-imports'
import { createContent } from './content'
import type { Log } from './content/parse-blocks'
import { createHttp, type HttpOptions } from './http'
import { createIdentity } from './identity'
import { createPersonalData } from './identity/personal-data'
import { createApiKeys } from './integrations/api-keys'
import { createCollectiveKeys } from './integrations/collective-keys'
import { createPublicApi } from './integrations/public-api'
import { createWebhooks } from './integrations/webhooks'
import { createAnnouncements } from './playback/announcements'
import { createCollective } from './playback/collective'
import { createIncidents } from './playback/incidents'
import { createMusic } from './playback/music'
import { createPlayers } from './playback/players'
import { createPlaylists } from './playback/playlists'
import { createRemoteJoins, createRemotePasses, createStaffRemote } from './playback/remotes'
import { createSchedules } from './playback/schedules'
import { createUsage } from './playback/usage'
import { createUsageDisputes } from './playback/usage-disputes'
import { createZones } from './playback/zones'

export interface ApiOptions {
  apiUrl: string
  /** Base URL of the CMS; defaults to `apiUrl`. */
  cmsApiUrl?: string
  locale: string
  /** The raw value of `portal_token`. */
  token?: string | null
  cmsApiToken?: string
  requestId?: string
  /** For example `x-internal-key`, `x-forwarded-for`, `x-device`; empty values are not sent. */
  headers?: Record<string, string | null | undefined>
  timeout?: number
  onCall?: HttpOptions['onCall']
  /** Aborts every pending call. */
  signal?: AbortSignal
  log?: Log
}

export type Api = ReturnType<typeof createApi>

/** All clients for one request. They carry its session, so never share them between requests. */
export function createApi({ apiUrl, cmsApiUrl, cmsApiToken, locale, token, log, ...rest }: ApiOptions) {
  const http = createHttp({ baseUrl: apiUrl, token: () => token, ...rest })
  return {
    identity: createIdentity(http),
    personalData: createPersonalData(http),
    content: createContent({
      baseUrl: cmsApiUrl ?? apiUrl,
      locale,
      configuredToken: cmsApiToken,
      log,
      ...rest,
    }),
    registration: createRegistration(http),
    announcements: createAnnouncements(http),
    businessUnits: createBusinessUnits(http),
    unitImports: createUnitImports(http),
    dashboard: createDashboard(http),
    orders: createOrders(http),
    payments: createPayments(http),
    payLinks: createPayLinks(http),
    subscriptions: createSubscriptions(http),
    regions: createRegions(http),
    referralCodes: createReferralCodes(http),
    partnerApplications: createPartnerApplications(http),
    contactMessages: createContactMessages(http),
    members: createMembers(http),
    invitations: createInvitations(http),
    organisations: createOrganisations(http),
    audit: createAudit(http),
    zones: createZones(http),
    incidents: createIncidents(http),
    players: createPlayers(http),
    remotePasses: createRemotePasses(http),
    remoteJoins: createRemoteJoins(http),
    staffRemote: createStaffRemote(http),
    music: createMusic(http),
    playlists: createPlaylists(http),
    schedules: createSchedules(http),
    usage: createUsage(http),
    collective: createCollective(http),
    collectiveKeys: createCollectiveKeys(http),
    usageDisputes: createUsageDisputes(http),
    apiKeys: createApiKeys(http),
    publicApi: createPublicApi(http),
    webhooks: createWebhooks(http),
    licences: createLicences(http),
    licenceChecks: createLicenceChecks(http),
  }
}
