import type { Industry, Pricing, Property, Role } from '@bgm/validation'

export type SampleUnit = {
  industry: Industry
  property: Omit<Property, 'terms' | 'company_name'>
  pricing: Pricing
  voucher: string | null
  /** How many days before the seed runs the order was placed; `paid` is counted in the same way. */
  placed: number
  paid: number | null
  /** How many days before the seed runs a pause of three months began. */
  paused?: number
  /** Whether the members were reminded that the renewal is overdue, so that the seed sends no email. */
  reminded?: true
  /** The state that the unit's licences are set to; if omitted, they follow the subscription. */
  licences?: 'suspended' | 'revoked'
}

const denpasar = {
  company_email: 'kedai@contoh.test',
  npwp: '0098765432014000',
  province: '51',
  city: '51.71',
}
const smallRoom = { package: 'small-room', billing_period: 'monthly', zone_count: 1 } as const

export type SampleOrganisation = {
  name: string
  referral_code?: string
  owner: string
  /**
   * The other members. A member's `units` are indices into the organisation's `units`; members without them
   * have access to all units.
   */
  people: { email: string; role: Role; units?: number[] }[]
  units: SampleUnit[]
}

/** Sample customers: more than one, to demonstrate that a customer cannot see another's data. */
export const organisations: SampleOrganisation[] = [
  {
    name: 'Grup Hotel Contoh',
    referral_code: 'MITRA2026',
    owner: 'pemilik@contoh.test',
    people: [
      { email: 'staf@contoh.test', role: 'staff' },
      { email: 'manajer@contoh.test', role: 'manager', units: [1] },
      { email: 'keuangan@contoh.test', role: 'finance' },
      { email: 'auditor@contoh.test', role: 'auditor' },
      { email: 'dua@contoh.test', role: 'manager' },
    ],
    units: [
      {
        industry: { industry: 'hotel', hotel_stars: 4, area_size: 3200 },
        property: {
          brand_name: 'Hotel Contoh Menteng',
          company_address: 'Jalan Contoh Raya Nomor 12',
          company_email: 'menteng@contoh.test',
          company_phone_number: '+622155501212',
          npwp: '0012345674012000',
          province: '31',
          city: '31.71',
          district: '31.71.06',
          urban: '31.71.06.1001',
          zip_code: '10310',
        },
        pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 3 },
        voucher: null,
        placed: 41,
        paid: 40,
      },
      {
        industry: { industry: 'restaurant', area_size: 140 },
        property: {
          brand_name: 'Kafe Contoh Dago',
          company_address: 'Jalan Contoh Dago Nomor 7',
          company_email: 'dago@contoh.test',
          company_phone_number: '+622255500707',
          npwp: '0012345674012001',
          province: '32',
          city: '32.73',
          district: '32.73.02',
          urban: '32.73.02.1004',
          zip_code: '40135',
        },
        pricing: { package: 'small-room', billing_period: 'monthly', zone_count: 1 },
        voucher: 'HEMAT100',
        placed: 0,
        paid: null,
      },
    ],
  },
  {
    name: 'Kedai Kopi Lain',
    owner: 'lain@contoh.test',
    people: [{ email: 'dua@contoh.test', role: 'finance' }],
    units: [
      {
        industry: { industry: 'restaurant', area_size: 85 },
        property: {
          brand_name: 'Kedai Kopi Lain Renon',
          company_address: 'Jalan Contoh Renon Nomor 3',
          company_email: 'kedai@contoh.test',
          company_phone_number: '+6236155500303',
          npwp: '0098765432014000',
          province: '51',
          city: '51.71',
          district: '51.71.01',
          urban: '51.71.01.1005',
          zip_code: '80226',
        },
        pricing: { package: 'small-room', billing_period: 'monthly', zone_count: 1 },
        voucher: null,
        placed: 3,
        paid: 2,
      },
      {
        industry: { industry: 'restaurant', area_size: 60 },
        property: {
          ...denpasar,
          brand_name: 'Kedai Kopi Lain Sanur',
          company_address: 'Jalan Contoh Sanur Nomor 21',
          company_phone_number: '+6236155500304',
          district: '51.71.01',
          urban: '51.71.01.1006',
          zip_code: '80227',
        },
        pricing: smallRoom,
        voucher: null,
        placed: 47,
        paid: 46,
      },
      {
        industry: { industry: 'restaurant', area_size: 70 },
        property: {
          ...denpasar,
          brand_name: 'Kedai Kopi Lain Sesetan',
          company_address: 'Jalan Contoh Sesetan Nomor 88',
          company_phone_number: '+6236155500305',
          district: '51.71.01',
          urban: '51.71.01.1003',
          zip_code: '80223',
        },
        pricing: smallRoom,
        voucher: null,
        placed: 13,
        paid: 12,
        licences: 'suspended',
      },
      {
        industry: { industry: 'restaurant', area_size: 55 },
        property: {
          ...denpasar,
          brand_name: 'Kedai Kopi Lain Panjer',
          company_address: 'Jalan Contoh Panjer Nomor 5',
          company_phone_number: '+6236155500306',
          district: '51.71.01',
          urban: '51.71.01.1004',
          zip_code: '80225',
        },
        pricing: smallRoom,
        voucher: null,
        placed: 7,
        paid: 6,
        licences: 'revoked',
      },
      {
        industry: { industry: 'restaurant', area_size: 65 },
        property: {
          ...denpasar,
          brand_name: 'Kedai Kopi Lain Pedungan',
          company_address: 'Jalan Contoh Pedungan Nomor 17',
          company_phone_number: '+6236155500307',
          district: '51.71.01',
          urban: '51.71.01.1003',
          zip_code: '80222',
        },
        pricing: smallRoom,
        voucher: null,
        placed: 35,
        // A month ago and a few days: its period has ended, and its days of grace have not.
        paid: 34,
        reminded: true,
      },
      {
        industry: { industry: 'restaurant', area_size: 75 },
        property: {
          ...denpasar,
          brand_name: 'Kedai Kopi Lain Sidakarya',
          company_address: 'Jalan Contoh Sidakarya Nomor 9',
          company_phone_number: '+6236155500308',
          district: '51.71.01',
          urban: '51.71.01.1004',
          zip_code: '80224',
        },
        pricing: { ...smallRoom, billing_period: 'yearly' },
        voucher: null,
        placed: 91,
        paid: 90,
        paused: 5,
      },
    ],
  },
]
