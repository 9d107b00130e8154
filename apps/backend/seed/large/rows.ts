import { industrySlugs } from '@bgm/validation'
import { computePeriod, type InvoiceParties, type OrderTerms } from '#src/billing'
import { generateCid } from '#src/customers'
import { addDays } from '#src/platform/runtime/jakarta'

const cities = [
  ['31', '31.71', '31.71.06', '31.71.06.1001', 'Jakarta'],
  ['32', '32.73', '32.73.02', '32.73.02.1004', 'Bandung'],
  ['51', '51.71', '51.71.01', '51.71.01.1005', 'Denpasar'],
] as const

const offers = [
  ['small-room', 'Ruang kecil', 200_000],
  ['single-location', 'Satu lokasi', 1_000_000],
] as const

export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const base = (id: number, kind: string, at: Date) => ({
  id,
  documentId: `${kind}${String(id).padStart(24 - kind.length, '0')}`,
  createdAt: at,
  updatedAt: at,
  publishedAt: at,
})

export const buildOrganisationRow = (id: number, index: number, at: Date) => ({
  ...base(id, 'org', at),
  name: `Perusahaan Contoh ${String(index + 1).padStart(3, '0')}`,
})

/** Builds a business unit. Names vary, so that sorting has an effect. */
export function buildUnitRow(id: number, index: number, organisation: number, number: number, at: Date) {
  const [province, city, district, urban, place] = pick(cities, index)
  const name = `Outlet Contoh ${place} ${String(index + 1).padStart(6, '0')}`
  return {
    ...base(id, 'unit', at),
    name,
    cid: generateCid(number),
    organisation,
    organisation_id: organisation,
    industry: pick(industrySlugs, index),
    area_size: 40 + (index % 900),
    company_name: `PT Contoh ${organisation}`,
    brand_name: name,
    company_email: `outlet${index}@contoh.test`,
    company_phone_number: '+62215550100',
    npwp: '0012345674012000',
    street: `Jalan Contoh Nomor ${index + 1}`,
    region: place,
    province,
    city,
    district,
    urban,
    zip_code: '10310',
  }
}

type Unit = ReturnType<typeof buildUnitRow>

const coverage = [{ label: 'Pemutar musik untuk ruang usaha, per zona', covered: true }]
const sentence = { id: 'Royalti LMKN dibayar terpisah.', en: 'The LMKN royalty is paid separately.' }

// The terms are stored with each order; otherwise the next start would have to compute them for every row.
const termsRow = ({ street, zip_code }: Unit, title: string) =>
  JSON.stringify({
    royalty: 'separate',
    sentence,
    coverage: { id: coverage, en: coverage },
    package_title: { id: title, en: title },
    address: [street, zip_code],
    hotel_stars: null,
  } satisfies OrderTerms)

const seller = { name: 'PT Contoh Irama Usaha', address: 'Jakarta', npwp: '0012345674012000' }
const partiesRow = ({ company_name, brand_name, npwp, street, zip_code }: Unit) =>
  JSON.stringify({
    seller,
    customer: { company_name, brand_name, npwp, address: [street, zip_code] },
  } satisfies InvoiceParties)

/**
 * The first order of a unit was paid some time ago; the second is paid, cancelled or awaiting payment; any others
 * are cancelled.
 */
export function buildOrderRow(
  id: number,
  index: number,
  { part, position: address }: { part: number; position: number },
  unit: Unit,
  now: Date,
) {
  const first = part === 0
  const second = pick(['paid', 'cancelled', 'cancelled', 'awaiting-payment'] as const, address)
  const [package_key, package_title, unit_price] = pick(offers, address)
  const state = first ? 'paid' : part === 1 ? second : 'cancelled'
  const placed_at = addDays(now, first ? -(40 + (address % 300)) : -(address % 6))
  const zone_count = 1 + (address % 2)
  const price = unit_price * zone_count
  return {
    ...base(id, 'order', placed_at),
    number: `MB-ORD-L${String(index).padStart(8, '0')}`,
    kind: first ? 'new' : 'renewal',
    state,
    organisation: unit.organisation,
    organisation_id: unit.organisation,
    business_unit: unit.id,
    business_unit_id: unit.id,
    package_key,
    package_title,
    industry: unit.industry,
    company_name: unit.company_name,
    brand_name: unit.brand_name,
    billing_period: 'monthly' as const,
    zone_count,
    unit_price,
    price,
    discount: 0,
    total: price,
    placed_at,
    pay_before: addDays(placed_at, 7),
    paid_at: state === 'paid' ? placed_at : null,
    line_count: 1,
    terms: termsRow(unit, package_title),
    invoice_parties: state === 'paid' ? partiesRow(unit) : null,
  }
}

type Order = ReturnType<typeof buildOrderRow>

/** The only line of an order. */
export const buildOrderLineRow = (order: Order) => ({
  order_id: order.id,
  position: 1,
  kind: order.kind,
  business_unit_id: order.business_unit,
  open_unit_id: order.state === 'awaiting-payment' ? order.business_unit : null,
  unit_name: order.brand_name,
  package_key: order.package_key,
  package_title: order.package_title,
  billing_period: order.billing_period,
  zone_count: order.zone_count,
  unit_price: order.unit_price,
  price: order.price,
  discount: order.discount,
  total: order.total,
})

/** The subscription that results from a paid order. */
export function buildSubscriptionRow(id: number, order: Order) {
  return {
    ...base(id, 'sub', order.placed_at),
    organisation: order.organisation,
    organisation_id: order.organisation,
    business_unit: order.business_unit,
    business_unit_id: order.business_unit,
    order: order.id,
    package_key: order.package_key,
    package_title: order.package_title,
    billing_period: order.billing_period,
    zone_count: order.zone_count,
    suspended: false,
    ...computePeriod(order.placed_at, order.billing_period),
  }
}

const firstNames = ['Sari', 'Bagas', 'Wayan', 'Maya', 'Doni', 'Ratna', 'Łukasz', 'Şahin'] as const
const lastNames = ['Wulandari', 'Pratama', 'Lestari', 'Saputra', 'Nguyễn'] as const

/** An account without a password, which cannot sign in. */
export function buildPersonRow(id: number, index: number, at: Date) {
  const email = `orang${index}@contoh.test`
  return {
    ...base(id, 'person', at),
    username: `large-${index}`,
    email,
    provider: 'local',
    confirmed: true,
    blocked: false,
    first_name: pick(firstNames, index),
    last_name: pick(lastNames, index),
    locale: 'id',
  }
}

type Member = { documentId: string; id: number }

export const buildMembershipRow = (
  id: number,
  index: number,
  person: Member,
  organisation: number,
  at: Date,
) => ({
  ...base(id, 'member', at),
  seat: `${person.documentId}.${organisation}`,
  user: person.id,
  user_id: person.id,
  organisation,
  organisation_id: organisation,
  role: pick(['manager', 'finance', 'staff', 'auditor'] as const, index),
  all_units: true,
})

/** Builds the audit entry for the creation of a unit. */
export const buildAuditEntryRow = (id: number, unit: Unit, person: Member | undefined, at: Date) => ({
  ...base(id, 'entry', at),
  at: addDays(at, -(id % 300)),
  action: 'business-unit.created',
  actor_kind: person ? 'member' : 'system',
  actor: person?.documentId ?? 'system',
  subject: 'business-unit',
  subject_id: unit.documentId,
  organisation: unit.organisation,
  organisation_id: unit.organisation,
  details: JSON.stringify({ name: unit.name }),
})
