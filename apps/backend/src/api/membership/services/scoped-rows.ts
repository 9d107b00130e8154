import type { Scope } from './scope'

/** Rows of the database's own tables, before anything is selected from them. */
export type RowQuery = ReturnType<typeof existingUnitRows>

/** The rows of all units that are not deleted, for work on behalf of nobody: `u` is the unit. */
export const existingUnitRows = () =>
  strapi.db.getConnection().from('business_units as u').whereNull('u.deleted_at')

/** The rows of units within reach: `u` is the unit. */
export function unitRowsInScope({ organisation, units }: Scope): RowQuery {
  const rows = existingUnitRows().where('u.organisation_id', organisation)
  return units === null ? rows : rows.whereIn('u.id', units)
}

type Link = { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } }

/** The rows of units with what each has: `s` is its current subscription, or nothing. */
export function joinSubscription(rows: RowQuery): RowQuery {
  const { current_subscription } = strapi.db.metadata.get('api::business-unit.business-unit').attributes
  const { name, joinColumn, inverseJoinColumn } = (current_subscription as unknown as { joinTable: Link })
    .joinTable
  return rows
    .leftJoin(`${name} as c`, `c.${joinColumn.name}`, 'u.id')
    .leftJoin('subscriptions as s', 's.id', `c.${inverseJoinColumn.name}`)
}

const ofUnits = (table: string, alias: string, { organisation, units }: Scope): RowQuery => {
  const rows: RowQuery = strapi.db
    .getConnection()
    .from(`${table} as ${alias}`)
    .where(`${alias}.organisation_id`, organisation)
  return units === null ? rows : rows.whereIn(`${alias}.business_unit_id`, units)
}

/** The rows of orders within reach: `r` is the order. */
export const orderRowsInScope = (scope: Scope): RowQuery => ofUnits('orders', 'r', scope)

/** The rows of subscriptions within reach: `s` is the subscription. */
export const subscriptionRowsInScope = (scope: Scope): RowQuery => ofUnits('subscriptions', 's', scope)
