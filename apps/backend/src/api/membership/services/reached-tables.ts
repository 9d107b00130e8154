import type { Scope } from './scope'

type Uid = 'api::business-unit.business-unit' | 'api::order.order'
type Link = { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } }

/** The table that holds a relation of a type: its name, the column of the type's own row, that of the other one. */
export function linkOf(uid: Uid, attribute: string): { table: string; own: string; other: string } {
  const found: unknown = Reflect.get(strapi.db.metadata.get(uid).attributes, attribute)
  const { joinTable } = found as { joinTable: Link } // every relation of ours has one
  return { table: joinTable.name, own: joinTable.joinColumn.name, other: joinTable.inverseJoinColumn.name }
}

/** The rows of units within reach, for a sum: `u` is the unit. */
export function reachedUnitRows({ organisation, units }: Scope) {
  const organisations = linkOf('api::business-unit.business-unit', 'organisation')
  const rows = strapi.db
    .getConnection()
    .from('business_units as u')
    .join(`${organisations.table} as uo`, `uo.${organisations.own}`, 'u.id')
    .where(`uo.${organisations.other}`, organisation)
    .whereNull('u.deleted_at')
  return units === null ? rows : rows.whereIn('u.id', units)
}

/** The rows of orders within reach, for a sum: `r` is the order. */
export function reachedOrderRows({ organisation, units }: Scope) {
  const organisations = linkOf('api::order.order', 'organisation')
  const places = linkOf('api::order.order', 'business_unit')
  const rows = strapi.db
    .getConnection()
    .from('orders as r')
    .join(`${organisations.table} as ro`, `ro.${organisations.own}`, 'r.id')
    .where(`ro.${organisations.other}`, organisation)
  if (units === null) return rows
  return rows.join(`${places.table} as ru`, `ru.${places.own}`, 'r.id').whereIn(`ru.${places.other}`, units)
}
