const industry = { industry: 'hotel', hotel_stars: 4, area_size: 1250 }

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

const file_npwp = { name: 'npwp.pdf', size: 1024, mime: 'application/pdf' }
const property = { ...propertyFields, terms: true }
const pricing = { package: 'single-location', billing_period: 'monthly', zone_count: 3 } as const

/** Registration drafts by their current step. */
export const registrationDrafts = {
  industry: {},
  property: { industry },
  pricing: { industry, property, file_npwp },
  order: { industry, property, file_npwp, pricing, order_number: 'MB-ORD-20261120-0043' },
}
