import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { unitsInScopeConditions } from '#src/customers/membership/scoped-sql'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { allOf, sql } from '#src/platform/database/sql'
import { inGroupCondition } from './condition'
import { findGroupRow } from './row'

/**
 * Restricts a scope to the units of a group, for filters. A group that does not exist has no units. The result says
 * nothing about the caller's permissions.
 */
export async function narrowToGroup(
  scope: Scope,
  group: string | undefined,
  now = new Date(),
): Promise<Scope> {
  if (group === undefined) return scope
  const row = await findGroupRow(scope, group)
  if (!row) return { ...scope, units: [] }
  const units = await select(
    sql`select u.id from business_units u
      where ${allOf(unitsInScopeConditions(scope))} and ${inGroupCondition(row, now)}`,
    z.object({ id: integerColumn }),
  )
  return { ...scope, units: units.map(({ id }) => id) }
}
