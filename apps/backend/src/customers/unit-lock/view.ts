import { timeZone } from '@bgm/contract'
import { z } from 'zod'
import { fullName } from '#src/customers/membership/row'
import type { Scope } from '#src/customers/membership/scope'
import { unitsInScopeConditions } from '#src/customers/membership/scoped-sql'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { allOf, sql } from '#src/platform/database/sql'
import { exemptSubjects } from './load'
import type { EffectiveLocks } from './rules/combine'

const shown = 50
const maxOpeners = 3

export const toLocksView = ({ maxVolume: max_volume, ...locks }: EffectiveLocks) => ({ ...locks, max_volume })

const personRow = z.object({ first_name: z.string(), last_name: z.string().nullable() })

/** The names of members who can open locks, owners first. */
export async function listLockOpeners(organisation: number): Promise<string[]> {
  const memberships: unknown = await strapi.db.query('api::membership.membership').findMany({
    where: {
      organisation_id: organisation,
      all_units: true,
      role: { $in: ['owner', 'manager'] },
      deactivated_at: null,
    },
    populate: { user: { select: ['first_name', 'last_name'] } },
    limit: 20,
  })
  const rows = z.array(z.object({ role: z.string(), user: personRow.nullable() })).parse(memberships)
  const owners = rows.filter(({ role }) => role === 'owner')
  return [...owners, ...rows.filter(({ role }) => role !== 'owner')]
    .flatMap(({ user }) => (user ? fullName(user) : []))
    .slice(0, maxOpeners)
}

const exemptionRow = z.object({
  id: z.string(),
  name: z.string(),
  time_zone: timeZone.nullable(),
  subjects: exemptSubjects,
  until_at: integerColumn,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
})

/** The exemptions of units in scope that have not ended, soonest end first. */
export async function listExemptionViews(scope: Scope, now = Date.now()) {
  const rows = await select(
    sql`select u.document_id as id, u.name, u.time_zone, e.subjects, e.until_at, a.first_name, a.last_name
      from lock_exemptions e join business_units u on u.id = e.unit_id
      left join up_users a on a.document_id = e.opened_by
      where ${allOf(unitsInScopeConditions(scope))} and e.until_at > ${now}
      order by e.until_at, u.id limit ${shown}`,
    exemptionRow,
  )
  return rows.map(({ id, name, time_zone, subjects, until_at, first_name, last_name }) => ({
    business_unit: { id, name },
    subjects,
    until: new Date(until_at),
    time_zone: time_zone ?? ('Asia/Jakarta' as const),
    opened_by: first_name === null ? null : fullName({ first_name, last_name }),
  }))
}
