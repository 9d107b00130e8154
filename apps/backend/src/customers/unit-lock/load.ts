import { lockSubjects, type UnitLocks, unitLocksSchema } from '@bgm/validation'
import { z } from 'zod'
import { inGroupCondition } from '#src/customers/unit-group/condition'
import { listGroupRows } from '#src/customers/unit-group/row'
import { integerColumn } from '#src/platform/database/columns'
import { select, selectOne } from '#src/platform/database/select'
import { inArray, joinSql, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { combineLocks, type EffectiveLocks, openLocks } from './rules/combine'

/** A number that no other advisory lock with two keys uses; the second one is the organisation. */
const lockKey = 7_130_145

/** Keeps the locks of an organisation from changing until the transaction ends. */
export async function holdLocks(trx: Transaction, organisation: number): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock_shared(?, ?)', [lockKey, organisation])
}

/** Waits for changes that rely on the locks of an organisation, and makes later ones wait. */
export async function takeLocks(trx: Transaction, organisation: number): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [lockKey, organisation])
}

const locksText = z
  .string()
  .transform((text): UnitLocks => unitLocksSchema.parse(JSON.parse(text) as unknown))

/** The locks of units that no group locks; null if there are none. */
export async function findDefaultLocks(organisation: number): Promise<UnitLocks | null> {
  const row = await selectOne(
    sql`select locks from organisation_locks where organisation_id = ${organisation}`,
    z.object({ locks: locksText }),
  )
  return row?.locks ?? null
}

/** The column of subjects, a JSON array. */
export const exemptSubjects = z
  .string()
  .transform(text => z.array(z.enum(lockSubjects)).parse(JSON.parse(text) as unknown))

const exemptionRow = z.object({
  unit_id: integerColumn,
  subjects: exemptSubjects,
  until_at: integerColumn,
  opened_by: z.string(),
})
export type ExemptionRow = z.output<typeof exemptionRow>

/** The exemptions of units that have not ended. */
export const listExemptions = (units: readonly number[], now: number): Promise<ExemptionRow[]> =>
  select(
    sql`select e.unit_id, e.subjects, e.until_at, e.opened_by from lock_exemptions e
      where ${inArray(sql`e.unit_id`, units)} and e.until_at > ${now}`,
    exemptionRow,
  )

const memberRow = z.object({ group: integerColumn, unit: integerColumn })

/**
 * What the managers and staff of units of one organisation may do. Reads in the surrounding transaction, which should
 * have called `holdLocks` if it relies on the result.
 */
export async function loadUnitLocks(
  organisation: number,
  units: readonly number[],
  now = Date.now(),
): Promise<Map<number, EffectiveLocks>> {
  const [all, fallback] = [await listGroupRows({ organisation }), await findDefaultLocks(organisation)]
  const groups = all.flatMap(group => (group.locks ? { ...group, locks: group.locks } : []))
  if (units.length === 0 || (groups.length === 0 && !fallback))
    return new Map(units.map(unit => [unit, openLocks]))
  const memberships = groups.map(
    group => sql`select ${group.id}::int as "group", u.id as unit from business_units u
      where ${inArray(sql`u.id`, units)} and ${inGroupCondition(group, new Date(now))}`,
  )
  const members = groups.length === 0 ? [] : await select(joinSql(memberships, ' union all '), memberRow)
  const exemptions = await listExemptions(units, now)
  return new Map(
    units.map(unit => {
      const own = members.filter(member => member.unit === unit)
      const locks = groups.filter(({ id }) => own.some(({ group }) => group === id))
      const exempt = exemptions.find(({ unit_id }) => unit_id === unit)?.subjects
      return [
        unit,
        combineLocks(
          locks.map(group => group.locks),
          fallback,
          exempt,
        ),
      ]
    }),
  )
}

/** The locks of one unit. */
export const findUnitLocks = async (organisation: number, unit: number): Promise<EffectiveLocks> =>
  (await loadUnitLocks(organisation, [unit])).get(unit) ?? openLocks
