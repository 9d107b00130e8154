export {
  type ApiKey,
  type CollectiveKey,
  type HeldMoney,
  type OfferedPaymentMethod,
  type Order,
  type OrderDetail,
  type OrderOptions,
  type OrderPayment,
  type OrderState,
  type OrdersQuery,
  orderStates,
  type PaymentAttempt,
  type PaymentInstructions,
  type PaymentLinkPage,
  type Quote,
  type Subscription,
  type SubscriptionState,
  subscriptionStates,
  type UnitQuote,
  type UsageDispute,
  type Webhook,
  type WebhookDelivery,
  type ZoneView,
} from '@bgm/contract'
export { type Api, type ApiOptions, createApi } from './api'
export type { AuditEntry, AuditFilter } from './business/audit'
export {
  type BusinessUnit,
  type BusinessUnitState,
  type BusinessUnitsQuery,
  businessUnitStates,
} from './business/business-units'
export type { Dashboard, MonthlyValue } from './business/dashboard'
export type { Invitation, InvitationPreview } from './business/invitations'
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
export type { Member, MembersQuery } from './business/members'
export type { Organisation } from './business/organisations'
export type { PartnerApplicationState, PartnerApplicationStatus } from './business/partner-applications'
export type { Region, RegionLevel, RegionWithAncestors } from './business/regions'
export type { Registration } from './business/registration'
export type { ImportIssue, ImportResultRow, ImportRow, UnitImport } from './business/unit-imports'
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
export type { GoogleSignInResult } from './identity/google'
export type { AccountRemoval, Consent, ConsentHistory } from './identity/personal-data'
export type { SecondFactor } from './identity/second-factor'
export type { OpenSession } from './identity/sessions'
export type { Membership, Session, SignInResult, User } from './identity/user'
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
export type {
  ExplicitSetting,
  Localised,
  PlaybackLayer,
  PlaybackResolution,
  PlaylistRef,
} from './playback/wire'
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
export { isRecordId, type PaginatedList, type Pagination, type StoredFile } from './wire'
