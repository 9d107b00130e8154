import type { BusinessUnit, Dashboard, Region, User } from '@bgm/contract'

/** Backend responses (docs/api.md) for the msw handlers. */
const at = '2026-11-20T05:00:00.000Z'

export const sampleUser: User = {
  id: 'usersari0000000000000001',
  first_name: 'Sari',
  last_name: 'Wulandari',
  email: 'pemilik@contoh.test',
  pending_email: null,
  mobile_number: '+6281234567890',
  mobile_number_verified: true,
  gender: 'female',
  business_type: 'multiple',
  locale: 'id',
  confirmed: true,
  has_password: true,
  has_google: false,
  blocked: false,
  active_organisation: 'orgcontoh000000000000001',
  memberships: [
    {
      id: 'membersari00000000000001',
      role: 'owner',
      all_units: true,
      organisation: { id: 'orgcontoh000000000000001', name: 'Grup Hotel Contoh' },
    },
  ],
  notifications: { renewal: true, payment: true, members: true, zones: true, incidents: false },
  terms_due: false,
  collective_body: null,
  created_at: at,
}

export const sampleSessions = [
  {
    documentId: 'session00000000000000001',
    device: 'Chrome · Linux',
    current: true,
    last_seen_at: at,
    createdAt: at,
  },
  {
    documentId: 'session00000000000000002',
    device: 'Safari · iPhone',
    current: false,
    last_seen_at: at,
    createdAt: at,
  },
]

export const sampleUnit: BusinessUnit = {
  id: 'unitbraga000000000000001',
  name: 'Hotel Contoh Braga',
  cid: 'C00081324',
  outlet_code: 'BDG-001',
  version: 1,
  changed_by: 'Sari Wulandari',
  industry: 'hotel',
  hotel_stars: 4,
  area_size: 1250,
  company_name: 'PT Contoh Graha Wisata',
  brand_name: 'Hotel Contoh Braga',
  company_email: 'kantor@contoh.test',
  company_phone_number: '+62225551234',
  npwp: '092542943407000',
  file_npwp: { name: 'npwp.pdf', size: 1024, mime: 'application/pdf' },
  address: {
    street: 'Jl. Contoh No. 12',
    province: { code: '32', name: 'Jawa Barat' },
    city: { code: '32.73', name: 'Kota Bandung' },
    district: { code: '32.73.19', name: 'Sumur Bandung' },
    urban: { code: '32.73.19.1001', name: 'Braga' },
    zip_code: '40111',
  },
  package: 'small-room',
  zone_count: 1,
  state: 'active',
  expired_date: '2026-12-20T16:59:59.000Z',
  explicit: { policy: 'inherit', effective: 'allow', scope: null },
  created_at: at,
  updated_at: at,
}

export const sampleRegions: Region[] = [
  { code: '31', name: 'DKI Jakarta', level: 'province' },
  { code: '32', name: 'Jawa Barat', level: 'province' },
  { code: '32.73', name: 'Kota Bandung', level: 'city' },
  { code: '32.73.19', name: 'Sumur Bandung', level: 'district' },
  { code: '32.73.19.1001', name: 'Braga', level: 'urban' },
]

const months = (first: string) => {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => ({
    month: new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
    value: 0,
  }))
}

export const sampleDashboard: Omit<
  Dashboard,
  'awaiting_payment' | 'business_units' | 'orders' | 'next_order'
> = {
  units: 1,
  zones: 1,
  next_end: '2026-12-20T16:59:59.000Z',
  states: {
    active: 1,
    expiring: 0,
    grace: 0,
    expired: 0,
    suspended: 0,
    'awaiting-payment': 0,
    none: 0,
  },
  ending: months('2026-11'),
  spend: months('2025-12'),
  zone_setup: null,
  integrations_to_review: 0,
}
