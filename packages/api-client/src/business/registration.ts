import { orderDetail, quote } from '@bgm/contract'
import type { Industry, Pricing, Property } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { billingPeriod, isoDateTime, storedFile } from '../wire'

const property = z.object({
  company_name: z.string(),
  brand_name: z.string(),
  company_address: z.string(),
  company_email: z.string(),
  company_phone_number: z.string(),
  npwp: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  urban: z.string(),
  zip_code: z.string(),
  referral_code: z.string().nullish(),
  terms: z.literal(true),
})

export const registration = z.object({
  id: z.string(),
  industry: z
    .object({ industry: z.string(), hotel_stars: z.number().nullish(), area_size: z.number() })
    .nullable(),
  property: property.nullable(),
  /** The referral code entered at registration. */
  referral_code: z.string().nullish(),
  file_npwp: storedFile.nullable(),
  pricing: z
    .object({ package: z.string(), billing_period: billingPeriod, zone_count: z.number() })
    .nullable(),
  order_number: z.string().nullable(),
  voucher_code: z.string().nullable(),
  quote: quote.nullable(),
  order: z.string().nullable(),
  updated_at: isoDateTime,
})
export type Registration = z.output<typeof registration>

const schema = registration

/** The draft of the registration wizard, stored by the backend for the signed-in account. */
export const createRegistrationApi = (http: HttpClient) => ({
  get: () => http.call('get', 'registration', { schema }),

  setIndustry: (json: Industry) => http.call('put', 'registration/industry', { json, schema }),

  setProperty: (json: Property) => http.call('put', 'registration/property', { json, schema }),

  setPricing: (json: Pricing) => http.call('put', 'registration/pricing', { json, schema }),

  uploadTaxFile(file: File) {
    const body = new FormData()
    body.append('file_npwp', file, file.name)
    return http.call('post', 'registration/tax-file', { body, schema })
  },

  downloadTaxFile: () => http.download('registration/tax-file'),

  removeTaxFile: () => http.call('delete', 'registration/tax-file', { schema }),

  /** Throws 422 with a reason and changes nothing if the voucher cannot be used. */
  setVoucher: (voucher_code: string) =>
    http.call('put', 'registration/voucher', { json: { voucher_code }, schema }),

  removeVoucher: () => http.call('delete', 'registration/voucher', { schema }),

  /** Creates the organisation, unit and order. Repeating the key does not create a second order. */
  confirm: (expected_total: number, idempotencyKey: string) =>
    http.call('post', 'registration/confirm', {
      json: { expected_total },
      headers: { 'idempotency-key': idempotencyKey },
      schema: orderDetail,
    }),
})
