import type { BusinessUnitBody, BusinessUnitChange, UnitMusicSettings } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { explicitSetting } from '../playback/wire'
import { isoDateTime, noContent, pagination, storedFile } from '../wire'

export const businessUnitStates = [
  'awaiting-payment',
  'active',
  'expiring',
  'grace',
  'expired',
  'suspended',
  'none',
] as const
export type BusinessUnitState = (typeof businessUnitStates)[number]

const region = z.object({ code: z.string(), name: z.string() })

export const businessUnit = z.object({
  id: z.string(),
  name: z.string(),
  cid: z.string(),
  /** The organisation's own code, which imports use to identify the unit. */
  outlet_code: z.string().nullable(),
  /** Must be sent with an update, so that concurrent changes are detected. */
  version: z.number(),
  changed_by: z.string().nullable(),
  industry: z.string(),
  hotel_stars: z.number().nullable(),
  area_size: z.number().nullable(),
  company_name: z.string(),
  brand_name: z.string(),
  company_email: z.string(),
  company_phone_number: z.string(),
  npwp: z.string(),
  file_npwp: storedFile.nullable(),
  address: z.object({
    street: z.string(),
    province: region,
    city: region,
    district: region,
    urban: region,
    zip_code: z.string(),
  }),
  package: z.string().nullable(),
  zone_count: z.number(),
  state: z.enum(businessUnitStates),
  expired_date: isoDateTime.nullable(),
  explicit: explicitSetting,
  created_at: isoDateTime,
  updated_at: isoDateTime,
})
export type BusinessUnit = z.output<typeof businessUnit>

export interface BusinessUnitsQuery {
  q?: string
  industry?: string
  city?: string
  package?: string
  state?: string
  sort?: string
  page?: number
  page_size?: number
}

const units = z
  .object({
    data: z.array(businessUnit),
    meta: z.object({ pagination, cities: z.array(region) }),
  })
  .transform(({ data, meta }) => ({ data, ...meta }))

/** Units of the active organisation to which the member has access. */
export const createBusinessUnitsApi = (http: HttpClient) => ({
  /** Returns a page of units, and the cities of all units to which the member has access. */
  list: (query: BusinessUnitsQuery = {}) => http.call('get', 'business-units', { query, schema: units }),

  get: (id: string) => http.call('get', `business-units/${pathSegment(id)}`, { schema: businessUnit }),

  /** Repeating a key does not create a second unit. */
  create: (json: BusinessUnitBody, idempotencyKey: string) =>
    http.call('post', 'business-units', {
      json,
      headers: { 'idempotency-key': idempotencyKey },
      schema: businessUnit,
    }),

  /** Throws 409 `changed-meanwhile` if the stored version is newer. */
  update: (id: string, json: BusinessUnitChange) =>
    http.call('put', `business-units/${pathSegment(id)}`, { json, schema: businessUnit }),

  setMusic: (id: string, json: UnitMusicSettings) =>
    http.call('put', `business-units/${pathSegment(id)}/music`, { json, schema: businessUnit }),

  /** Throws 409 `unit-subscribed` or `unit-awaiting-payment`. */
  remove: (id: string) => http.call('delete', `business-units/${pathSegment(id)}`, { schema: noContent }),

  downloadTaxFile: (id: string) => http.download(`business-units/${pathSegment(id)}/tax-file`),

  uploadTaxFile(id: string, file: File) {
    const body = new FormData()
    body.append('file_npwp', file, file.name)
    return http.call('post', `business-units/${pathSegment(id)}/tax-file`, { body, schema: businessUnit })
  },

  /** Returns a CSV file of all matching units, with the same columns as an import. */
  download: (query: Omit<BusinessUnitsQuery, 'page' | 'page_size'> & { separator: 'comma' | 'semicolon' }) =>
    http.download('business-units/export', query),
})
