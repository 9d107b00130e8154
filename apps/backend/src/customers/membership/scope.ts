import type { Permission, Role } from '@bgm/validation'
import { listMemberships } from '#src/identity'
import {
  chooseMembership,
  getAccount,
  getMemberships,
  getSession,
  type Membership,
  type RequestContext,
  requireRolePermission,
} from '#src/platform/http/request-context'

/** The data that a caller has access to: one organisation, and all (null) or some of its units. */
export type Scope = {
  membership: number
  role: Role | null
  organisation: number
  units: number[] | null
  /** Whether to include deleted units, whose usage was reported too. */
  withDeleted?: true
}

// No row has the id 0, so a caller without a membership finds nothing.
const emptyScope: Scope = { membership: 0, role: null, organisation: 0, units: [] }

function chooseScope(ctx: RequestContext, memberships: Membership[]): Scope {
  const membership = chooseMembership(memberships, getSession(ctx).active_organisation)
  return membership ? toScope(membership) : emptyScope
}

/** The scope in the session's active organisation, or else in that of the oldest active membership. */
export const getScope = (ctx: RequestContext): Scope => chooseScope(ctx, getMemberships(ctx))

/** The current scope, for requests that have waited for a lock or changed a membership. */
export const reloadScope = async (ctx: RequestContext): Promise<Scope> =>
  chooseScope(ctx, await listMemberships(getAccount(ctx).id))

/** All units of an organisation, for staff who order for it. */
export const getStaffScope = (organisation: number): Scope => ({
  membership: 0,
  role: 'owner',
  organisation,
  units: null,
})

/** The scope of an account in one organisation, for background work. */
export async function getScopeInOrganisation(account: number, organisation: number): Promise<Scope> {
  const memberships = await listMemberships(account)
  const membership = memberships.find(({ organisation: { id } }) => id === organisation)
  return membership ? toScope(membership) : emptyScope
}

const toScope = ({ id, role, organisation, units }: Membership): Scope => ({
  role,
  organisation: organisation.id,
  units,
  membership: id,
})

/**
 * Throws 403 unless the role has the permission. The caller must look up the record first, because a record
 * outside the scope is a 404 for every role.
 */
export const requirePermission = ({ role }: Scope, permission: Permission): void =>
  requireRolePermission(role, permission)

/** Matches business units in scope that are not deleted. */
export const unitsInScopeFilter = ({ organisation, units }: Scope) => ({
  organisation_id: organisation,
  deleted_at: { $null: true },
  ...(units && { id: { $in: units } }),
})
