import { sampleRegistration } from '@bgm/api-client/testing'
import type { Registration } from '@bgm/contract'

/** Valid form values for the property step. */
export const propertyFields = {
  company_name: 'PT Contoh Graha Wisata',
  brand_name: 'Hotel Contoh Braga',
  company_address: 'Jl. Contoh No. 12',
  company_email: 'kantor@contoh.test',
  company_phone_number: '(022) 5551234',
  npwp: '09.254.294.3-407.000',
  province: '32',
  city: '32.73',
  district: '32.73.19',
  urban: '32.73.19.1001',
  zip_code: '40111',
  terms: 'on',
}

const property: Registration = {
  ...sampleRegistration,
  industry: { industry: 'hotel', hotel_stars: 4, area_size: 1250 },
}
const pricing: Registration = {
  ...property,
  property: { ...propertyFields, terms: true },
  file_npwp: { name: 'npwp.pdf', size: 1024, mime: 'application/pdf' },
}
const choice = { billing_period: 'monthly', zone_count: 3 } as const
const order: Registration = {
  ...pricing,
  pricing: { package: 'single-location', ...choice },
  order_number: 'MB-ORD-20261120-0043',
  quote: {
    package: { key: 'single-location', title: 'Satu lokasi' },
    ...choice,
    unit_price: 1_000_000,
    price: 3_000_000,
    discount: 0,
    tax: null,
    total: 3_000_000,
    voucher_code: null,
  },
}

/** Registration drafts by their current step. */
export const registrationDrafts = { industry: sampleRegistration, property, pricing, order }
