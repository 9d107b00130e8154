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
import { cursorQuery, integer, optional } from './query'
import { fileStream } from './response'
import { isoDateTime, regionRef, timeZone } from './values'

// The API for the systems of collective bodies. As in public-api.ts, fields may not be removed or change
// meaning, and no schema of a response transforms its value.
const month = z.string().describe('Such as 2026-11')
const names = z.array(z.string())

const page = z.object({
  has_more: z.boolean().describe('Whether to continue now; a page may have fewer rows than its limit'),
  next_cursor: z.string().nullable().describe('Continues after this page; null for an empty first page'),
})

const monthList = z
  .object({
    data: z.array(
      z.object({
        month,
        state: z
          .enum(['running', 'closing', 'waiting', 'final', 'supplement'])
          .describe(
            '`closing`: over, but not yet reported. `waiting`: its newest report waits for signatures of witnesses. `supplement`: final, with later versions',
          ),
        version: z.number().int().nullable().describe('The newest version of its report'),
        archived: z
          .boolean()
          .describe('Whether its plays are in the archive; all files and `plays` remain available'),
      }),
    ),
  })
  .meta({ id: 'CollectiveMonthList' })

const monthDetail = z
  .object({
    month,
    final_at: isoDateTime.describe('When the month is finalised'),
    archived: z.boolean(),
    versions: z.array(collectiveReport),
    log: usageLogState.nullable().describe('Null before its first checkpoint'),
    seals: z.array(dailySeal).describe('The daily seals that preceded the usage log, oldest first'),
  })
  .meta({ id: 'CollectiveMonth' })

const play = z
  .object({
    id: z.uuid(),
    started_at: isoDateTime,
    time_zone: timeZone.describe('Of the venue'),
    seconds: z.number().describe('Seconds that were heard'),
    end_reason: z.string(),
    offline: z.boolean().describe('Whether the player had no connection'),
    second_device: z.boolean().describe('Whether the zone was meant to be played by another device'),
    signed: z.boolean().describe('Whether its device has signed it'),
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
      ...workDetails,
      duration_ms: z.number(),
    }),
    index: z.number().int().describe('Index of its entry in the usage log'),
    seal: z
      .object({ number: z.number().int(), day: z.iso.date(), index: z.number().int() })
      .nullable()
      .describe('Its place in the daily seals that preceded the usage log, if any'),
    report_version: z.number().int().nullable().describe('Null in a list by day'),
  })
  .meta({ id: 'CollectivePlay' })
const playPage = z.object({ data: z.array(play), meta: page }).meta({ id: 'CollectivePlayPage' })

const venue = z
  .object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    city: regionRef,
    province: regionRef,
    industry: z.string(),
    deleted: z.boolean().describe('Whether a member has deleted it since'),
    ...collectiveAmounts,
  })
  .meta({ id: 'CollectiveVenue' })
const venuePage = z.object({ data: z.array(venue), meta: page }).meta({ id: 'CollectiveVenuePage' })

const work = z
  .object({
    title: z.string(),
    composers: names,
    plays: z.number().int(),
    seconds: z.number(),
    report_version: z.number().int().describe('The version of the report whose plays are counted'),
  })
  .meta({ id: 'CollectiveWork' })
const workPage = z.object({ data: z.array(work), meta: page }).meta({ id: 'CollectiveWorkPage' })

const noQuery = z.strictObject({})
const monthParameter = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** Monthly reports and the files of a collective body. Every call is recorded. */
export const collectiveApiReports = endpoints({
  /** All months since the first play, oldest first. */
  listMonths: get('/public-api/collective/months', {
    caller: 'collective-key',
    scope: 'reports:read',
    query: noQuery,
    response: monthList,
  }),
  getMonth: get('/public-api/collective/months/:month', {
    caller: 'collective-key',
    scope: 'reports:read',
    query: noQuery,
    response: monthDetail,
  }),
  openFile: get('/public-api/collective/months/:month/versions/:version/files/:format', {
    caller: 'collective-key',
    scope: 'reports:read',
    query: noQuery,
    response: fileStream,
  }),
  /** All files of all versions, with their checksums in `SHA256SUMS`. A body can start 12 such downloads an hour. */
  openArchive: get('/public-api/collective/months/:month/archive', {
    caller: 'collective-key',
    scope: 'reports:read',
    query: noQuery,
    response: fileStream,
  }),
  openLog: get('/public-api/collective/logs/:day', {
    caller: 'collective-key',
    scope: 'reports:read',
    query: noQuery,
    response: fileStream,
  }),
  openCheckpoints: get('/public-api/collective/checkpoints', {
    caller: 'collective-key',
    scope: 'reports:read',
    query: noQuery,
    response: fileStream,
  }),
})

/** Usage data for the systems of collective bodies. Every call is recorded. */
export const collectiveApiUsage = endpoints({
  /** The plays of a month that has a final report, or those that arrived on a day. */
  listPlays: get('/public-api/collective/plays', {
    caller: 'collective-key',
    scope: 'plays:read',
    query: z.strictObject({
      month: optional(monthParameter).describe('A final month; either this or `received_on`'),
      received_on: optional(z.iso.date()).describe('A past day in Jakarta'),
      sealed_on: optional(z.iso.date()).describe('Former name of `received_on`'),
      ...cursorQuery,
    }),
    response: playPage,
  }),
  listVenues: get('/public-api/collective/venues', {
    caller: 'collective-key',
    scope: 'venues:read',
    query: z.strictObject({
      month: monthParameter.describe('Such as 2026-11'),
      ...venueFilters,
      ...cursorQuery,
    }),
    response: venuePage,
  }),
  /** The works in one version of a month's report, sorted by total playing time, longest first. */
  listWorks: get('/public-api/collective/works', {
    caller: 'collective-key',
    scope: 'works:read',
    query: z.strictObject({
      month: monthParameter.describe('Such as 2026-11'),
      version: optional(integer(1, 9999))
        .transform(version => version ?? 1)
        .describe('Number of the version, 1 if absent'),
      ...cursorQuery,
    }),
    response: workPage,
  }),
})
