import type { CartLine, CartSummary } from '@bgm/contract'

export const sampleCartLine: CartLine = {
  id: 'cartline0000000000000001',
  business_unit: { id: 'unitbraga000000000000001', name: 'Hotel Contoh Braga' },
  unit_name: 'Hotel Contoh Braga',
  outlet_code: 'HCB-01',
  kind: 'new',
  package: { key: 'single-location', title: 'Satu lokasi' },
  billing_period: 'yearly',
  zone_count: 2,
  refusal: null,
  open_order: null,
  price: 10_000_000,
  unit_price: 5_000_000,
  former_unit_price: null,
  days: null,
  covers_from: null,
  covers_until: null,
  kinds: ['new'],
  packages: ['small-room', 'single-location'],
  max_zones: 5,
}

export const sampleCartSummary: CartSummary = {
  version: 3,
  groups: [{ kind: 'new', units: 1, zones: 2, price: 10_000_000 }],
  orderable: 1,
  refused: 0,
  price: 10_000_000,
  discount: 0,
  tax: {
    rate: 12,
    base: 8_258_258,
    amount: 990_991,
    sen: { price: 900_900_901, base: 825_825_826, amount: 99_099_099, rounding: 0 },
  },
  total: 10_000_000,
  voucher_code: null,
  voucher_refusal: null,
  approval: null,
  request: null,
}
