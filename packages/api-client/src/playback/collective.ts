import { isoDateTime, namedRecord, pagination } from '@bgm/contract'
import { licenceStates } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { listResponse } from '../wire'
import {
  playDetails,
  topComposersSchema,
  topWorksSchema,
  usageGapSchema,
  usageLineSchema,
  usageTotals,
} from './usage'

const region = z.object({ code: z.string(), name: z.string() })

/**
 * Durations are in seconds. `coverage` is the share of the opening hours that was covered, from 0 to 1; null
 * if there are no opening hours.
 */
const amounts = {
  zones: z.number(),
  licences: z.number(),
  /** The number of devices that have not reported for three days. */
  late: z.number(),
  plays: z.number(),
  seconds: z.number(),
  reported_seconds: z.number(),
  open_seconds: z.number(),
  coverage: z.number().nullable(),
}

const monthStates = ['none', 'running', 'closing', 'final', 'supplement'] as const
export type CollectiveMonthState = (typeof monthStates)[number]

const lateDevice = z.object({
  zone: namedRecord,
  venue: namedRecord.extend({ city: region }),
  /** Null if the device has never connected since it was paired. */
  seen_at: isoDateTime.nullable(),
  days: z.number(),
})
export type LateDevice = z.output<typeof lateDevice>

const overview = z.object({
  month: z.string(),
  /** The state of twelve months, oldest first. */
  months: z.array(z.object({ month: z.string(), state: z.enum(monthStates), archived: z.boolean() })),
  /** The months to request for the previous and the next twelve months; null if there are none. */
  earlier: z.string().nullable(),
  later: z.string().nullable(),
  totals: z.object({ units: z.number(), ...amounts }),
  cities: z.array(z.object({ city: region, units: z.number(), ...amounts })),
  /** The last day included in the coverage; null until it is first computed. */
  coverage_through: z.string().nullable(),
  refreshed_at: isoDateTime.nullable(),
  late: z.object({ total: z.number(), data: z.array(lateDevice) }),
})
export type CollectiveOverview = z.output<typeof overview>

const foundVenue = namedRecord.extend({ city: region, industry: z.string() })
const listedVenue = foundVenue.extend(amounts)
export type CollectiveVenue = z.output<typeof listedVenue>

const work = z.object({
  id: z.string(),
  title: z.string(),
  artists: z.array(z.string()),
  composers: z.array(z.string()),
  isrc: z.string().nullable(),
  iswc: z.string().nullable(),
})
export type CollectiveWork = z.output<typeof work>

const results = <T>(schema: z.ZodType<T>) => z.object({ data: z.array(schema), more: z.boolean() })

const searchResult = z.object({
  venues: results(foundVenue),
  works: results(work),
  /** The play number, if the search text is one. */
  play: z.string().nullable(),
})

// Playlists, and the names that members gave to silences, are not disclosed.
const line = usageLineSchema.omit({ playlist: true, layer: true })
export type CollectiveUsageLine = z.output<typeof line>

const venueMonth = z
  .object({
    venue: foundVenue.extend({
      street: z.string(),
      province: region,
      area_size: z.number(),
      deleted: z.boolean(),
      zones: z.array(
        namedRecord.extend({
          ...usageTotals,
          licence: z.object({ code: z.string().nullable(), state: z.enum(licenceStates) }).nullable(),
        }),
      ),
    }),
    month: z.string(),
    totals: z.object({ ...usageTotals, works: z.number() }),
    days: z.array(z.object({ date: z.string(), ...usageTotals })),
    works: topWorksSchema,
    composers: topComposersSchema,
    coverage: z.object(amounts).nullable(),
    gaps: z
      .object({
        silent_days: z.number(),
        total: z.number(),
        data: z.array(usageGapSchema.omit({ label: true })),
      })
      .nullable(),
    /** Whether the plays themselves are archived; if so, there are no lines. */
    archived: z.boolean(),
    data: z.array(line),
    meta: z.object({ pagination }),
  })
  .transform(({ data, meta, ...rest }) => ({ ...rest, lines: data, pagination: meta.pagination }))
export type CollectiveVenueMonth = z.output<typeof venueMonth>

