import { hasPermission, maxOrderLines } from '@bgm/validation'
import { listOrderEligibility } from '#src/billing/order/eligibility'
import { listOffers } from '#src/billing/order/packages'
import {
  type ImportedPackage,
  listOrderableUnits,
  type Scope,
  type UnitOrder,
  unitsInScopeConditions,
} from '#src/customers'
import { inArray, sql } from '#src/platform/database/sql'
import { hasSeveralUnits, toLine } from './add'
import { changeCart, insertCartLines, listCartUnits } from './row'
import { chooseImported } from './rules/choice'

/** What the columns of an import can order. */
export async function listImportedPackages(locale: 'id' | 'en'): Promise<ImportedPackage[]> {
  return [...(await listOffers(locale)).values()].map(({ key, title, titles, max_area, max_zones }) => ({
    key,
    title,
    names: [titles.id, titles.en],
    max_area,
    max_zones,
  }))
}

type ImportedOrders = { scope: Scope; user: number; orders: readonly UnitOrder[]; now: Date }

/**
 * Puts what an import orders into the cart of the member who imported it, and replaces what is chosen there for the
 * same units. Leaves out what does not fit into the cart, because the units of the import are stored in any case.
 */
export async function addImportedToCart({ scope, user, orders, now }: ImportedOrders): Promise<void> {
  if (!hasPermission(scope.role, 'order.create')) return
  const ids = orders.map(({ unit }) => unit)
  const where = [...unitsInScopeConditions(scope), inArray(sql`u.id`, ids)]
  const [units, eligible, offers, several] = await Promise.all([
    listOrderableUnits({ from: sql`business_units u`, where }, ids.length),
    listOrderEligibility(ids, now),
    listOffers('id'),
    hasSeveralUnits(scope),
  ])
  const wishes = new Map(orders.map(order => [order.unit, order]))
  const lines = units.flatMap(unit => {
    const [state, wish] = [eligible.get(unit.id), wishes.get(unit.id)]
    if (!state || !wish) return []
    const circumstances = { area: unit.area_size, offers, several, renews: false, now }
    const choice = chooseImported(state, wish, circumstances)
    return choice ? [{ ...toLine(unit), ...choice }] : []
  })
  if (lines.length === 0) return
  await changeCart({ organisation: scope.organisation, user }, now, async (trx, cart) => {
    const present = await listCartUnits(trx, cart)
    const isPresent = ({ business_unit_id }: { business_unit_id: number }) => present.has(business_unit_id)
    const added = lines.filter(line => !isPresent(line)).slice(0, maxOrderLines - present.size)
    await insertCartLines(trx, cart, [...lines.filter(isPresent), ...added], 'replaced')
  })
}
