import type { AddToCart } from '@bgm/contract'
import { maxOrderLines } from '@bgm/validation'
import { z } from 'zod'
import { listOrderEligibility } from '#src/billing/order/eligibility'
import { listUnitIds } from '#src/billing/order/line-row'
import { listOffers } from '#src/billing/order/packages'
import { findOrderInScope } from '#src/billing/order/row'
import {
  buildUnitListQuery,
  hasDocumentId,
  listOrderableUnits,
  narrowToGroup,
  type OrderableUnit,
  type Scope,
  subscriptionJoin,
  unitsInScopeConditions,
} from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import type { ListQuery } from '#src/platform/database/list-query'
import { selectOne } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import { notFound } from '#src/platform/http/errors'
import { cartFull, changeCart, insertCartLines, type Shopper } from './row'
import { renewalNotice, suggestChoice } from './rules/choice'

type Selection = { body: AddToCart; now: Date }

const units = sql`business_units u`

/** The selected units in scope. */
async function buildQuery(scope: Scope, { body, now }: Selection): Promise<Omit<ListQuery, 'sorting'>> {
  const own = unitsInScopeConditions(scope)
  const { units: ids, order: orderId, ending, group, ...filter } = body
  if (ids) return { from: units, where: [...own, hasDocumentId(ids)] }
  if (orderId !== undefined) {
    const order = await findOrderInScope(scope, orderId)
    if (!order) throw notFound()
    return { from: units, where: [...own, inArray(sql`u.id`, listUnitIds(order.lines))] }
  }
  if (!ending) {
    const within = await narrowToGroup(scope, group, now)
    return buildUnitListQuery(within, { ...filter, sort: 'name' }, now)
  }
  const until = new Date(now.getTime() + renewalNotice)
  const from = new Date(now.getTime() - renewalNotice)
  return {
    from: sql`${units} ${subscriptionJoin}`,
    where: [...own, sql`s.expired_date > ${from} and s.expired_date <= ${until}`],
  }
}

export async function hasSeveralUnits({ organisation }: Scope): Promise<boolean> {
  const row = await selectOne(
    sql`select count(*) as units from business_units u
      where u.organisation_id = ${organisation} and u.deleted_at is null`,
    z.object({ units: integerColumn }),
  )
  return (row?.units ?? 0) > 1
}

export const toLine = ({ id, name, outlet_code }: OrderableUnit) => ({
  business_unit_id: id,
  unit_name: name,
  outlet_code,
})

/**
 * Adds the selected units to a cart, with what is most likely to be ordered for them. Units that are
 * in it already remain as they are. The number of statements does not depend on the number of units. Throws 409
 * `cart-full`.
 */
export async function addToCart(
  { scope, owner, locale }: Shopper,
  selection: Selection,
): Promise<{ added: number; present: number; skipped: number }> {
  const { now, body } = selection
  const found = await listOrderableUnits(await buildQuery(scope, selection), maxOrderLines + 1)
  if (found.length > maxOrderLines) throw cartFull()
  const [eligible, offers, several] = await Promise.all([
    listOrderEligibility(
      found.map(({ id }) => id),
      now,
    ),
    listOffers(locale),
    hasSeveralUnits(scope),
  ])
  const renews = body.order !== undefined || body.ending === true
  const lines = found.flatMap(unit => {
    const state = eligible.get(unit.id)
    const choice = state && suggestChoice(state, { area: unit.area_size, offers, several, renews, now })
    return choice ? [{ ...toLine(unit), ...choice }] : []
  })
  if (lines.length === 0) return { added: 0, present: 0, skipped: found.length }
  const added = await changeCart(owner, now, (trx, cart) => insertCartLines(trx, cart, lines))
  return { added, present: lines.length - added, skipped: found.length - lines.length }
}
