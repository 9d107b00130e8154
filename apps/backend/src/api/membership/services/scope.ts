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

/** What the caller reaches: one organisation, and all of its units (null) or some. */
export type Scope = { membership: number; role: Role | null; organisation: number; units: number[] | null }

// No row has the id 0: who belongs nowhere finds nothing.
const nowhere: Scope = { membership: 0, role: null, organisation: 0, units: [] }

/** The membership in the session's active organisation, else the first one; a deactivated one does not count. */
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
  if (!membership) return nowhere
  return asScope(membership)
}

/** What an account reaches in one organisation, for work that goes on behind its calls. */
export async function getScopeInOrganisation(account: number, organisation: number): Promise<Scope> {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: {
      user_id: account,
      organisation_id: organisation,
      deactivated_at: { $null: true },
    },
    populate: { organisation: true, units: { select: ['id'] } },
  })
  return row ? asScope(membershipRow.parse(row)) : nowhere
}

const asScope = ({ id, role, all_units, organisation, units }: z.output<typeof membershipRow>): Scope => ({
  role,
  organisation: organisation.id,
  units: all_units ? null : units.map(unit => unit.id),
  membership: id,
})

/** Throws 403 unless the role allows it. Find the record first: a foreign one is a 404 to every role. */
export function requirePermission({ role }: Scope, permission: Permission): void {
  if (!hasPermission(role, permission)) {
    throw new HttpError(403, 'The role does not allow this', { code: 'forbidden' })
  }
}

/** The condition that a business unit is within reach; a deleted one is in nobody's. */
export const unitsInScope = ({ organisation, units }: Scope) => ({
  organisation_id: organisation,
  deleted_at: { $null: true },
  ...(units && { id: { $in: units } }),
})

/** The condition that something of a business unit (an order, a subscription) is within reach. */
export const unitRecordsInScope = ({ organisation, units }: Scope) => ({
  organisation_id: organisation,
  ...(units && { business_unit_id: { $in: units } }),
})
