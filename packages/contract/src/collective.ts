import {
  cleanText,
  licenceStates,
  logFindingKinds,
  readLogKinds,
  usageDisputeReasons,
  usageDisputeStates,
} from '@bgm/validation'
import { z } from 'zod'
import {
  collectiveAmounts,
  collectiveReport,
  dailySeal,
  usageLogState,
  venueFilters,
  workDetails,
} from './collective-values'
import { endpoints, get } from './endpoint'
import { csvSeparator, optional, pageQuery, searchText } from './query'
import { file, fileStream, pageOf, pagination } from './response'
import { playDetails, usageGap, usageGaps, usageLine, usageSummary, usageTotals } from './usage'
import { isoDateTime, namedRecord, regionRef } from './values'

const monthStates = ['none', 'running', 'closing', 'waiting', 'final', 'supplement'] as const
export type CollectiveMonthState = (typeof monthStates)[number]

const lateDevice = z.object({
  zone: namedRecord,
  venue: namedRecord.extend({ city: regionRef }),
  /** Null if the device has never connected since it was paired. */
  seen_at: isoDateTime.nullable(),
  days: z.number(),
})
export type LateDevice = z.output<typeof lateDevice>

const coverageGroupings = ['province', 'city', 'industry'] as const
export type CoverageGrouping = (typeof coverageGroupings)[number]

/** The reasons are those of `docs/usage-log.md`. */
const rejectionCount = z.object({ reason: z.string(), plays: z.number() })
export type RejectionCount = z.output<typeof rejectionCount>

const overview = z.object({
  month: z.string(),
  /** The state of twelve months, oldest first. */
  months: z.array(z.object({ month: z.string(), state: z.enum(monthStates), archived: z.boolean() })),
  /** The months to request for the previous and the next twelve months; null if there are none. */
  earlier: z.string().nullable(),
  later: z.string().nullable(),
  totals: z.object({ units: z.number(), ...collectiveAmounts }),
  /** What the venues are grouped by. */
  by: z.enum(coverageGroupings),
  /** Lowest coverage first. The name of an industry is its key. */
  groups: z.array(z.object({ group: regionRef, units: z.number(), ...collectiveAmounts })),
  /** The plays that arrived in the month and broke a rule. */
  rejections: z.array(rejectionCount),
  /** The last day included in the coverage; null until it is first computed. */
  coverage_through: z.string().nullable(),
  refreshed_at: isoDateTime.nullable(),
  late: z.object({ total: z.number(), data: z.array(lateDevice) }),
})
export type CollectiveOverview = z.output<typeof overview>

const venueOrders = ['coverage', 'name', 'zones', 'reported', 'late', 'rejected'] as const
const venueSorts = venueOrders.flatMap(order => [order, `-${order}`] as const)

const foundVenue = namedRecord.extend({ city: regionRef, industry: z.string() })
const listedVenue = foundVenue.extend(collectiveAmounts)
export type CollectiveVenue = z.output<typeof listedVenue>

const work = z.object({
  id: z.string(),
  title: z.string(),
  artists: z.array(z.string()),
  composers: z.array(z.string()),
  publishers: z.array(z.string()),
  isrc: z.string().nullable(),
  iswc: z.string().nullable(),
  ...workDetails,
})
export type CollectiveWork = z.output<typeof work>

const results = <T extends z.ZodType>(schema: T) => z.object({ data: z.array(schema), more: z.boolean() })

/** What a search found besides the name; `former`: credits from before a correction, whose value is null. */
const matchesIn = <const Name extends string>(fields: readonly [Name, ...Name[]]) => ({
  matches: z.array(z.object({ field: z.enum([...fields, 'former']), value: z.string().nullable() })),
})

const searchResult = z.object({
  venues: results(foundVenue.extend(matchesIn(['licence', 'brand', 'cid', 'city', 'province']))),
  works: results(work.extend(matchesIn(['isrc', 'iswc', 'performer', 'composer', 'publisher']))),
  /** The play number, if the search text is one. */
  play: z.string().nullable(),
})

// Playlists, and the names that members gave to silences, are not disclosed.
const line = usageLine.omit({ playlist: true, layer: true })
export type CollectiveUsageLine = z.output<typeof line>

const venueMonth = z.object({
  venue: foundVenue.extend({
    street: z.string(),
    province: regionRef,
    deleted: z.boolean(),
    zones: z.array(
      namedRecord.extend({
        ...usageTotals,
        licence: z.object({ code: z.string().nullable(), state: z.enum(licenceStates) }).nullable(),
      }),
    ),
  }),
  ...usageSummary,
  coverage: z.object(collectiveAmounts).nullable(),
  gaps: usageGaps(usageGap.omit({ label: true })),
  data: z.array(line),
  meta: z.object({ pagination }),
})
export type CollectiveVenueMonth = z.output<typeof venueMonth>

