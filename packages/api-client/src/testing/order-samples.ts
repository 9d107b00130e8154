import type { OrderDetail, OrderLine, OrderOptions, Subscription, UnitQuote } from '@bgm/contract'

const at = '2026-11-20T05:00:00.000Z'
const end = '2026-12-20T16:59:59.000Z'
const unit = { id: 'unitbraga000000000000001', name: 'Hotel Contoh Braga' }

export const sampleOrderLine: OrderLine = {
  position: 1,
  kind: 'new',
  unit_name: unit.name,
  outlet_code: 'HCB-01',
  business_unit: unit,
  package: { key: 'small-room', title: 'Ruang kecil', titles: { id: 'Ruang kecil', en: 'Small room' } },
  billing_period: 'monthly',
  zone_count: 1,
  unit_price: 200_000,
  price: 200_000,
  discount: 100_000,
  total: 100_000,
  days: null,
  credit: 0,
  covers_from: null,
  covers_until: null,
}

export const sampleOrder: OrderDetail = {
  id: 'order0000000000000000042',
  number: 'MB-ORD-20261120-0042',
  kind: 'new',
  state: 'awaiting-payment',
  package: {
    key: 'small-room',
    title: 'Ruang kecil',
    titles: { id: 'Ruang kecil', en: 'Small room' },
  },
  line_count: 1,
  industry: 'hotel',
  company_name: 'PT Contoh Graha Wisata',
  brand_name: 'Hotel Contoh Braga',
  billing_period: 'monthly',
  zone_count: 1,
  unit_price: 200_000,
  price: 200_000,
  discount: 100_000,
  purchase_order: null,
  cost_centre: null,
  voucher_code: 'HEMAT100',
  tax: null,
  total: 100_000,
  withheld: 0,
  pay_before: '2026-11-27T05:00:00.000Z',
  paid_at: null,
  cancelled_at: null,
  covers_from: null,
  covers_until: null,
  invoice_number: null,
  payment: {
    bank_name: 'Bank Contoh',
    account_number: '1234567890',
    account_holder: 'PT Musik Contoh',
    reference: 'MB-ORD-20261120-0042',
  },
  business_unit: unit,
  created_at: at,
  terms: {
    royalty: 'separate',
    coverage: {
      id: [{ label: 'Pemutar musik', covered: true }],
      en: [{ label: 'Music player', covered: true }],
    },
    address: ['Jalan Braga 99', 'Braga, Sumur Bandung', 'Bandung, Jawa Barat 40111'],
    hotel_stars: 4,
  },
  held: null,
  tax_invoice_number: null,
  withholding: null,
  groups: [{ kind: 'new', units: 1, zones: 1, price: 200_000 }],
  lines: [sampleOrderLine],
}

export const samplePaidOrder: OrderDetail = { ...sampleOrder, state: 'paid', paid_at: at }

export const sampleSubscription: Subscription = {
  id: 'subbraga0000000000000001',
  business_unit: unit,
  package: { key: 'small-room', title: 'Ruang kecil' },
  billing_period: 'monthly',
  zone_count: 1,
  state: 'active',
  starts_at: at,
  expired_date: end,
  grace_until: '2026-12-27T16:59:59.000Z',
  trial: false,
}

/** A unit with a subscription and no open order. */
export const sampleOrderOptions: OrderOptions = {
  kinds: ['extra-zones', 'renewal', 'change'],
  subscriptions: [sampleSubscription],
  open_order: null,
  revoked_zones: [],
  incomplete: false,
  scheduled: null,
  pause: null,
  pause_from: '2026-11-21T17:00:00.000Z',
  cancellation: null,
}

/** A renewal with two zones. */
export const sampleQuote: UnitQuote = {
  kind: 'renewal',
  package: { key: 'single-location', title: 'Satu lokasi' },
  billing_period: 'monthly',
  zone_count: 2,
  unit_price: 1_000_000,
  price: 2_000_000,
  discount: 0,
  tax: null,
  total: 2_000_000,
  voucher_code: null,
  voucher_refusal: null,
  approval: null,
  covers_from: end,
  covers_until: '2027-01-20T16:59:59.000Z',
  days: null,
  credit: 0,
}
