import { playLayers } from '@bgm/validation'
import { z } from 'zod'
import { type Http, pathSegment } from '../http'
import { isoDateTime, namedRecord, pagination } from '../wire'
import { playlistRef } from './wire'

const sum = { plays: z.number(), seconds: z.number() }

const line = z.object({
  id: z.string(),
  started_at: isoDateTime,
  /** Seconds that were heard. */
  seconds: z.number(),
  zone: namedRecord,
  track: z.object({ title: z.string(), artists: z.array(z.string()), composers: z.array(z.string()) }),
  playlist: playlistRef.nullable(),
  layer: z.enum(playLayers),
  offline: z.boolean(),
  received_at: isoDateTime,
})
export type UsageLine = z.output<typeof line>

const usage = z
  .object({
    month: z.string(),
    zones: z.array(namedRecord.extend({ business_unit: namedRecord, ...sum })),
    totals: z.object(sum),
    /** Days as `2026-11-20`; days without a play may be missing. */
    days: z.array(z.object({ date: z.string(), ...sum })),
    data: z.array(line),
    meta: z.object({ pagination }),
  })
  .transform(({ data, meta, ...rest }) => ({ ...rest, lines: data, pagination: meta.pagination }))
export type UsageMonth = z.output<typeof usage>

const usagePath = (month: string, rest = '') => `usage/${pathSegment(month)}${rest}`

/** Plays of the active organisation in a month such as `2026-11`. */
export const createUsage = (http: Http) => ({
  get: (month: string, query: { zone?: string; page?: number; page_size?: number } = {}) =>
    http.call('get', usagePath(month), { query, schema: usage }),
  /** Every play of the month as CSV; the download is recorded in the audit trail. */
  download: (month: string, query: { zone?: string } = {}) =>
    http.download(usagePath(month, '/export'), query),
})
