import type { BusinessUnit, Dashboard, Region, UnitImport } from '@bgm/contract'
import { sampleOrder } from './order-samples'

const at = '2026-11-20T05:00:00.000Z'

/** A file with a row that is ready, a row that is not, and a value that may mean several regions. */
export const sampleUnitImport: UnitImport = {
  id: 'imporunit000000000000001',
  file_name: 'gerai.xlsx',
  sheet: 'Gerai',
  state: 'checked',
  total: 2,
  done: 0,
  planned: { create: 1, update: 0, unchanged: 0, error: 1 },
  outcomes: { created: 0, updated: 0, unchanged: 0, refused: 0, failed: 0 },
  columns: [
    { position: 1, header: 'Kode', column: 'outlet_code' },
    { position: 2, header: 'Kota', column: 'city' },
    { position: 3, header: 'Catatan', column: null },
  ],
  missing_columns: [],
  fixes: [
    {
      column: 'city',
      from: 'Bdg',
      options: ['Kota Bandung', 'Kabupaten Bandung'],
      certain: false,
      chosen: null,
      rows: 1,
    },
    {
      column: 'province',
      from: 'Jabar',
      options: ['Jawa Barat'],
      certain: true,
      chosen: 'Jawa Barat',
      rows: 2,
    },
  ],
  problem_count: 1,
  rows: [
    {
      line: 3,
      outlet_code: 'JKT-002',
      name: 'Gerai 2',
      action: 'error',
      changed: [],
      errors: [{ column: 'city', key: 'validation.region_unknown', near: ['Kota Bandung'], value: 'Bdg' }],
      warnings: [],
    },
  ],
  ready: [
    {
      line: 2,
      outlet_code: 'JKT-001',
      name: 'Gerai 1',
      action: 'create',
      province: 'Jawa Barat',
      npwp: '012345678901000',
      order: { package: 'multi-location', billing_period: 'yearly', zones: 2 },
      fixes: [
        { column: 'province', from: 'Jabar', options: ['Jawa Barat'], certain: true, chosen: 'Jawa Barat' },
      ],
    },
  ],
  orders: { units: 1, zones: 2 },
  rest: null,
  created_at: '2026-11-30T00:00:00.000Z',
  expires_at: '2026-12-30T00:00:00.000Z',
}

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

const province: Region = { code: '32', name: 'Jawa Barat', level: 'province' }
const city: Region = { code: '32.73', name: 'Kota Bandung', level: 'city' }
const district: Region = { code: '32.73.19', name: 'Sumur Bandung', level: 'district' }
const urban: Region = { code: '32.73.19.1001', name: 'Braga', level: 'urban' }

/** The regions directly inside each parent. */
export const sampleRegions: Record<string, Region[]> = {
  '': [{ code: '31', name: 'DKI Jakarta', level: 'province' }, province],
  [province.code]: [city],
  [city.code]: [district],
  [district.code]: [urban],
}

/** The region of the sample unit. */
export const sampleRegion = { ...urban, chain: [province, city, district, urban] }

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  value: 0,
}))

export const sampleDashboard: Dashboard = {
  units: 1,
  zones: 1,
  next_end: '2026-12-20T16:59:59.000Z',
  states: {
    active: 1,
    expiring: 0,
    grace: 0,
    paused: 0,
    expired: 0,
    suspended: 0,
    'awaiting-payment': 0,
    none: 0,
  },
  ending: months,
  awaiting_payment: { count: 1, total: sampleOrder.total },
  spend: months,
  business_units: [sampleUnit],
  orders: [sampleOrder],
  next_order: sampleOrder,
  zone_setup: null,
  integrations_to_review: 0,
}