/** What the usage log says about a venue, each with the index of its entry, and what was disputed. */
const venueRecord = z.object({
  /** The state of the venue after each change, newest first; at most ten. */
  measures: z.array(
    z.object({
      index: z.number(),
      at: isoDateTime,
      industry: z.string(),
      hotel_stars: z.number().nullable(),
      area_size: z.number().nullable(),
      city: z.string(),
    }),
  ),
  /** The periods of the month in which licences of zones were in force; `until` is exclusive. */
  licences: z.array(
    z.object({
      index: z.number(),
      zone: z.string(),
      code: z.string(),
      state: z.string(),
      periods: z.array(z.object({ from: isoDateTime, until: isoDateTime })),
    }),
  ),
  /** The devices that were paired during the month. */
  devices: z.array(
    z.object({
      index: z.number(),
      zone: z.string(),
      paired_at: isoDateTime,
      ended_at: isoDateTime.nullable(),
      /** The beginning of the SHA-256 of its public key, hexadecimal; null without a key. */
      key: z.string().nullable(),
      alg: z.string().nullable(),
    }),
  ),
  rejections: z.object({
    /** By reason, largest first. */
    counts: z.array(rejectionCount),
    /** The newest 50. */
    data: z.array(
      z.object({
        zone: z.string(),
        reason: z.string(),
        started_at: isoDateTime.nullable(),
        received_at: isoDateTime,
        /** Of what was sent, hexadecimal. */
        sha256: z.string(),
      }),
    ),
  }),
  disputes: z.array(
    z.object({
      state: z.enum(usageDisputeStates),
      reason: z.enum(usageDisputeReasons),
      day: z.string().nullable(),
      work: z.string().nullable(),
      received_at: isoDateTime,
      resolved_at: isoDateTime.nullable(),
    }),
  ),
})
export type CollectiveVenueRecord = z.output<typeof venueRecord>

const workMonth = z.object({
  work,
  month: z.string(),
  totals: z.object({ ...usageTotals, venues: z.number() }),
  /** What was played of the track with other credits, before or after a correction. */
  other_credits: z.object(usageTotals),
  data: z.array(namedRecord.extend({ city: regionRef, ...usageTotals })),
  meta: z.object({ pagination }),
})

const version = collectiveReport.extend({
  totals: z.array(
    z.object({
      kind: z.enum(['work', 'performer', 'venue', 'city', 'industry']),
      name: z.string(),
      detail: z.string(),
      plays: z.number(),
      seconds: z.number(),
    }),
  ),
  findings: z.array(z.object({ kind: z.string(), count: z.number() })),
})
export type CollectiveReportVersion = z.output<typeof version>
export type CollectiveReportFile = CollectiveReportVersion['files'][number]
export type CollectiveReportDelivery = CollectiveReportVersion['deliveries'][number]

const logFinding = z.object({
  kind: z.enum(logFindingKinds),
  play_id: z.string().nullable(),
  /** Whether a receipt that we have signed promises the play. */
  is_promised: z.boolean(),
  /** What the device kept: the receipt with the plays that it promised, both checkpoints, and the entry that differs. */
  evidence: z.object({
    receipt: z.string().nullable(),
    promised: z.string().nullable(),
    known: z.string().nullable(),
    checkpoint: z.string().nullable(),
    entry: z.string().nullable(),
  }),
  venue: namedRecord,
  /** The name of the zone. */
  zone: z.string(),
  reported_at: isoDateTime,
})

const month = z.object({
  month: z.string(),
  /** When the report of the month is finalised. */
  final_at: isoDateTime,
  /** Whether the plays exist only in files, so that single plays cannot be shown. */
  archived: z.boolean(),
  versions: z.array(version),
  /** The newest checkpoint of the usage log; null before the first one. */
  log: usageLogState.nullable(),
  /** What devices have found wrong with the log in the last 35 days, and the ten newest findings. */
  log_findings: z.object({ total: z.number(), data: z.array(logFinding) }),
  /** The daily seals that preceded the usage log, oldest first. */
  seals: z.array(dailySeal),
})
export type CollectiveMonth = z.output<typeof month>

const play = line.extend({ business_unit: namedRecord, ...playDetails })
export type CollectivePlay = z.output<typeof play>

const read = z.object({
  at: isoDateTime,
  reader: z.string(),
  kind: z.string(),
  subject: z.string().nullable(),
})
export type CollectiveAccessLogEntry = z.output<typeof read>

const monthParameter = z.string().max(7)

/** The coverage of a month across all venues. This and the next four groups are for users of a collective body; every call is recorded. */
export const collectiveCoverage = endpoints({
  /** Totals, the coverage by province, city or industry, rejected plays, late devices, and the states of other months. */
  getOverview: get('/collective/overview/:month', {
    caller: 'collective',
    query: z.strictObject({ by: optional(z.enum(coverageGroupings)).transform(by => by ?? 'province') }),
    response: overview,
    limits: ['collective-read-account'],
  }),
  /** The venues of a month, lowest coverage first unless `sort` says otherwise. `q` is part of a name, or a unit's code. */
  listVenues: get('/collective/venues', {
    caller: 'collective',
    query: z.strictObject({
      month: monthParameter,
      ...venueFilters,
      sort: optional(z.enum(venueSorts)).transform(sort => sort ?? 'coverage'),
      ...pageQuery,
    }),
    response: pageOf(listedVenue),
    limits: ['collective-read-account'],
  }),
  /** The devices that have not reported for three days. */
  listLateDevices: get('/collective/late-devices', {
    caller: 'collective',
    query: z.strictObject(pageQuery),
    response: pageOf(lateDevice),
    limits: ['collective-read-account'],
  }),
})

