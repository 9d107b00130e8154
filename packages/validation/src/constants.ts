// Separate from the schemas, so that pages that only show these values do not load zod.

/** The columns of an import, an export and the template, in this order. */
export const unitCsvColumns = [
  'outlet_code',
  'name',
  'industry',
  'hotel_stars',
  'area_size',
  'company_name',
  'brand_name',
  'company_email',
  'company_phone_number',
  'npwp',
  'company_address',
  'province',
  'city',
  'district',
  'urban',
  'zip_code',
] as const
export type UnitCsvColumn = (typeof unitCsvColumns)[number]

/** The columns of an import that say what to order for a unit. */
export const unitOrderColumns = ['package', 'period', 'zones'] as const
export const unitImportColumns = [...unitCsvColumns, ...unitOrderColumns] as const
export type UnitImportColumn = (typeof unitImportColumns)[number]

export const importMaxBytes = 2 * 1024 * 1024
export const importMaxRows = 2000
export const taxFileMaxBytes = 5 * 1024 * 1024

/** The maximum number of zones in a unit, regardless of its package. */
export const maxZones = 5

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** The period preselected on the site and in the portal. */
export const defaultBillingPeriod = 'yearly'

export const orderKinds = ['new', 'extra-zones', 'renewal', 'change'] as const
export type OrderKind = (typeof orderKinds)[number]

