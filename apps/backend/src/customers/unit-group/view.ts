import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { unitsInScopeConditions } from '#src/customers/membership/scoped-sql'
import { getRegionRef } from '#src/customers/region/regions'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { allOf, joinSql, sql } from '#src/platform/database/sql'
import { inGroupCondition } from './condition'
import type { UnitGroupRow } from './row'

const sizeRow = z.object({ group: integerColumn, units: integerColumn, zones: integerColumn })

/** The number of units in scope, and of their zones, by the id of the group. */
async function countUnits(scope: Scope, groups: readonly UnitGroupRow[], now: Date) {
  if (groups.length === 0) return new Map<number, z.output<typeof sizeRow>>()
  const counts = groups.map(
    group =>
      sql`select ${group.id}::int as "group", count(*) as units, coalesce(sum(u.zones), 0) as zones
        from own u where ${inGroupCondition(group, now)}`,
  )
  const rows = await select(
    sql`with own as (select u.*, (select count(*) from zones z where z.business_unit_id = u.id) as zones
      from business_units u where ${allOf(unitsInScopeConditions(scope))}) ${joinSql(counts, ' union all ')}`,
    sizeRow,
  )
  return new Map(rows.map(row => [row.group, row]))
}

export async function toGroupViews(scope: Scope, groups: readonly UnitGroupRow[], now = new Date()) {
  const sizes = await countUnits(scope, groups, now)
  return groups.map(({ id, document_id, name, kind, rule, version, locks }) => ({
    id: document_id,
    name,
    kind,
    rule,
    version,
    locks,
    units: sizes.get(id)?.units ?? 0,
    zones: sizes.get(id)?.zones ?? 0,
  }))
}

export async function toGroupView(scope: Scope, group: UnitGroupRow) {
  const [view] = await toGroupViews(scope, [group])
  if (!view) throw new Error('A group has no view')
  return view
}

/** The provinces of the units in scope, with the number of units. */
export async function listUnitRegions(scope: Scope) {
  const rows = await select(
    sql`select u.province, count(*) as units from business_units u
      where ${allOf(unitsInScopeConditions(scope))} group by u.province order by u.province`,
    z.object({ province: z.string(), units: integerColumn }),
  )
  return await Promise.all(
    rows.map(async ({ province, units }) => ({ province: await getRegionRef(province), units })),
  )
}
