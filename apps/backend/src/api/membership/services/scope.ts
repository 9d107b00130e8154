import { hasPermission, type Permission, type Role, roles } from '@bgm/validation'
import { z } from 'zod'
import { HttpError } from '#src/http/errors'
import { type Call, getAccount, getSession } from '#src/http/request-context'

const uid = 'api::membership.membership'

const membershipRow = z.object({
  id: z.number(),
  role: z.enum(roles),
  all_units: z.boolean(),
  organisation: z.object({ id: z.number(), documentId: z.string() }),
  units: z.array(z.object({ id: z.number() })),
})

/** What a caller has access to: one organisation, and all (null) or some of its units. */
export type Scope = { membership: number; role: Role | null; organisation: number; units: number[] | null }

// No row has the id 0, so a caller without a membership finds nothing.
const emptyScope: Scope = { membership: 0, role: null, organisation: 0, units: [] }

/** The scope in the session's active organisation, otherwise in that of the first active membership. */
export async function getScope(ctx: Call): Promise<Scope> {
  const rows = await strapi.db.query(uid).findMany({
    where: {
      user_id: getAccount(ctx).id,
      organisation: { id: { $notNull: true } },
      deactivated_at: { $null: true },
    },
    populate: { organisation: true, units: { select: ['id'] } },
    orderBy: { id: 'asc' },
  })
  const memberships = z.array(membershipRow).parse(rows)
  const chosen = getSession(ctx).active_organisation
  const membership =
    memberships.find(({ organisation }) => organisation.documentId === chosen) ?? memberships[0]
  if (!membership) return emptyScope
  return toScope(membership)
}

/** The scope of an account in one organisation, for background work. */
export async function getScopeInOrganisation(account: number, organisation: number): Promise<Scope> {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: {
      user_id: account,
      organisation_id: organisation,
      deactivated_at: { $null: true },
    },
    populate: { organisation: true, units: { select: ['id'] } },
  })
  return row ? toScope(membershipRow.parse(row)) : emptyScope
}

const toScope = ({ id, role, all_units, organisation, units }: z.output<typeof membershipRow>): Scope => ({
  role,
  organisation: organisation.id,
  units: all_units ? null : units.map(unit => unit.id),
  membership: id,
})

/**
 * Throws 403 unless the role has the permission. Look up the record first, because a record outside the scope is a
 * 404 for every role.
 */
export function requirePermission({ role }: Scope, permission: Permission): void {
  if (!hasPermission(role, permission)) {
    throw new HttpError(403, 'The role does not allow this', { code: 'forbidden' })
  }
}

/** Matches business units in scope that are not deleted. */
export const unitsInScopeFilter = ({ organisation, units }: Scope) => ({
  organisation_id: organisation,
  deleted_at: { $null: true },
  ...(units && { id: { $in: units } }),
})

/** Matches records of business units in scope, such as orders and subscriptions. */
export const unitRecordsInScopeFilter = ({ organisation, units }: Scope) => ({
  organisation_id: organisation,
  ...(units && { business_unit_id: { $in: units } }),
})
