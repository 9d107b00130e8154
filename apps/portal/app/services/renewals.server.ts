import type { Api } from '@bgm/api-client'
import { areZonesRevoked, type OrderReferences, type UnitLine } from '@bgm/validation'
import { getOrderOptions, placeOrderForUnits, quoteOrder } from './ordering.server'

type Unit = {
  id: string
  name: string
}

/**
 * A unit that can be renewed with the same package or what was planned, or whose renewal is already ordered and only has to be
 * paid.
 */
export type Renewal = Unit & { total: number; covers_from: string | null; covers_until: string | null } & (
    | { order: { id: string; number: string } }
    | { order: null; params: UnitLine }
  )

async function findRenewal(api: Api, id: string): Promise<Renewal | null> {
  const {
    kinds,
    subscriptions,
    open_order: open,
    revoked_zones: revoked,
    scheduled,
  } = await getOrderOptions(api, id)
  const last = subscriptions.at(-1)
  if (!last) return null
  const unit = { id, name: last.business_unit.name }
  if (open) {
    const { total, covers_from, covers_until } = await api.orders.get(open.id)
    return { ...unit, total, covers_from, covers_until, order: open }
  }
  const next = scheduled?.next ?? last
  if (!kinds.includes('renewal') || areZonesRevoked(revoked, next.zone_count)) return null
  const params: UnitLine = {
    business_unit: id,
    kind: 'renewal',
    package: next.package.key,
    billing_period: next.billing_period,
    zone_count: next.zone_count,
  }
  const { total, covers_from, covers_until } = await quoteOrder(api, params)
  return { ...unit, total, covers_from, covers_until, order: null, params }
}

/** Lists the renewals of the units that can be renewed now, in the given order. */
export async function listRenewals(api: Api, units: readonly string[]): Promise<Renewal[]> {
  const found = await Promise.all(units.map(id => findRenewal(api, id)))
  return found.filter(renewal => renewal !== null)
}

/** Lists the ids of the units' orders that await payment. */
export async function listOpenOrderIds(api: Api, units: readonly string[]): Promise<string[]> {
  const found = await Promise.all(units.map(id => getOrderOptions(api, id)))
  return found.flatMap(({ open_order }) => open_order?.id ?? [])
}

export const getRenewalsTotal = (renewals: readonly Pick<Renewal, 'total'>[]): number =>
  renewals.reduce((sum, { total }) => sum + total, 0)

/** What is to be ordered for the renewals that have not been ordered yet. */
export const listMissingRenewals = (renewals: readonly Renewal[]): UnitLine[] =>
  renewals.flatMap(renewal => (renewal.order === null ? renewal.params : []))

/** Why ordering the renewals needs the approval of somebody else; null if it does not. */
export async function findRenewalApproval(api: Api, renewals: readonly Renewal[]) {
  const lines = listMissingRenewals(renewals)
  return lines.length === 0 ? null : (await api.orders.quoteUnits({ lines })).approval
}

/**
 * Places one order for all renewals that have not been ordered yet, at the prices shown. Returns the ids of all orders.
 */
export async function placeRenewals(
  api: Api,
  renewals: readonly Renewal[],
  references: OrderReferences,
  submissionKey: string,
): Promise<string[]> {
  const open = renewals.flatMap(({ order }) => order?.id ?? [])
  const missing = renewals.filter(renewal => renewal.order === null)
  if (missing.length === 0) return open
  const lines = missing.map(({ params }) => params)
  const confirmed = { ...references, expected_total: getRenewalsTotal(missing) }
  const { id } = await placeOrderForUnits(api, lines, confirmed, submissionKey)
  return [id, ...open]
}
