import type { Invoice } from '#src/billing/invoice/draw'
import { computeIncludedTax } from '#src/billing/order/rules/tax'

export const line: Invoice['order']['lines'][number] = {
  id: 1,
  order_id: 1,
  position: 1,
  kind: 'new',
  unit_name: 'Hotel Contoh Menteng',
  outlet_code: null,
  package_key: 'small-room',
  package_title: 'Ruang kecil',
  package_titles: { id: 'Ruang kecil', en: 'Small room' },
  billing_period: 'yearly',
  zone_count: 12,
  unit_price: 2_400_000,
  price: 28_800_000,
  discount: 100_000,
  total: 28_700_000,
  credit: 0,
  period_prices: null,
  days: null,
  covers_from: new Date('2026-11-20T17:00:00Z'),
  covers_until: new Date('2027-11-20T17:00:00Z'),
  business_unit: null,
}

export const order: Invoice['order'] = {
  id: 1,
  documentId: 'order',
  number: 'MB-ORD-20261121-0007',
  kind: 'new',
  state: 'paid',
  purchase_order: null,
  cost_centre: null,
  payment_reference: 'MB-PAY-20261121-7KQ2M8X4VT',
  package_key: 'small-room',
  package_title: 'Ruang kecil',
  industry: 'hotel',
  company_name: 'PT Contoh Irama',
  brand_name: 'Hotel Contoh Menteng',
  billing_period: 'yearly',
  line_count: 1,
  lines: [line],
  zone_count: 12,
  unit_price: 2_400_000,
  price: 28_800_000,
  discount: 100_000,
  voucher_code: 'HEMAT100',
  tax: computeIncludedTax([28_700_000], new Date('2026-11-20T04:30:00Z')),
  total: 28_700_000,
  withheld: 0,
  pay_before: new Date('2026-11-28T10:00:00Z'),
  paid_at: new Date('2026-11-21T04:30:00Z'),
  cancelled_at: null,
  covers_from: new Date('2026-11-20T17:00:00Z'),
  covers_until: new Date('2027-11-20T17:00:00Z'),
  invoice_number: 'MB-INV-2026-000042',
  invoice_parties: null,
  terms: null,
  placed_at: new Date('2026-11-20T04:30:00Z'),
  organisation: { id: 1 },
  business_unit: null,
  placed_by: null,
  staff_id: null,
}
export const paid: Invoice = {
  order,
  parties: {
    seller: {
      name: 'PT Contoh Musik Berlisensi',
      address: 'Jalan Contoh Raya 27\nJakarta Pusat 10310',
      npwp: '012345678901000',
    },
    customer: {
      company_name: 'PT Contoh Irama',
      brand_name: 'Hotel Contoh Menteng',
      npwp: '0012345678901000',
      address: ['Jl. Cikini Raya No. 5', 'Cikini, Menteng', 'Jakarta Pusat, DKI Jakarta 10330'],
    },
  },
  account: null,
  held: null,
  withholdingRate: null,
  method: { group: 'virtual-account', name: 'BCA' },
  terms: {
    royalty: 'separate',
    sentence: { id: 'Royalti LMKN dibayar terpisah.', en: 'The LMKN royalty is paid separately.' },
    coverage: { id: [], en: [] },
    package_title: { id: 'Ruang kecil', en: 'Small room' },
    address: [],
    hotel_stars: null,
  },
  product: 'Musik Berlisensi',
  locale: 'id',
}
export const unpaid: Invoice = {
  ...paid,
  order: {
    ...order,
    state: 'awaiting-payment',
    paid_at: null,
    invoice_number: null,
    purchase_order: null,
    cost_centre: null,
    payment_reference: null,
  },
  account: { bank_name: 'Bank Contoh', account_number: '123 456 7890', account_holder: 'PT Contoh Musik' },
  method: null,
}
export const longName =
  'Hotel dan Pusat Konvensi Contoh Sejahtera Abadi Cabang Menteng Raya Jakarta Pusat '.repeat(2)
export const long: Invoice = {
  ...paid,
  order: {
    ...order,
    brand_name: longName,
    lines: [
      { ...line, unit_name: longName, zone_count: 1250, unit_price: 24_000_000, price: 30_000_000_000 },
    ],
    zone_count: 1250,
    unit_price: 24_000_000,
    price: 30_000_000_000,
    total: 29_999_900_000,
    voucher_code: 'HEMAT-TIGA-PULUH-PERSEN-AKHIR-TAHUN',
    payment_reference: 'W'.repeat(120),
  },
  parties: {
    seller: { ...paid.parties.seller, address: 'Jalan Jenderal Contoh Raya Kavling 127\n'.repeat(6) },
    customer: {
      ...paid.parties.customer,
      company_name: `PT ${longName}`,
      brand_name: longName,
      address: Array.from(
        { length: 8 },
        (_, index) => `Kompleks Perkantoran Contoh Blok ${index}, Kelurahan Contoh`,
      ),
    },
  },
}
export const foreign: Invoice = {
  ...paid,
  parties: { ...paid.parties, customer: { ...paid.parties.customer, company_name: '東京ラーメン' } },
}
