import type { ApprovalSettings, OrderRequestDetail, OrderRequestLine, QuotationDetail } from '@bgm/contract'

export const sampleApprovalSettings: ApprovalSettings = {
  approval_rule: 'above',
  approval_above: 1_000_000,
  manager_approves: 'no',
  manager_limit: null,
  finance_approves: 'yes',
  finance_limit: null,
}

export const sampleRequestLine: OrderRequestLine = {
  position: 1,
  kind: 'new',
  unit_name: 'Kopi Contoh Dago',
  outlet_code: 'KC-01',
  package: 'Satu lokasi',
  billing_period: 'monthly',
  zone_count: 1,
  price: 1_000_000,
  refusal: null,
}

const amounts = { price: 1_000_000, discount: 0, tax: null, voucher_code: null, refused: 0, units: 1 }

export const sampleOrderRequest: OrderRequestDetail = {
  ...amounts,
  id: 'request00000000000000001',
  state: 'requested',
  end: null,
  requester: 'Bima Pratama',
  own: false,
  requested_at: '2026-11-20T05:00:00.000Z',
  purpose: 'Pembukaan gerai.',
  purchase_order: null,
  cost_centre: null,
  total: 1_000_000,
  decided_by: null,
  decided_at: null,
  decline_reason: null,
  order: null,
  groups: [{ kind: 'new', units: 1, zones: 1, price: 1_000_000 }],
  current_total: 1_000_000,
  obstacle: null,
  deciders: [],
}

export const sampleQuotation: QuotationDetail = {
  ...amounts,
  id: 'quotation000000000000001',
  number: 'MB-QUO-2026-0001',
  state: 'open',
  member: 'Bima Pratama',
  by_staff: false,
  total: 1_000_000,
  created_at: '2026-11-20T05:00:00.000Z',
  valid_until: '2026-12-20T17:00:00.000Z',
  order: null,
  current_total: 1_000_000,
  obstacle: null,
  approval: null,
  request: null,
}
