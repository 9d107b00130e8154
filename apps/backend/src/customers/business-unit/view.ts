import type { BusinessUnitState } from '@bgm/contract'
import { toExplicitPolicyView } from '#src/customers/organisation/rules/explicit'
import { getRegionRef } from '#src/customers/region/regions'
import { toTaxFileView } from '#src/customers/tax-file/store'
import type { UnitRow } from './row'
import { getSubscriptionState } from './rules/subscription-state'

async function toAddress({ street, zip_code, ...unit }: UnitRow) {
  const [province, city, district, urban] = await Promise.all([
    getRegionRef(unit.province),
    getRegionRef(unit.city),
    getRegionRef(unit.district),
    getRegionRef(unit.urban),
  ])
  return { street, province, city, district, urban, zip_code }
}

function getState(
  { current_subscription: subscription, open_order, paused_until }: UnitRow,
  now: Date,
): BusinessUnitState {
  if (subscription) {
    const state = getSubscriptionState(subscription, now)
    const isPaused = paused_until !== null && paused_until > now && subscription.expired_date > now
    return isPaused && state !== 'suspended' ? 'paused' : state
  }
  return open_order ? 'awaiting-payment' : 'none'
}

/**
 * A unit. Before the first payment, the package and zones are those of the
 * order awaiting payment.
 */
export async function getUnitView(unit: UnitRow, now = new Date()) {
  const current = unit.current_subscription ?? unit.open_order
  return {
    id: unit.documentId,
    name: unit.name,
    cid: unit.cid,
    outlet_code: unit.outlet_code,
    version: unit.version,
    changed_by:
      unit.changed_by && [unit.changed_by.first_name, unit.changed_by.last_name].filter(Boolean).join(' '),
    industry: unit.industry,
    hotel_stars: unit.hotel_stars,
    area_size: unit.area_size,
    company_name: unit.company_name,
    brand_name: unit.brand_name,
    company_email: unit.company_email,
    company_phone_number: unit.company_phone_number,
    npwp: unit.npwp,
    file_npwp: toTaxFileView(unit.tax_file),
    address: await toAddress(unit),
    package: current?.package_key ?? null,
    zone_count: current?.zone_count ?? 0,
    state: getState(unit, now),
    explicit: toExplicitPolicyView({
      organisation: unit.organisation.explicit_policy,
      unit: unit.explicit_policy,
    }),
    expired_date: unit.current_subscription?.expired_date ?? null,
    created_at: unit.createdAt,
    updated_at: unit.updatedAt,
  }
}
