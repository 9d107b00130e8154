import type { Scope } from './scope'

/** A query on database tables, before columns are selected. */
export type RowQuery = ReturnType<typeof existingUnitRows>

/** An SQL condition on the rows of a query, with the values of its placeholders. */
export type RowCondition = { sql: string; values: unknown[] }

/** All units that are not deleted, as `u`, for background work. */
export const existingUnitRows = () =>
  strapi.db.getConnection().from('business_units as u').whereNull('u.deleted_at')

/** The units in scope, as `u`. */
export function unitRowsInScope({ organisation, units, withDeleted }: Scope): RowQuery {
  const all = withDeleted ? strapi.db.getConnection().from('business_units as u') : existingUnitRows()
  const rows = all.where('u.organisation_id', organisation)
  return units === null ? rows : rows.whereIn('u.id', units)
}

type JoinTable = { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } }

/** Left-joins each unit's current subscription as `s`. */
export function joinSubscription(rows: RowQuery): RowQuery {
  const { current_subscription } = strapi.db.metadata.get('api::business-unit.business-unit').attributes
  const { name, joinColumn, inverseJoinColumn } = (
    current_subscription as unknown as { joinTable: JoinTable }
  ).joinTable
  return rows
    .leftJoin(`${name} as c`, `c.${joinColumn.name}`, 'u.id')
    .leftJoin('subscriptions as s', 's.id', `c.${inverseJoinColumn.name}`)
}

const unitRecordRows = (table: string, alias: string, { organisation, units }: Scope): RowQuery => {
  const rows: RowQuery = strapi.db
    .getConnection()
    .from(`${table} as ${alias}`)
    .where(`${alias}.organisation_id`, organisation)
  return units === null ? rows : rows.whereIn(`${alias}.business_unit_id`, units)
}

/** The orders in scope, as `r`. */
export const orderRowsInScope = (scope: Scope): RowQuery => unitRecordRows('orders', 'r', scope)

/** The subscriptions in scope, as `s`. */
export const subscriptionRowsInScope = (scope: Scope): RowQuery => unitRecordRows('subscriptions', 's', scope)
