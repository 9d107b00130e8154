import { cleanText, licenceStates, usageDisputeReasons, usageDisputeStates } from '@bgm/validation'
import { z } from 'zod'
import {
  collectiveAmounts,
  collectiveLine,
  foundVenue,
  monthParameter,
  rejectionCount,
  workDetails,
} from './collective-values'
import { endpoints, get } from './endpoint'
import { optional, pageQuery, searchText } from './query'
import { pagination } from './response'
import { usageGap, usageGaps, usageSummary, usageTotals } from './usage'
import { isoDateTime, namedRecord, regionRef } from './values'

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
  data: z.array(collectiveLine),
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

/** Venues and works, for users of a collective body; every call is recorded. */
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
