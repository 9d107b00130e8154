import { isoDateTime } from '@bgm/contract'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'

// Responses to requests with a collective body's key. As in public-api.ts, fields may not be removed or
// change meaning, and no schema transforms its value.
const timeZone = z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'])
const region = z.object({ code: z.string(), name: z.string() })
const month = z.string().describe('Such as 2026-11')
const names = z.array(z.string())

const page = z.object({
  has_more: z.boolean().describe('Whether to continue now; a page may have fewer rows than its limit'),
  next_cursor: z.string().nullable().describe('Continues after this page; null for an empty first page'),
})

const monthEntry = z.object({
  month,
  state: z
    .enum(['running', 'closing', 'final', 'supplement'])
    .describe('`closing`: over, but not yet final. `supplement`: final, with later versions'),
  version: z.number().int().nullable().describe('The newest version of its report'),
  archived: z
    .boolean()
    .describe('Whether its plays are in the archive; all files and `plays` remain available'),
})
export const collectiveMonthListSchema = z.object({ data: z.array(monthEntry) })

const file = z.object({
  format: z.string(),
  title: z.string(),
  name: z.string(),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string().describe('Hexadecimal'),
})

const delivery = z.object({
  id: z.string(),
  destination: z.string().nullable(),
  format: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  error: z.string().nullable(),
  receipt: z.string().nullable().describe('What the destination answered'),
  created_at: isoDateTime,
  delivered_at: isoDateTime.nullable(),
})

export const collectiveMonthDetailSchema = z.object({
  month,
  final_at: isoDateTime.describe('When the month is finalised'),
  archived: z.boolean(),
  versions: z.array(
    z.object({
      version: z.number().int(),
      kind: z.enum(['final', 'supplement']),
      created_at: isoDateTime,
      minimum_seconds: z.number().describe('Shorter plays are not reported'),
      plays: z.number().int(),
      seconds: z.number(),
      excluded_plays: z.number().int(),
      from_seal: z.number().int(),
      through_seal: z.number().int(),
      files: z.array(file),
      deliveries: z.array(delivery).describe('Files that were sent to destinations of the body'),
    }),
  ),
  seals: z
    .array(
      z.object({
        number: z.number().int(),
        day: z.iso.date(),
        size: z.number().int().describe('Number of plays'),
        root: z.string(),
        sealed_at: isoDateTime,
      }),
    )
    .describe('One for each day, oldest first'),
})

export const collectivePlaySchema = z.object({
  id: z.uuid(),
  started_at: isoDateTime,
  time_zone: timeZone.describe('Of the venue'),
  seconds: z.number().describe('Seconds that were heard'),
  end_reason: z.string(),
  offline: z.boolean().describe('Whether the player had no connection'),
  second_device: z.boolean().describe('Whether the zone was meant to be played by another device'),
  received_at: isoDateTime,
  venue: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    province: z.string(),
    industry: z.string(),
  }),
  zone: z.object({ id: z.string(), name: z.string(), licence_code: z.string().nullable() }),
  track: z.object({
    id: z.string(),
    revision: z.number().int(),
    title: z.string(),
    artists: names,
    composers: names,
    arrangers: names,
    publishers: names,
    isrc: z.string().nullable(),
    iswc: z.string().nullable(),
    label: z.string().nullable(),
    release: z.string().nullable(),
    catalogue_number: z.string().nullable(),
    duration_ms: z.number(),
  }),
  seal: z.object({ number: z.number().int(), day: z.iso.date(), index: z.number().int() }),
  report_version: z.number().int().nullable().describe('Null in a list by day'),
})
export const collectivePlayPageSchema = z.object({ data: z.array(collectivePlaySchema), meta: page })

export const collectiveVenueSchema = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: region,
  province: region,
  industry: z.string(),
  deleted: z.boolean().describe('Whether a member has deleted it since'),
  zones: z.number().int(),
  licences: z.number().int(),
  late: z.number().int().describe('Devices that have not connected for three days'),
  plays: z.number().int(),
  seconds: z.number(),
  reported_seconds: z.number().describe('Within opening hours'),
  open_seconds: z.number(),
  coverage: z.number().nullable().describe('The share of the opening hours; null without any'),
})
export const collectiveVenuePageSchema = z.object({ data: z.array(collectiveVenueSchema), meta: page })

export const collectiveWorkSchema = z.object({
  title: z.string(),
  composers: names,
  plays: z.number().int(),
  seconds: z.number(),
})
export const collectiveWorkPageSchema = z.object({ data: z.array(collectiveWorkSchema), meta: page })

type Query = Record<string, string>

/** What a collective body's API key can read. Every call is recorded. */
export const createPublicCollectiveApi = (http: HttpClient) => ({
  listMonths: (query: Query = {}) =>
    http.call('get', 'public-api/collective/months', { query, schema: collectiveMonthListSchema }),
  getMonth: (period: string, query: Query = {}) =>
    http.call('get', `public-api/collective/months/${pathSegment(period)}`, {
      query,
      schema: collectiveMonthDetailSchema,
    }),
  listPlays: (query: Query) =>
    http.call('get', 'public-api/collective/plays', { query, schema: collectivePlayPageSchema }),
  listVenues: (query: Query) =>
    http.call('get', 'public-api/collective/venues', { query, schema: collectiveVenuePageSchema }),
  listWorks: (query: Query) =>
    http.call('get', 'public-api/collective/works', { query, schema: collectiveWorkPageSchema }),
  openFile: (period: string, version: string, format: string) =>
    http.open(
      `public-api/collective/months/${pathSegment(period)}/versions/${pathSegment(version)}/files/${pathSegment(format)}`,
    ),
  openLog: (day: string) => http.open(`public-api/collective/logs/${pathSegment(day)}`),
  openCheckpoints: () => http.open('public-api/collective/checkpoints'),
})
