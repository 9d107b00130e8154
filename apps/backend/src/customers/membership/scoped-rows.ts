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

/** The orders whose units are all in scope, as `r`. */
export function orderRowsInScope({ organisation, units }: Scope): RowQuery {
  const connection = strapi.db.getConnection()
  const rows: RowQuery = connection.from('orders as r').where('r.organisation_id', organisation)
  if (units === null) return rows
  const lines = () => strapi.db.getConnection().from('order_lines as l')
  return rows
    .whereIn('r.id', lines().whereIn('l.business_unit_id', units).select('l.order_id'))
    .whereNotExists(
      lines()
        .whereRaw('l.order_id = r.id')
        .where(other => other.whereNull('l.business_unit_id').orWhereNotIn('l.business_unit_id', units))
        .select('l.id'),
    )
}

/** The subscriptions in scope, as `s`. */
export function subscriptionRowsInScope({ organisation, units }: Scope): RowQuery {
  const connection = strapi.db.getConnection()
  const rows: RowQuery = connection.from('subscriptions as s').where('s.organisation_id', organisation)
  return units === null ? rows : rows.whereIn('s.business_unit_id', units)
}
