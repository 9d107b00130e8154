import type { MemberAccessBody } from '@bgm/validation'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'
import { findMember, type MemberRow } from './row'
import { getScope, reloadScope, requirePermission, type Scope, unitsInScopeFilter } from './scope'

const uid = 'api::membership.membership'

/**
 * Runs a change to the organisation's members while holding a lock on the organisation's row. The caller's scope is
 * read after locking, so if two owners remove each other, only the first succeeds.
 */
export async function withMembershipLock<T>(
  ctx: RequestContext,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return await strapi.db.transaction(async () => {
    const { organisation } = getScope(ctx)
    await lockMembers(organisation)
    return await work(await reloadScope(ctx))
  })
}

/** Locks the members of an organisation until the surrounding transaction ends. */
export async function lockMembers(organisation: number): Promise<void> {
  await strapi.db
    .query('api::organisation.organisation')
    .updateMany({ where: { id: organisation }, data: { updatedAt: new Date() } })
}

/**
 * The member with this id. Throws 404 if the member is unknown, and 403 unless the caller may manage members.
 */
export async function getManagedMember(scope: Scope, id: string): Promise<MemberRow> {
  const member = await findMember(scope, id)
  if (!member) throw notFound()
  requirePermission(scope, 'membership.manage')
  return member
}

/** Matches owners who are neither deactivated nor blocked. */
export const activeOwnerFilter = {
  role: 'owner',
  deactivated_at: { $null: true },
  user: { blocked: { $ne: true } },
}

/** Throws 409 if this member is the organisation's only active owner. */
export async function requireAnotherActiveOwner(member: {
  id: number
  role: string
  deactivated_at: unknown
  organisation: { id: number }
}): Promise<void> {
  if (member.role !== 'owner' || member.deactivated_at !== null) return
  const others = await strapi.db.query(uid).count({
    where: { id: { $ne: member.id }, organisation_id: member.organisation.id, ...activeOwnerFilter },
  })
  if (others === 0) throw new HttpError(409, 'An organisation must have an owner', { code: 'last-owner' })
}

/**
 * The row ids of the requested units, or null for all units. Throws 400 if one of them is outside the
 * caller's scope.
 */
export async function resolveUnitIds(
  scope: Scope,
  { all_units, units }: MemberAccessBody,
): Promise<number[] | null> {
  if (all_units) return null
  const found: { id: number }[] = await strapi.db.query('api::business-unit.business-unit').findMany({
    where: { $and: [unitsInScopeFilter(scope), { documentId: { $in: units } }] },
    select: ['id'],
  })
  if (found.length === 0 || found.length !== new Set(units).size)
    throw fieldError('units', 'validation.units')
  return found.map(({ id }) => id)
}

/** Owners always have access to all units. */
export const normaliseAccess = (access: MemberAccessBody): MemberAccessBody =>
  access.role === 'owner' ? { ...access, all_units: true, units: [] } : access

export async function setMemberAccess(
  member: MemberRow,
  role: string,
  units: number[] | null,
): Promise<void> {
  await strapi.db.query(uid).update({
    where: { id: member.id },
    data: { role, all_units: units === null, units: units ?? [] },
  })
}

export async function setMemberActive(member: MemberRow, active: boolean): Promise<void> {
  await strapi.db
    .query(uid)
    .update({ where: { id: member.id }, data: { deactivated_at: active ? null : new Date() } })
}

export async function removeMember(member: MemberRow): Promise<void> {
  await strapi.db.query(uid).delete({ where: { id: member.id } })
}