/** The types of email that users can turn off. Emails about the account itself are always sent. */
export const notificationKinds = ['renewal', 'payment', 'members', 'zones', 'incidents'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/**
 * The durations of an override set on the remote, in hours; `slot` means until the schedule's next change.
 */
export const overrideDurations = ['1', '2', '4', 'slot'] as const

/**
 * The state filters for zones, starting with states that need attention, all of which `attention` matches.
 */
export const zoneFilterStates = [
  'error',
  'offline',
  'not-licensed',
  'not-paired',
  'paused',
  'silent',
  'playing',
  'attention',
] as const
export type ZoneFilterState = (typeof zoneFilterStates)[number]

/** The states of a business unit's subscription. */
export const businessUnitStates = [
  'awaiting-payment',
  'paused',
  'active',
  'expiring',
  'grace',
  'expired',
  'suspended',
  'none',
] as const
export type BusinessUnitState = (typeof businessUnitStates)[number]

/** How the units of a saved group are determined. */
export const unitGroupKinds = ['rule', 'list'] as const
export type UnitGroupKind = (typeof unitGroupKinds)[number]

/** The maximum number of saved groups of an organisation, and of units in a list. */
export const maxUnitGroups = 50
export const maxGroupUnits = 2000

/** The kinds of faults that keep a zone from playing as planned, most urgent first. */
export const incidentKinds = ['offline', 'dead-air', 'muted', 'low-cache', 'wrong-clock'] as const
export type IncidentKind = (typeof incidentKinds)[number]
export const incidentStates = ['open', 'closed'] as const

/** The changes that can be made to many zones at once. */
export const zoneBatchKinds = [
  'play',
  'silence',
  'pause',
  'resume',
  'volume',
  'end-override',
  'default-playlist',
  'copy-schedule',
] as const
export type ZoneBatchKind = (typeof zoneBatchKinds)[number]

/** The possible durations, in hours, of a playlist, silence or pause chosen for many zones. */
export const zoneBatchDurations = ['1', '2', '4', '8', '24'] as const

export const maxBatchZones = 2000

/** The reasons a zone was skipped in a batch. */
export const zoneBatchSkipReasons = [
  'no-access',
  'too-late',
  'no-playlist',
  'no-schedule',
  'locked',
  'failed',
] as const
export type ZoneBatchSkipReason = (typeof zoneBatchSkipReasons)[number]

/** The maximum number of zone board views that a member can save. */
export const maxZoneViews = 20

export const zoneLayouts = ['roomy', 'compact'] as const
export type ZoneLayout = (typeof zoneLayouts)[number]

/** The number of tracks that may be banned in a zone, including those banned in its unit and organisation. */
export const maxZoneBans = 500

export const banScopes = ['zone', 'unit', 'organisation'] as const
export type BanScope = (typeof banScopes)[number]

/** The rows for the volume by time of day in the form, and thus the most that a zone has. */
export const volumeFormRows = [1, 2, 3, 4, 5, 6] as const

/** Why a track was reported. */
export const trackReportReasons = ['profanity', 'adult', 'offensive', 'wrong-song', 'other'] as const
export type TrackReportReason = (typeof trackReportReasons)[number]

/** A curator confirms a report, so the track stays banned in the zone, or dismisses it, so the track may play again. */
export const trackReportStates = ['open', 'confirmed', 'dismissed'] as const
export type TrackReportState = (typeof trackReportStates)[number]

/** Whether tracks with explicit lyrics may play. */
export const explicitPolicies = ['allow', 'block'] as const
export type ExplicitPolicy = (typeof explicitPolicies)[number]

/** The seasons of weekly slots. In units that observe Ramadan, its slots then replace the regular ones. */
export const seasons = ['regular', 'ramadan'] as const
export type Season = (typeof seasons)[number]

/** The effect of a dated exception; `sunday` applies Sunday's slots. */
export const exceptionKinds = ['play', 'sunday', 'silence'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

/** How a dated exception repeats: every second week, or on the same weekday of each month. */
export const exceptionRepeats = ['never', 'fortnightly', 'monthly'] as const
export type ExceptionRepeats = (typeof exceptionRepeats)[number]

export const prayerNames = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type PrayerName = (typeof prayerNames)[number]

/** The types of dates that staff enter: public holidays, Nyepi and the month of Ramadan. */
export const calendarDateKinds = ['holiday', 'nyepi', 'ramadan'] as const
export type CalendarDateKind = (typeof calendarDateKinds)[number]

/** The number of hours for which a staff pass is valid: one shift. */
export const staffPassHours = 8

export const usageDisputeReasons = [
  'not-played',
  'not-recorded',
  'wrong-time',
  'wrong-credits',
  'other',
] as const

/** How an announcement is scheduled; `manual` announcements are played only on command. */
export const announcementScheduleKinds = ['manual', 'times', 'interval'] as const
export type AnnouncementScheduleKind = (typeof announcementScheduleKinds)[number]

export const announcementMaxBytes = 5 * 1024 * 1024
/** The maximum duration. Guests do not listen for longer, and a minute of WAV at 32 kHz fits into 5 MB. */
export const announcementMaxSeconds = 60
/** The maximum number of announcements per organisation. */
export const maxAnnouncements = 100
export const maxAnnouncementStorageBytes = 100 * 1024 * 1024
export const maxAnnouncementTargets = 500
export const maxAnnouncementTimes = 24
/** The shortest and longest interval and the longest gap between announcements, in minutes. */
export const minAnnouncementInterval = 5
export const maxAnnouncementInterval = 12 * 60
export const maxAnnouncementGap = 4 * 60
export const maxAnnouncementsPerHour = 12

export const apiScopes = ['zones:read', 'now-playing:read', 'plays:read'] as const
export type ApiScope = (typeof apiScopes)[number]

/** The data that a collective body's API key can read. */
export const collectiveScopes = ['reports:read', 'plays:read', 'venues:read', 'works:read'] as const
export type CollectiveScope = (typeof collectiveScopes)[number]

/** The possible validity periods of a collective body's key, in days. */
export const collectiveKeyValidityPeriods = ['30', '90', '365'] as const

/** The events that a webhook endpoint can receive. */
export const webhookEvents = [
  'zone.state_changed',
  'zone.now_playing_changed',
  'incident.opened',
  'incident.closed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The number of hours for which the previous secret of an endpoint also signs after a rotation. */
export const webhookSecretOverlapHours = 24

/** The opening hours of units that have not set their own. */
export const defaultOpeningHours = Array.from({ length: 7 }, () => ({
  from_minute: 8 * 60,
  until_minute: 22 * 60,
}))

/** What a head office may lock in units. */
export const lockSubjects = ['schedule', 'playlists', 'volume', 'announcements'] as const
export type LockSubject = (typeof lockSubjects)[number]

/**
 * What the managers and staff of a unit may do: everything; choose from a list, or up to a limit; or nothing. A later
 * level is stricter.
 */
export const lockLevels = ['free', 'list', 'fixed'] as const
export type LockLevel = (typeof lockLevels)[number]

/** The maximum number of playlists that a lock allows. */
export const maxLockPlaylists = 100
