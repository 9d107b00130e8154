export { type Api, type ApiOptions, createApi } from './api'
export type { AuditEntry, AuditFilter } from './business/audit'
export {
  type BusinessUnit,
  type BusinessUnitState,
  type BusinessUnitsQuery,
  businessUnitStates,
} from './business/business-units'
export type { Dashboard, MonthValue } from './business/dashboard'
export type { Invitation, InvitationPreview } from './business/invitations'
export type { LicenceCheck, LicenceKeySet } from './business/licence-checks'
export type {
  Licence,
  LicenceBatch,
  LicenceCounts,
  LicenceCoverage,
  LicenceDetail,
  LicencesQuery,
  LicenceVersion,
} from './business/licences'
export type { Member, MembersQuery } from './business/members'
export {
  type Order,
  type OrderDetail,
  type OrderingOptions,
  type OrderState,
  type OrdersQuery,
  orderStates,
  type UnitQuote,
} from './business/orders'
export type { Organisation } from './business/organisations'
export type { PartnerState, PartnerStatus } from './business/partner-applications'
export type {
  OfferedPaymentMethod,
  OrderPayment,
  PayLinkPage,
  PaymentAttempt,
  PaymentInstructions,
} from './business/payments'
export type { Quote } from './business/quote'
export type { Region, RegionLevel, RegionWithChain } from './business/regions'
export type { Registration } from './business/registration'
export { type Subscription, type SubscriptionState, subscriptionStates } from './business/subscriptions'
export type { ImportIssue, ImportResultRow, ImportRow, UnitImport } from './business/unit-imports'
export { type Content, type ContentOptions, createContent } from './content'
export type { Block, BlockName, BlockOf, Card, Link } from './content/blocks'
export { blockNames } from './content/blocks'
export type {
  Client,
  Collection,
  Faq,
  IndustryPage,
  Package,
  Page,
  SiteSetting,
  Testimonial,
} from './content/entities'
export type { Log } from './content/parse-blocks'
export type { Rendition } from './content/renditions'
export { ApiError, type ApiErrorCode, type FieldError } from './error'
export { parseJson } from './error-responses'
export type { Download, OpenDownload } from './http'
export type { GoogleSignInResult } from './identity/google'
export type { AccountRemoval, Consent, ConsentHistory } from './identity/personal-data'
export type { SecondFactor } from './identity/second-factor'
export type { OpenSession } from './identity/sessions'
export type { Membership, Session, SignInResult, User } from './identity/user'
export type { ApiKey } from './integrations/api-keys'
export {
  collectiveMonthDetail,
  collectiveMonthList,
  collectivePlay,
  collectivePlayPage,
  collectiveVenue,
  collectiveVenuePage,
  collectiveWork,
  collectiveWorkPage,
} from './integrations/collective-api'
export type { CollectiveKey } from './integrations/collective-keys'
export {
  publicNowPlaying,
  publicPlay,
  publicPlayPage,
  publicZone,
  publicZonePage,
} from './integrations/public-api'
export type { Webhook, WebhookDelivery } from './integrations/webhooks'
export type {
  Announcement,
  AnnouncementDetail,
  AnnouncementOptions,
  AnnouncementPlayed,
} from './playback/announcements'
export type {
  CollectiveDelivery,
  CollectiveFile,
  CollectiveLine,
  CollectiveMonth,
  CollectiveMonthState,
  CollectiveOverview,
  CollectivePlay,
  CollectiveRead,
  CollectiveVenue,
  CollectiveVenueMonth,
  CollectiveVersion,
  CollectiveWork,
  LateDevice,
} from './playback/collective'
export type {
  Incident,
  IncidentFilter,
  OpenIncident,
  UnitOpeningHours,
  UptimeFilter,
  ZoneUptime,
} from './playback/incidents'
export type { Artist, MusicFacets, MusicQuery } from './playback/music'
export type { Pairing } from './playback/players'
export type { Playlist, PlaylistDetail, PlaylistUses, Track } from './playback/playlists'
export type {
  HeldRemotePass,
  RemoteMember,
  RemotePass,
  RemoteRequest,
  RemoteZone,
  ScannedZone,
  StaffRemote,
  UnitRemote,
} from './playback/remotes'
export type {
  NewSlot,
  Schedule,
  ScheduleDay,
  ScheduleException,
  ScheduleOwner,
  ScheduleWeek,
  UnitCalendar,
} from './playback/schedules'
export type { UsageGap, UsageLine, UsageMonth, UsagePlay } from './playback/usage'
export type { UsageDispute } from './playback/usage-disputes'
export type {
  ExplicitSetting,
  Localised,
  PlaybackLayer,
  PlaybackResolution,
  PlaylistRef,
} from './playback/wire'
export {
  type Zone,
  type ZoneBatch,
  type ZoneCommand,
  type ZoneDetail,
  type ZoneRepetition,
  type ZoneState,
  type ZoneStateCounts,
  type ZonesQuery,
  type ZoneView,
  zoneStates,
} from './playback/zones'
export { isRecordId, type List, type Pagination, type StoredFile } from './wire'
