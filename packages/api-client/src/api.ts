import {
  accounts,
  announcementPlays,
  announcements,
  apiKeys,
  artists,
  auditEntries,
  businessUnits,
  carts,
  certificates,
  collectiveApiLog,
  collectiveApiReports,
  collectiveApiUsage,
  collectiveCoverage,
  collectiveKeys,
  collectiveLog,
  collectiveMonths,
  collectivePlays,
  collectiveReads,
  collectiveVenues,
  consents,
  contactMessages,
  dashboard,
  type Endpoints,
  emailConfirmations,
  googleAccounts,
  incidents,
  installationCodes,
  invitations,
  ledger,
  licenceChecks,
  licences,
  members,
  notifications,
  openingHours,
  orderApproval,
  orderRequests,
  orders,
  organisationSchedule,
  organisations,
  ownPlaylists,
  pairings,
  partnerApplications,
  passwords,
  paymentLinks,
  payments,
  personalData,
  playlists,
  publicPlays,
  publicZones,
  quotations,
  referralCodes,
  regions,
  registrations,
  registrationTaxFiles,
  remoteJoins,
  remotePasses,
  secondFactors,
  serviceStatus,
  sessions,
  staffRemote,
  subscriptions,
  tracks,
  trials,
  unitCalendars,
  unitGroups,
  unitImports,
  unitRemotes,
  unitSchedules,
  uptime,
  usage,
  usageDisputes,
  usageLog,
  usagePlays,
  webhookDeliveries,
  webhooks,
  withholdings,
  zoneBatches,
  zoneSchedules,
  zones,
  zoneViews,
} from '@bgm/contract'
import { type ContentClient, createContentClient } from './content'
import type { LogFunction } from './content/parse-blocks'
import { createEndpointClient, type EndpointClient } from './endpoint-client'
import { createHttpClient, type HttpClientOptions } from './http'

export type ApiOptions = {
  apiUrl: string
  /** Base URL of the CMS; defaults to `apiUrl`. */
  cmsApiUrl?: string
  locale: string
  /** The raw value of the `portal_token` cookie. */
  token?: string | null
  cmsApiToken?: string
  requestId?: string
  /**
   * Sent with every call, e.g. `x-internal-key`, `x-forwarded-for`, `x-device`; empty values are left out.
   */
  headers?: HttpClientOptions['headers']
  timeout?: number
  onCall?: HttpClientOptions['onCall']
  fetch?: HttpClientOptions['fetch']
  /** Aborts every pending call. */
  signal?: AbortSignal
  log?: LogFunction
  /** Wraps the CMS client, e.g. to cache its responses. */
  wrapContent?: (content: ContentClient) => ContentClient
}

/** Accounts and sessions. */
const identity = {
  ...accounts,
  ...emailConfirmations,
  ...googleAccounts,
  ...passwords,
  ...secondFactors,
  ...sessions,
}

const groups = {
  announcementPlays,
  announcements,
  apiKeys,
  artists,
  auditEntries,
  businessUnits,
  carts,
  certificates,
  collectiveApiLog,
  collectiveApiReports,
  collectiveApiUsage,
  collectiveCoverage,
  collectiveKeys,
  collectiveLog,
  collectiveMonths,
  collectivePlays,
  collectiveReads,
  collectiveVenues,
  consents,
  contactMessages,
  dashboard,
  identity,
  incidents,
  installationCodes,
  invitations,
  ledger,
  licenceChecks,
  licences,
  members,
  notifications,
  openingHours,
  orderApproval,
  orderRequests,
  orders,
  organisations,
  organisationSchedule,
  ownPlaylists,
  pairings,
  partnerApplications,
  paymentLinks,
  payments,
  personalData,
  playlists,
  publicPlays,
  publicZones,
  quotations,
  referralCodes,
  regions,
  registrations,
  registrationTaxFiles,
  remoteJoins,
  remotePasses,
  serviceStatus,
  staffRemote,
  subscriptions,
  tracks,
  unitCalendars,
  unitGroups,
  unitImports,
  unitRemotes,
  unitSchedules,
  uptime,
  usage,
  usageDisputes,
  usageLog,
  usagePlays,
  webhookDeliveries,
  webhooks,
  trials,
  withholdings,
  zoneBatches,
  zones,
  zoneSchedules,
  zoneViews,
}

export type Api = { [Name in keyof typeof groups]: EndpointClient<(typeof groups)[Name]> } & {
  content: ContentClient
}

/**
 * All clients for one incoming request, each created on first use. They carry the visitor's session, so never
 * share them between requests.
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
  const http = createHttpClient({ baseUrl: apiUrl, token: () => token, ...rest })
  const createOwnContent = () => {
    const content = createContentClient({
      baseUrl: cmsApiUrl ?? apiUrl,
      locale,
      configuredToken: cmsApiToken,
      log,
      ...rest,
    })
    return wrapContent?.(content) ?? content
  }
  const create = (name: string | symbol) => {
    if (name === 'content') return createOwnContent()
    return isGroup(name) ? createEndpointClient<Endpoints>(http, groups[name]) : undefined
  }
  const created = {} as Api // The proxy below adds the clients.
  return new Proxy(created, {
    get(_, name) {
      if (!Object.hasOwn(created, name)) Reflect.set(created, name, create(name))
      return Reflect.get(created, name)
    },
  })
}

const isGroup = (name: string | symbol): name is keyof typeof groups => Object.hasOwn(groups, name)