const workMonth = z
  .object({
    work,
    month: z.string(),
    totals: z.object({ ...usageTotals, venues: z.number() }),
    /** What was played of the track with other credits, before or after a correction. */
    other_credits: z.object(usageTotals),
    data: z.array(namedRecord.extend({ city: region, ...usageTotals })),
    meta: z.object({ pagination }),
  })
  .transform(({ data, meta, ...rest }) => ({ ...rest, venues: data, pagination: meta.pagination }))

const file = z.object({
  format: z.string(),
  title: z.string(),
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  sha256: z.string(),
})
export type CollectiveReportFile = z.output<typeof file>

const delivery = z.object({
  id: z.string(),
  destination: z.string().nullable(),
  format: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  error: z.string().nullable(),
  receipt: z.string().nullable(),
  created_at: isoDateTime,
  delivered_at: isoDateTime.nullable(),
})
export type CollectiveReportDelivery = z.output<typeof delivery>

const month = z.object({
  month: z.string(),
  /** When the report of the month is finalised. */
  final_at: isoDateTime,
  /** Whether the plays exist only in files, so that single plays cannot be shown. */
  archived: z.boolean(),
  versions: z.array(
    z.object({
      version: z.number(),
      kind: z.enum(['final', 'supplement']),
      created_at: isoDateTime,
      minimum_seconds: z.number(),
      plays: z.number(),
      seconds: z.number(),
      excluded_plays: z.number(),
      from_seal: z.number(),
      through_seal: z.number(),
      files: z.array(file),
      /** Deliveries to the body's destinations. */
      deliveries: z.array(delivery),
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
    }),
  ),
  /** One seal for each day, oldest first. */
  seals: z.array(
    z.object({
      number: z.number(),
      day: z.string(),
      size: z.number(),
      root: z.string(),
      sealed_at: isoDateTime,
    }),
  ),
})
export type CollectiveMonth = z.output<typeof month>
export type CollectiveReportVersion = CollectiveMonth['versions'][number]

const play = z
  .object({
    data: line.extend({ business_unit: namedRecord, ...playDetails }),
    checked_at: isoDateTime,
  })
  .transform(({ data, checked_at }) => ({ ...data, checked_at }))
export type CollectivePlay = z.output<typeof play>

const read = z.object({
  at: isoDateTime,
  reader: z.string(),
  kind: z.string(),
  subject: z.string().nullable(),
})
export type CollectiveAccessLogEntry = z.output<typeof read>

type Page = { page?: number; page_size?: number }
type VenueQuery = Page & { month: string; zone?: string; day?: string; q?: string }

/** Usage data for all venues, for accounts of collective bodies. Every call is recorded. */
export const createCollectiveApi = (http: HttpClient) => ({
  getOverview: (period: string) =>
    http.call('get', `collective/overview/${pathSegment(period)}`, { schema: overview }),
  listVenues: (query: Page & { month: string; city?: string }) =>
    http.call('get', 'collective/venues', { query, schema: listResponse(listedVenue) }),
  getVenue: (id: string, query: VenueQuery) =>
    http.call('get', `collective/venues/${pathSegment(id)}`, { query, schema: venueMonth }),
  getWork: (id: string, query: Page & { month: string }) =>
    http.call('get', `collective/works/${pathSegment(id)}`, { query, schema: workMonth }),
  search: (q: string) => http.call('get', 'collective/search', { query: { q }, schema: searchResult }),
  listLateDevices: (query: Page) =>
    http.call('get', 'collective/late-devices', { query, schema: listResponse(lateDevice) }),
  getMonth: (period: string) =>
    http.call('get', `collective/months/${pathSegment(period)}`, { schema: month }),
  getPlay: (id: string) => http.call('get', `collective/plays/${pathSegment(id)}`, { schema: play }),
  listReads: (query: Page) => http.call('get', 'collective/reads', { query, schema: listResponse(read) }),
  /** Opens all versions of a month's report in one format as one stream. */
  openMonthFiles: (period: string, format: string) =>
    http.open(`collective/months/${pathSegment(period)}/files/${pathSegment(format)}`),

  /** Opens a report file as a stream, as it can be several gigabytes. */
  openReportFile: (period: string, version: number, format: string) =>
    http.open(`collective/months/${pathSegment(period)}/versions/${version}/files/${pathSegment(format)}`),
  openLog: (day: string) => http.open(`collective/logs/${pathSegment(day)}`),
  openCheckpoints: () => http.open('collective/checkpoints'),
  downloadProof: (id: string) => http.download(`collective/plays/${pathSegment(id)}/proof`, {}),
})
