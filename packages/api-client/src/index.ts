export {
  type AccountRemoval,
  type ApiKey,
  type AuditEntry,
  type AuditFilter,
  type BusinessUnit,
  type BusinessUnitState,
  type BusinessUnitsQuery,
  businessUnitStates,
  type CollectiveKey,
  type Consent,
  type Dashboard,
  type ExplicitSetting,
  type GoogleSignInResult,
  type HeldMoney,
  type ImportIssue,
  type ImportResultRow,
  type ImportRow,
  type Invitation,
  type InvitationPreview,
  type Localised,
  type Member,
  type Membership,
  type MembersQuery,
  type MonthlyValue,
  type OfferedPaymentMethod,
  type OpenSession,
  type Order,
  type OrderDetail,
  type OrderOptions,
  type OrderPayment,
  type OrderState,
  type OrdersQuery,
  type Organisation,
  orderStates,
  type PaginatedList,
  type Pagination,
  type PartnerApplicationState,
  type PartnerApplicationStatus,
  type PaymentAttempt,
  type PaymentInstructions,
  type PaymentLinkPage,
  type PlaybackLayer,
  type PlaybackResolution,
  type PlaylistRef,
  type Quote,
  type Region,
  type RegionLevel,
  type Registration,
  type SecondFactor,
  type Session,
  type SignInResult,
  type StoredFile,
  type Subscription,
  type SubscriptionState,
  subscriptionStates,
  type UnitImport,
  type UnitQuote,
  type UsageDispute,
  type User,
  unitSorts,
  type Webhook,
  type WebhookDelivery,
  type ZoneView,
} from '@bgm/contract'
export { type Api, type ApiOptions, createApi } from './api'
export type { LicenceCheck, LicenceKeySet } from './business/licence-checks'
export type {
  Licence,
  LicenceBatch,
  LicenceCoverage,
  LicenceDetail,
  LicenceStateCounts,
  LicencesQuery,
  LicenceVersion,
} from './business/licences'
export { type ContentClient, type ContentClientOptions, createContentClient } from './content'
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
export type { LogFunction } from './content/parse-blocks'
export type { Rendition } from './content/renditions'
export { ApiError, type ApiErrorCode, type FieldError } from './error'
export { parseJson } from './error-responses'
export type { Download, StreamedDownload } from './http'
export {
  collectiveMonthDetailSchema,
  collectiveMonthListSchema,
  collectivePlayPageSchema,
  collectivePlaySchema,
  collectiveVenuePageSchema,
  collectiveVenueSchema,
  collectiveWorkPageSchema,
  collectiveWorkSchema,
} from './integrations/collective-api'
export {
  publicNowPlayingSchema,
  publicPlayPageSchema,
  publicPlaySchema,
  publicZonePageSchema,
  publicZoneSchema,
} from './integrations/public-api'
export type {
  Announcement,
  AnnouncementDetail,
  AnnouncementOptions,
  AnnouncementPlay,
} from './playback/announcements'
export type {
  CollectiveAccessLogEntry,
  CollectiveMonth,
  CollectiveMonthState,
  CollectiveOverview,
  CollectivePlay,
  CollectiveReportDelivery,
  CollectiveReportFile,
  CollectiveReportVersion,
  CollectiveUsageLine,
  CollectiveVenue,
  CollectiveVenueMonth,
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
  RemoteMemberAction,
  RemotePass,
  RemotePassDetail,
  RemoteRequest,
  RemoteZone,
  ScannedZone,
  StaffRemote,
  UnitRemoteSettings,
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
export type { ZoneBatch } from './playback/zone-batches'
export {
  type Zone,
  type ZoneCommand,
  type ZoneDetail,
  type ZoneRepetition,
  type ZoneState,
  type ZoneStateCounts,
  type ZonesQuery,
  zoneStates,
} from './playback/zones'
export { isRecordId } from './wire'
