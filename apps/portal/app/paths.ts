import { type Locale, localizePath } from '@bgm/i18n'
import type { RegistrationStep } from '@bgm/validation'

type Query = Record<string, string | undefined>

const page = (path: string) => (locale: Locale) => localizePath(locale, path)

const query = (values: Query) => {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/**
 * An unconfirmed order as query parameters, so that its pages can be reloaded, bookmarked and opened in the
 * other language.
 */
export type OrderQuery = {
  unit: string
  kind?: string | undefined
  package?: string | undefined
  billing_period?: string | undefined
  zone_count?: string | undefined
  voucher_code?: string | undefined
}

/** The only builder of links and redirects inside the portal. */
export const paths = {
  dashboard: page('/'),
  signIn: (locale: Locale, redirectTo?: string) => localizePath(locale, `/sign-in${query({ redirectTo })}`),
  secondFactor: page('/sign-in/second-factor'),
  google: (locale: Locale, redirectTo?: string) =>
    localizePath(locale, `/connect/google${query({ redirectTo })}`),
  googleJoin: page('/connect/google/join'),
  signOut: page('/sign-out'),
  register: page('/register'),
  verify: page('/verify'),
  forgotPassword: (locale: Locale, redirectTo?: string) =>
    localizePath(locale, `/forgot-password${query({ redirectTo })}`),
  verifyCode: page('/verify-code'),
  resetPassword: page('/reset-password'),
  registrationStep: (locale: Locale, step: RegistrationStep) => localizePath(locale, `/register/${step}`),
  startTrial: page('/register/trial'),
  trial: page('/trial'),
  registrationTaxFile: page('/register/tax-file'),
  regions: (parent: string) => `/regions${query({ parent })}`,
  businessUnits: (locale: Locale, filter: Query = {}) =>
    localizePath(locale, `/business-units${query(filter)}`),
  newBusinessUnit: page('/business-units/new'),
  businessUnitsFile: (locale: Locale, filter: Query = {}) =>
    localizePath(locale, `/business-units/export.csv${query(filter)}`),
  importUnits: page('/business-units/import'),
  importTemplate: page('/business-units/import/template.csv'),
  unitImport: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/import/${encodeURIComponent(id)}`),
  unitImportResult: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/import/${encodeURIComponent(id)}/result.csv`),
  businessUnit: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/${encodeURIComponent(id)}`),
  editBusinessUnit: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/${encodeURIComponent(id)}/edit`),
  deleteBusinessUnit: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/${encodeURIComponent(id)}/delete`),
  /**
   * A page that redirects to a new order for the same package, or to the payment if the renewal has already
   * been ordered.
   */
  renewUnit: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/${encodeURIComponent(id)}/renew`),
  renewUnits: (locale: Locale, units: readonly string[]) =>
    `${localizePath(locale, '/renew')}?${new URLSearchParams(units.map(id => ['unit', id]))}`,
  businessUnitTaxFile: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/${encodeURIComponent(id)}/tax-file`),
  groups: (locale: Locale, filter: Query = {}) => localizePath(locale, `/groups${query(filter)}`),
  group: (locale: Locale, id: string) => localizePath(locale, `/groups/${encodeURIComponent(id)}`),
  newGroup: page('/groups/new'),
  exemptUnits: page('/groups/exempt'),
  editGroup: (locale: Locale, id: string) => localizePath(locale, `/groups/${encodeURIComponent(id)}/edit`),
  addGroupUnits: (locale: Locale, id: string, filter: Query = {}) =>
    localizePath(locale, `/groups/${encodeURIComponent(id)}/units${query(filter)}`),
  cart: (locale: Locale, filter: Query = {}) => localizePath(locale, `/cart${query(filter)}`),
  orders: (locale: Locale, filter: { business_unit?: string } = {}) =>
    localizePath(locale, `/orders${query(filter)}`),
  cancelOrder: (locale: Locale, id: string) =>
    localizePath(locale, `/orders/${encodeURIComponent(id)}/cancel`),
  orderRequests: (locale: Locale, filter: Query = {}) =>
    localizePath(locale, `/orders/requests${query(filter)}`),
  orderRequest: (locale: Locale, id: string) =>
    localizePath(locale, `/orders/requests/${encodeURIComponent(id)}`),
  quotations: (locale: Locale) => localizePath(locale, '/orders/quotations'),
  quotation: (locale: Locale, id: string) =>
    localizePath(locale, `/orders/quotations/${encodeURIComponent(id)}`),
  quotationFile: (locale: Locale, id: string) =>
    localizePath(locale, `/orders/quotations/${encodeURIComponent(id)}/file.pdf`),
  orderApproval: (locale: Locale) => localizePath(locale, '/settings/order-approval'),
  creditNote: (locale: Locale, order: string, number: string) =>
    localizePath(locale, `/orders/${encodeURIComponent(order)}/credit-notes/${encodeURIComponent(number)}`),
  orderInvoice: (locale: Locale, id: string) =>
    localizePath(locale, `/orders/${encodeURIComponent(id)}/invoice.pdf`),
  newOrder: (locale: Locale, order: OrderQuery) => localizePath(locale, `/orders/new${query({ ...order })}`),
  newOrderSummary: (locale: Locale, order: OrderQuery) =>
    localizePath(locale, `/orders/new/summary${query({ ...order })}`),
  /** The query has the choice whose consequences the page shows. */
  changeSubscription: (locale: Locale, unit: string, choice: Query = {}) =>
    localizePath(locale, `/business-units/${encodeURIComponent(unit)}/change${query(choice)}`),
  payOrder: (locale: Locale, id: string, way?: 'bank-transfer') =>
    localizePath(locale, `/orders/${encodeURIComponent(id)}/pay${query({ way })}`),
  payOrders: (locale: Locale, orders: readonly string[], way?: 'bank-transfer') =>
    `${localizePath(locale, '/orders/pay')}?${new URLSearchParams([...orders.map(id => ['order', id]), ...(way ? [['way', way]] : [])])}`,
  payment: (locale: Locale, order: string, id: string) =>
    localizePath(locale, `/orders/${encodeURIComponent(order)}/payments/${encodeURIComponent(id)}`),
  paymentCode: (locale: Locale, order: string, id: string) =>
    localizePath(locale, `/orders/${encodeURIComponent(order)}/payments/${encodeURIComponent(id)}/qr.png`),
  paymentReceipt: (locale: Locale, order: string, id: string) =>
    localizePath(locale, `/orders/${encodeURIComponent(order)}/payments/${encodeURIComponent(id)}/receipt`),
  payLink: (locale: Locale, token: string, way?: 'bank-transfer') =>
    localizePath(locale, `/pay/${encodeURIComponent(token)}${query({ way })}`),
  payLinkPayment: (locale: Locale, token: string, id: string) =>
    localizePath(locale, `/pay/${encodeURIComponent(token)}/payments/${encodeURIComponent(id)}`),
  payLinkReceipt: (locale: Locale, token: string, id: string) =>
    localizePath(locale, `/pay/${encodeURIComponent(token)}/payments/${encodeURIComponent(id)}/receipt`),
  payLinkCode: (locale: Locale, token: string, id: string) =>
    localizePath(locale, `/pay/${encodeURIComponent(token)}/payments/${encodeURIComponent(id)}/qr.png`),
  withholding: (locale: Locale, id: string) =>
    localizePath(locale, `/orders/${encodeURIComponent(id)}/withholding`),
  withholdingSlip: (locale: Locale, order: string, slip: string) =>
    localizePath(
      locale,
      `/orders/${encodeURIComponent(order)}/withholding/slips/${encodeURIComponent(slip)}`,
    ),
  order: (locale: Locale, id: string) => localizePath(locale, `/orders/${encodeURIComponent(id)}`),
  /** Returns the path of the same list with changed query parameters; an empty value removes a parameter. */
  withQuery: (path: string, current: URLSearchParams, changes: Query) =>
    path + query({ ...Object.fromEntries(current), ...changes }),
  zones: (locale: Locale, filter: Query = {}) => localizePath(locale, `/zones${query(filter)}`),
  incidents: (locale: Locale, filter: Query = {}) => localizePath(locale, `/zones/incidents${query(filter)}`),
  uptime: (locale: Locale, month?: string, filter: Query = {}) =>
    localizePath(locale, `/zones/uptime${month ? `/${month}` : ''}${query(filter)}`),
  uptimeFile: (locale: Locale, month: string, filter: Query = {}) =>
    localizePath(locale, `/zones/uptime/${month}.csv${query(filter)}`),
  openingHours: (locale: Locale, unit: string) =>
    localizePath(locale, `/business-units/${encodeURIComponent(unit)}/opening-hours`),
  zoneWall: (locale: Locale, filter: Query = {}) => localizePath(locale, `/zones/wall${query(filter)}`),
  changeZones: (locale: Locale, filter: Query = {}) => localizePath(locale, `/zones/change${query(filter)}`),
  zoneBatch: (locale: Locale, id: string) => localizePath(locale, `/zones/batches/${encodeURIComponent(id)}`),
  zone: (locale: Locale, id: string) => localizePath(locale, `/zones/${encodeURIComponent(id)}`),
  unpairZone: (locale: Locale, id: string) => localizePath(locale, `/zones/${encodeURIComponent(id)}/unpair`),
  zoneBans: (locale: Locale, id: string) => localizePath(locale, `/zones/${encodeURIComponent(id)}/bans`),
  zoneRepetition: (locale: Locale, id: string) =>
    localizePath(locale, `/zones/${encodeURIComponent(id)}/repetition`),
  zoneSchedule: (locale: Locale, id: string, view: Query = {}) =>
    localizePath(locale, `/zones/${encodeURIComponent(id)}/schedule${query(view)}`),
  unitSchedule: (locale: Locale, id: string, view: Query = {}) =>
    localizePath(locale, `/business-units/${encodeURIComponent(id)}/schedule${query(view)}`),
  organisationSchedule: (locale: Locale, view: Query = {}) => localizePath(locale, `/schedule${query(view)}`),
  unitCalendar: (locale: Locale, id: string) =>
    localizePath(locale, `/business-units/${encodeURIComponent(id)}/calendar`),
  remote: (locale: Locale, zone: string, command?: string) =>
    localizePath(locale, `/remote/${encodeURIComponent(zone)}${query({ command })}`),
  joinRemote: page('/remote/join'),
  staffRemote: (locale: Locale, shown: { zone?: string | undefined; command?: string | undefined } = {}) =>
    localizePath(locale, `/remote/staff${query(shown)}`),
  remoteCode: (locale: Locale, zone: string) =>
    localizePath(locale, `/zones/${encodeURIComponent(zone)}/remote-code.svg`),
  installation: page('/zones/installation'),
  pair: (locale: Locale, code?: string, zone?: string) =>
    localizePath(locale, `/pair${query({ code, zone })}`),
  /** With the code, the page waits until somebody at the device has confirmed. */
  paired: (locale: Locale, zone: string, code?: string) =>
    localizePath(locale, `/pair${query({ paired: zone, code })}`),
  /** `filter` contains pairs of a facet and a value; a facet may have several values. */
  music: (locale: Locale, filter: readonly (readonly [string, string])[] = []) => {
    const pairs = filter.map(([name, value]) => [name, value])
    return localizePath(locale, `/music${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`)
  },
  curatedPlaylist: (locale: Locale, id: string) => localizePath(locale, `/music/${encodeURIComponent(id)}`),
  usePlaylist: (locale: Locale, id: string, filter: { q?: string } = {}) =>
    localizePath(locale, `/music/${encodeURIComponent(id)}/zones${query(filter)}`),
  artist: (locale: Locale, slug: string) =>
    localizePath(locale, `/music/artists/${encodeURIComponent(slug)}`),
  /** Clips and covers are the same in every language. */
  preview: (track: string) => `/music/previews/${encodeURIComponent(track)}.mp3`,
  cover: ({
    gesture,
    palette,
    density,
    slug,
  }: Record<'gesture' | 'palette' | 'slug', string> & { density: number }) =>
    `/music/covers/${[gesture, palette, density, slug].join('_')}.svg`,
  playlists: (locale: Locale, filter: { q?: string } = {}) =>
    localizePath(locale, `/playlists${query(filter)}`),
  newPlaylist: (locale: Locale, copyOf?: string) =>
    localizePath(locale, `/playlists/new${query({ copy: copyOf })}`),
  playlist: (locale: Locale, id: string, view: Query = {}) =>
    localizePath(locale, `/playlists/${encodeURIComponent(id)}${query(view)}`),
  deletePlaylist: (locale: Locale, id: string) =>
    localizePath(locale, `/playlists/${encodeURIComponent(id)}/delete`),
  announcements: page('/announcements'),
  newAnnouncement: page('/announcements/new'),
  /** `zone` is the zone in which the announcement was just played. */
  announcement: (locale: Locale, id: string, zone?: string) =>
    localizePath(locale, `/announcements/${encodeURIComponent(id)}${query({ zone })}`),
  deleteAnnouncement: (locale: Locale, id: string) =>
    localizePath(locale, `/announcements/${encodeURIComponent(id)}/delete`),
  /** The audio is the same in every language. The revision keeps browsers from playing outdated audio. */
  announcementMusic: '/announcements/music.mp3',
  announcementAudio: (id: string, revision: number) =>
    `/announcements/audio/${encodeURIComponent(id)}.mp3?revision=${revision}`,
  zoneAnnouncements: (locale: Locale, zone: string, filter: Query = {}) =>
    localizePath(locale, `/zones/${encodeURIComponent(zone)}/announcements${query(filter)}`),
  usage: page('/usage'),
  usageMonth: (locale: Locale, month: string, filter: Query = {}) =>
    localizePath(locale, `/usage/${month}${query(filter)}`),
  usageFile: (locale: Locale, month: string, filter: Query = {}) =>
    localizePath(locale, `/usage/${month}.csv${query(filter)}`),
  usageEvidence: (locale: Locale, month: string, filter: Query = {}) =>
    localizePath(locale, `/usage/${month}.jsonl${query(filter)}`),
  usageStatement: (locale: Locale, month: string, filter: Query = {}) =>
    localizePath(locale, `/usage/${month}.pdf${query(filter)}`),
  usageDisputes: page('/usage/disputes'),
  newUsageDispute: (locale: Locale, subject: Query) =>
    localizePath(locale, `/usage/disputes/new${query(subject)}`),
  usagePlay: (locale: Locale, id: string) => localizePath(locale, `/usage/plays/${encodeURIComponent(id)}`),
  usageProof: (locale: Locale, id: string) =>
    localizePath(locale, `/usage/plays/${encodeURIComponent(id)}/proof.json`),
  collective: page('/collective'),
  collectiveMonth: (locale: Locale, month: string, filter: Query = {}) =>
    localizePath(locale, `/collective/${month}${query(filter)}`),
  collectiveVenues: (locale: Locale, filter: Query = {}) =>
    localizePath(locale, `/collective/venues${query(filter)}`),
  collectiveVenue: (locale: Locale, id: string, filter: Query = {}) =>
    localizePath(locale, `/collective/venues/${encodeURIComponent(id)}${query(filter)}`),
  collectiveWork: (locale: Locale, id: string, month?: string) =>
    localizePath(locale, `/collective/works/${encodeURIComponent(id)}${query({ month })}`),
  collectiveSearch: page('/collective/search'),
  collectiveReports: (locale: Locale, month?: string) =>
    localizePath(locale, `/collective/files${month ? `/${month}` : ''}`),
  collectivePlays: page('/collective/plays'),
  collectivePlay: (locale: Locale, id: string) =>
    localizePath(locale, `/collective/plays/${encodeURIComponent(id)}`),
  collectiveLate: page('/collective/late-devices'),
  collectiveLogGrowth: '/collective/log-growth',
  collectiveReads: page('/collective/access-log'),
  collectiveReadsExport: (locale: Locale, current: URLSearchParams) =>
    localizePath(locale, '/collective/access-log/export') +
    query({ ...Object.fromEntries(current), page: undefined }),
  collectiveKeys: page('/collective/keys'),
  newCollectiveKey: page('/collective/keys/new'),
  revokeCollectiveKey: (locale: Locale, id: string) =>
    localizePath(locale, `/collective/keys/${encodeURIComponent(id)}/revoke`),
  collectiveSecurity: page('/collective/security'),
  /** Report files, logs and proofs are the same in every language. */
  collectiveFile: (...parts: (string | number)[]) =>
    `/collective/download/${parts.map(encodeURIComponent).join('/')}`,
  licences: (locale: Locale, filter: Query = {}) => localizePath(locale, `/licences${query(filter)}`),
  licence: (locale: Locale, code: string) => localizePath(locale, `/licences/${encodeURIComponent(code)}`),
  certificate: (locale: Locale, code: string, size: 'a4' | 'sticker') =>
    localizePath(locale, `/licences/${encodeURIComponent(code)}/certificate.pdf${query({ size })}`),
  licenceBatch: (locale: Locale, id: string) =>
    localizePath(locale, `/licences/batches/${encodeURIComponent(id)}`),
  licenceBatchFile: (locale: Locale, id: string) =>
    localizePath(locale, `/licences/batches/${encodeURIComponent(id)}/file`),
  account: page('/account'),
  accountContact: page('/account/contact'),
  accountSecurity: page('/account/security'),
  consents: page('/account/consents'),
  accountExport: page('/account/export'),
  accountRemoval: page('/account/removal'),
  accountSecondFactor: page('/account/security/second-factor'),
  terms: (locale: Locale, redirectTo?: string) =>
    localizePath(locale, `/terms-and-conditions${query({ redirectTo })}`),
  members: page('/members'),
  users: page('/users'),
  newUser: page('/users/new'),
  user: (locale: Locale, id: string) => localizePath(locale, `/users/${encodeURIComponent(id)}`),
  removeUser: (locale: Locale, id: string) => localizePath(locale, `/users/${encodeURIComponent(id)}/remove`),
  roles: page('/roles'),
  ledger: page('/billing'),
  ledgerExport: (locale: Locale, current: URLSearchParams) =>
    localizePath(locale, '/billing/export') + query({ ...Object.fromEntries(current), page: undefined }),
  audit: page('/audit'),
  auditExport: (locale: Locale, current: URLSearchParams) =>
    localizePath(locale, '/audit/export') + query({ ...Object.fromEntries(current), page: undefined }),
  settings: page('/settings'),
  integrations: page('/integrations'),
  newApiKey: page('/integrations/keys/new'),
  revokeApiKey: (locale: Locale, id: string) =>
    localizePath(locale, `/integrations/keys/${encodeURIComponent(id)}/revoke`),
  newWebhook: page('/integrations/webhooks/new'),
  webhook: (locale: Locale, id: string) =>
    localizePath(locale, `/integrations/webhooks/${encodeURIComponent(id)}`),
  removeWebhook: (locale: Locale, id: string) =>
    localizePath(locale, `/integrations/webhooks/${encodeURIComponent(id)}/remove`),
  /** The description of the public API is the same in every language. */
  openApi: '/api/v1/openapi.json',
  invitation: (locale: Locale, token: string) =>
    localizePath(locale, `/invitations/${encodeURIComponent(token)}`),
}
