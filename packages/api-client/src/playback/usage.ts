import { isoDateTime, namedRecord, pagination, playlistRef } from '@bgm/contract'
import { playEndReasons, playLayers, usageGapReasons } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'

export const usageTotals = { plays: z.number(), seconds: z.number() }

export const usageLineSchema = z.object({
  id: z.string(),
  started_at: isoDateTime,
  /** The number of seconds played. */
  seconds: z.number(),
  zone: namedRecord,
  time_zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
  track: z.object({ title: z.string(), artists: z.array(z.string()), composers: z.array(z.string()) }),
  playlist: playlistRef.nullable(),
  layer: z.enum(playLayers),
  offline: z.boolean(),
  received_at: isoDateTime,
  /** The seal that contains the play; null until the night after the play arrived. */
  seal: z.object({ day: z.string() }).nullable(),
  /** The time after which the play will be sealed. */
  sealed_after: isoDateTime,
})
export type UsageLine = z.output<typeof usageLineSchema>

export const usageGapSchema = z.object({
  /** The first and last local date of the gap, e.g. `2026-11-20`, both inclusive. */
  from: z.string(),
  until: z.string(),
  reason: z.enum(usageGapReasons),
  /** The name that members gave a planned silence. */
  label: z.string().nullable(),
  zone_count: z.number(),
  /** Whether the gap affects all zones of the report. */
  every_zone: z.boolean(),
  /** The first three affected zones. */
  zones: z.array(namedRecord),
})
export type UsageGap = z.output<typeof usageGapSchema>

export const topWorksSchema = z.array(
  z.object({
    title: z.string(),
    artists: z.array(z.string()),
    composers: z.array(z.string()),
    ...usageTotals,
  }),
)
export const topComposersSchema = z.array(z.object({ name: z.string(), ...usageTotals }))

const usage = z
  .object({
    month: z.string(),
    zones: z.array(namedRecord.extend({ business_unit: namedRecord, ...usageTotals })),
    totals: z.object({ ...usageTotals, works: z.number() }),
    /** The totals by day, e.g. `2026-11-20`; days without a play may be missing. */
    days: z.array(z.object({ date: z.string(), ...usageTotals })),
    /** The works and composers with the longest total playing time. */
    works: topWorksSchema,
    composers: topComposersSchema,
    /** The first 100 gaps without music, oldest first; null for a report on more than 1,000 zones. */
    gaps: z
      .object({
        /** The number of days on which no zone had music. */
        silent_days: z.number(),
        total: z.number(),
        data: z.array(usageGapSchema),
      })
      .nullable(),
    /** Whether the plays themselves are archived; if so, `data` is empty. */
    archived: z.boolean(),
    data: z.array(usageLineSchema),
    meta: z.object({ pagination }),
  })
  .transform(({ data, meta, ...rest }) => ({ ...rest, lines: data, pagination: meta.pagination }))
export type UsageMonth = z.output<typeof usage>

const proof = z.object({
  /** The step at which verifying the play failed; null if the play is unchanged. */
  failure: z.enum(['line', 'tree', 'signature', 'chain']).nullable(),
  /** The hash of the play; null if it was added to the seal afterwards. */
  leaf: z.string().nullable(),
  index: z.number(),
  /** The sibling hashes on the path from the play to the root. */
  path: z.array(z.string()),
  seal: z.object({
    day: z.string(),
    size: z.number(),
    root: z.string(),
    previous: z.string().nullable(),
    key_id: z.string(),
    sealed_at: isoDateTime,
  }),
})

export const playDetails = { end_reason: z.enum(playEndReasons), proof: proof.nullable() }

const play = z
  .object({
    data: usageLineSchema.extend({
      business_unit: z.object({ name: z.string() }),
      ...playDetails,
    }),
    checked_at: isoDateTime,
  })
  .transform(({ data, checked_at }) => ({ ...data, checked_at }))
export type UsagePlay = z.output<typeof play>

/** Selects the plays in a report; `day` and `q` affect only the lines. */
type Filter = { unit?: string; zone?: string; day?: string; q?: string }

const usagePath = (month: string, rest = '') => `usage/${pathSegment(month)}${rest}`

/** Plays of the active organisation in a month such as `2026-11`. */
export const createUsageApi = (http: HttpClient) => ({
  get: (month: string, query: Filter & { page?: number; page_size?: number } = {}) =>
    http.call('get', usagePath(month), { query, schema: usage }),
  /** Returns the month's plays as CSV. The download is recorded in the audit trail. */
  download: (month: string, query: Filter & { separator?: 'comma' | 'semicolon' } = {}) =>
    http.download(usagePath(month, '/export'), query),
  /** Returns a one-page PDF for the month. The download is recorded in the audit trail. */
  downloadStatement: (month: string, query: Pick<Filter, 'unit' | 'zone'> & { locale: 'id' | 'en' }) =>
    http.download(usagePath(month, '/statement'), query),
  /** Returns a play. Every call verifies the play against its seal. */
  getPlay: (id: string) => http.call('get', `usage/plays/${pathSegment(id)}`, { schema: play }),
  /** Returns the proof of a sealed play as a file for offline verification. */
  downloadProof: (id: string) => http.download(`usage/plays/${pathSegment(id)}/proof`, {}),
})
