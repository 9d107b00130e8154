import { z } from 'zod'
import { type Http, piece } from '../http'
import { file, list, moment } from '../wire'

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

const place = z.object({ code: z.string(), name: z.string() })

export const businessUnit = z.object({
  id: z.string(),
  name: z.string(),
  cid: z.string(),
  industry: z.string(),
  hotel_stars: z.number().nullable(),
  area_size: z.number().nullable(),
  company_name: z.string(),
  brand_name: z.string(),
  company_email: z.string(),
  company_phone_number: z.string(),
  npwp: z.string(),
  file_npwp: file.nullable(),
  address: z.object({
    street: z.string(),
    province: place,
    city: place,
    district: place,
    urban: place,
    zip_code: z.string(),
  }),
  package: z.string().nullable(),
  zone_count: z.number(),
  state: z.enum(businessUnitStates),
  expired_date: moment.nullable(),
  created_at: moment,
  updated_at: moment,
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

/** Units of the active organisation that the membership reaches. */
export const createBusinessUnits = (http: Http) => ({
  list: (query: BusinessUnitsQuery = {}) =>
    http.call('get', 'business-units', { query, answer: list(businessUnit) }),
  get: (id: string) => http.call('get', `business-units/${piece(id)}`, { answer: businessUnit }),
  downloadTaxFile: (id: string) => http.download(`business-units/${piece(id)}/tax-file`),
})