export const collectiveVenues = endpoints({
  /** Searches venues by name, brand, place or code, works by title, credits, ISRC or ISWC, and plays by id. */
  search: get('/collective/search', {
    caller: 'collective',
    query: z.strictObject({ q: z.string().max(656).overwrite(cleanText).trim().max(100).min(1) }),
    response: searchResult,
    limits: ['collective-search-account'],
  }),
  /** A venue in a month, with one page of its plays. Calls with `q` also count as searches. */
  getVenue: get('/collective/venues/:id', {
    caller: 'collective',
    query: z.strictObject({
      month: monthParameter,
      zone: optional(z.string().max(64)),
      day: optional(z.iso.date()),
      q: searchText,
      ...pageQuery,
    }),
    response: venueMonth,
    limits: ['collective-read-account'],
  }),
  /** What the usage log says about a venue in a month: its measures, licences, devices and rejected plays; and disputes. */
  getVenueRecord: get('/collective/venues/:id/record', {
    caller: 'collective',
    query: z.strictObject({ month: monthParameter }),
    response: venueRecord,
    limits: ['collective-read-account'],
  }),
  /** A work in a month, with one page of the venues where it was played. */
  getWork: get('/collective/works/:id', {
    caller: 'collective',
    query: z.strictObject({ month: monthParameter, ...pageQuery }),
    response: workMonth,
    limits: ['collective-search-account'],
  }),
})

export const collectiveMonths = endpoints({
  /** The reports of a month with their files and deliveries, and the state of the usage log. */
  getMonth: get('/collective/months/:month', {
    caller: 'collective',
    response: month,
    limits: ['collective-read-account'],
  }),
  openReportFile: get('/collective/months/:month/versions/:version/files/:format', {
    caller: 'collective',
    response: fileStream,
    limits: ['collective-file-account'],
  }),
  /**
   * All files of all versions of a month's report as one ZIP archive, with their checksums in `SHA256SUMS`. A body can
   * start 12 such downloads an hour.
   */
  openMonthArchive: get('/collective/months/:month/archive', {
    caller: 'collective',
    response: fileStream,
    limits: ['collective-file-account'],
  }),
  /** The plays of a day that was sealed before there was a usage log. */
  openLog: get('/collective/logs/:day', {
    caller: 'collective',
    response: fileStream,
    limits: ['collective-file-account'],
  }),
  /** The signed checkpoints of all daily seals. */
  openCheckpoints: get('/collective/checkpoints', {
    caller: 'collective',
    response: fileStream,
    limits: ['collective-file-account'],
  }),
})

export const collectivePlays = endpoints({
  /** A play from any venue, with the result of verifying it against the usage log. */
  getPlay: get('/collective/plays/:id', {
    caller: 'collective',
    response: z.object({ data: play, checked_at: isoDateTime }),
    limits: ['usage-proof-account'],
  }),
  /** The proof as a JSON file for offline verification; 404 until a checkpoint covers the play. */
  downloadProof: get('/collective/plays/:id/proof', {
    caller: 'collective',
    response: file,
    limits: ['usage-proof-account'],
  }),
})

const readFilter = {
  kind: optional(z.enum(readLogKinds)),
  /** The email address of a user, or the name of a key, as in an entry. */
  reader: optional(z.string().max(254)),
  /** The first and last day in Jakarta, both inclusive. */
  from: optional(z.iso.date()),
  until: optional(z.iso.date()),
  /** Part of what was read, or of the reader's name. */
  q: searchText,
}
const readLogFilter = z.strictObject(readFilter)
export type CollectiveReadFilter = z.output<typeof readLogFilter>
export type CollectiveReadQuery = z.input<typeof readLogFilter>

export const collectiveReads = endpoints({
  /** The read log of the caller's collective body, newest first, and its readers. Calls with `q` also count as searches. */
  listReads: get('/collective/reads', {
    caller: 'collective',
    query: z.strictObject({ ...readFilter, ...pageQuery }),
    response: pageOf(read, { readers: z.array(z.string()) }),
    limits: ['collective-read-account'],
  }),
  /** The newest 100,000 matching entries as CSV. The export itself is recorded. */
  exportReads: get('/collective/reads/export', {
    caller: 'collective',
    query: z.strictObject({ ...readFilter, separator: csvSeparator }),
    response: fileStream,
    limits: ['collective-file-account'],
  }),
})
