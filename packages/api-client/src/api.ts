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
import { type Content, createContent } from './content'
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
  fetch?: HttpOptions['fetch']
  /** Aborts every pending call. */
  signal?: AbortSignal
  log?: Log
  /** Replaces calls of the CMS, e.g. by cached ones. */
  wrapContent?: (content: Content) => Content
}

const clients = {
  identity: createIdentity,
  personalData: createPersonalData,
  registration: createRegistration,
  announcements: createAnnouncements,
  businessUnits: createBusinessUnits,
  unitImports: createUnitImports,
  dashboard: createDashboard,
  orders: createOrders,
  payments: createPayments,
  payLinks: createPayLinks,
  subscriptions: createSubscriptions,
  regions: createRegions,
  referralCodes: createReferralCodes,
  partnerApplications: createPartnerApplications,
  contactMessages: createContactMessages,
  members: createMembers,
  invitations: createInvitations,
  organisations: createOrganisations,
  audit: createAudit,
  zones: createZones,
  incidents: createIncidents,
  players: createPlayers,
  remotePasses: createRemotePasses,
  remoteJoins: createRemoteJoins,
  staffRemote: createStaffRemote,
  music: createMusic,
  playlists: createPlaylists,
  schedules: createSchedules,
  usage: createUsage,
  collective: createCollective,
  collectiveKeys: createCollectiveKeys,
  usageDisputes: createUsageDisputes,
  apiKeys: createApiKeys,
  publicApi: createPublicApi,
  webhooks: createWebhooks,
  licences: createLicences,
  licenceChecks: createLicenceChecks,
}

type Clients = { [Name in keyof typeof clients]: ReturnType<(typeof clients)[Name]> }
export type Api = Clients & { content: Content }

/**
 * All clients for one request, each created when it is first used. They carry its session, so never share them between
 * requests.
 */
export function createApi({
  apiUrl,
  cmsApiUrl,
  cmsApiToken,
  locale,
  token,
  log,
  wrapContent,
  ...rest
}: ApiOptions): Api {
  const http = createHttp({ baseUrl: apiUrl, token: () => token, ...rest })
  const createOwnContent = () => {
    const content = createContent({
      baseUrl: cmsApiUrl ?? apiUrl,
      locale,
      configuredToken: cmsApiToken,
      log,
      ...rest,
    })
    return wrapContent?.(content) ?? content
  }
  const create = (name: string | symbol) =>
    name === 'content' ? createOwnContent() : isClient(name) ? clients[name](http) : undefined
  const created = {} as Api // the proxy adds the clients
  return new Proxy(created, {
    get(_, name) {
      if (!Object.hasOwn(created, name)) Reflect.set(created, name, create(name))
      return Reflect.get(created, name)
    },
  })
}

const isClient = (name: string | symbol): name is keyof Clients => Object.hasOwn(clients, name)
