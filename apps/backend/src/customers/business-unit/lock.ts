import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import { notFound } from '#src/platform/http/errors'

/**
 * Locks the rows of units, in order of id, until the surrounding transaction ends. Throws 404 if one of them has been
 * deleted.
 */
export async function lockUnits(units: readonly number[]): Promise<void> {
  const locked = await select(
    sql`select u.id from business_units u where ${inArray(sql`u.id`, units)} and u.deleted_at is null
      order by u.id for update`,
    z.object({ id: integerColumn }),
  )
  if (locked.length !== new Set(units).size) throw notFound()
}

/** Like `lockUnits`, but also locks units that have been deleted. Their orders are locked before, if they are. */
export async function lockUnitRows(units: readonly number[]): Promise<void> {
  await select(
    sql`select u.id from business_units u where ${inArray(sql`u.id`, units)} order by u.id for update`,
    z.object({ id: integerColumn }),
  )
}

export const lockUnit = ({ id }: { id: number }): Promise<void> => lockUnits([id])
