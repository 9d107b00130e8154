import { logFindingKinds, readLogKinds } from '@bgm/validation'
import { z } from 'zod'
import {
  collectiveAmounts,
  collectiveLine,
  collectiveReport,
  dailySeal,
  foundVenue,
  monthParameter,
  rejectionCount,
  usageLogState,
  venueFilters,
} from './collective-values'
import { endpoints, get } from './endpoint'
import { csvSeparator, optional, pageQuery, searchText } from './query'
import { file, fileStream, pageOf } from './response'
import { playDetails } from './usage'
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

const listedVenue = foundVenue.extend(collectiveAmounts)
export type CollectiveVenue = z.output<typeof listedVenue>

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
  /** What devices have found wrong with the log in the last 35 days, and ten findings, at most two per device. */
  log_findings: z.object({ total: z.number(), data: z.array(logFinding) }),
  /** The daily seals that preceded the usage log, oldest first. */
  seals: z.array(dailySeal),
})
export type CollectiveMonth = z.output<typeof month>

const play = collectiveLine.extend({ business_unit: namedRecord, ...playDetails })
export type CollectivePlay = z.output<typeof play>

const read = z.object({
  at: isoDateTime,
  reader: z.string(),
  kind: z.string(),
  subject: z.string().nullable(),
})
export type CollectiveAccessLogEntry = z.output<typeof read>

/** The coverage of a month across all venues. This and the next three groups are for users of a collective body; every call is recorded. */
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
