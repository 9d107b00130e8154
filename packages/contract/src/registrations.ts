import {
  confirmOrderBodySchema,
  industryBodySchema,
  pricingBodySchema,
  propertyBodySchema,
  voucherCodeBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { orderDetail } from './orders'
import { quote, voucherErrors } from './quote'
import { file } from './response'
import { billingPeriod, isoDateTime, storedFile } from './values'

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

const registration = z.object({
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

const draftErrors = ['step-missing', 'already-confirmed'] as const
const step = { caller: 'member', response: registration, errors: draftErrors } as const

/** The draft of the registration wizard, stored for the signed-in account. */
export const registrations = endpoints({
  get: get('/registration', { caller: 'member', response: registration }),
  setIndustry: put('/registration/industry', { ...step, body: industryBodySchema }),
  setProperty: put('/registration/property', { ...step, body: propertyBodySchema }),
  setPricing: put('/registration/pricing', { ...step, body: pricingBodySchema }),
  /** A 422 with the reason changes nothing. A wrong code counts as a guess. */
  setVoucher: put('/registration/voucher', {
    ...step,
    body: voucherCodeBodySchema,
    errors: [...draftErrors, ...voucherErrors],
  }),
  removeVoucher: del('/registration/voucher', step),
  /** Creates the organisation, unit and order. */
  confirm: post('/registration/confirm', {
    caller: 'member',
    body: confirmOrderBodySchema,
    response: orderDetail,
    errors: [...draftErrors, 'price-changed', ...voucherErrors],
    idempotent: true,
  }),
})

/** The tax file of the draft. After confirmation, it belongs to the business unit. */
export const registrationTaxFiles = endpoints({
  upload: post('/registration/tax-file', {
    ...step,
    upload: { file: 'file_npwp' },
    errors: ['already-confirmed'],
    limits: ['tax-file-account'],
  }),
  download: get('/registration/tax-file', { caller: 'member', response: file }),
  remove: del('/registration/tax-file', { ...step, errors: ['already-confirmed'] }),
})
