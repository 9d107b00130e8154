import { roles } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from './scope'

const uid = 'api::membership.membership'

const person = z.object({
  id: z.number(),
  documentId: z.string(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  email: z.string(),
  locale: z.enum(['id', 'en']),
  blocked: z.boolean().nullable(),
})

const memberRow = z.object({
  id: z.number(),
  documentId: z.string(),
  role: z.enum(roles),
  all_units: z.boolean(),
  deactivated_at: z.coerce.date().nullable(),
  user: person,
  organisation: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
  units: z.array(z.object({ id: z.number(), documentId: z.string(), name: z.string() })),
  createdAt: z.coerce.date(),
})

export type MemberRow = z.output<typeof memberRow>
type Where = Record<string, unknown>

const populate = { user: true, organisation: true, units: { orderBy: { name: 'asc' } } }
// Memberships of deleted users are ignored.
const hasUser = { user: { id: { $notNull: true } } }

/** A member of the caller's organisation. */
export async function findMember(scope: Scope, documentId: string | undefined): Promise<MemberRow | null> {
  const where = { $and: [hasUser, { documentId, organisation_id: scope.organisation }] }
  const row: unknown = await strapi.db.query(uid).findOne({ where, populate })
  return row ? memberRow.parse(row) : null
}

export async function listMembers(scope: Scope, filters: Where[], page: number, pageSize: number) {
  const where = { $and: [hasUser, { organisation_id: scope.organisation }, ...filters] }
  const orderBy = [{ user: { first_name: 'asc' } }, { id: 'asc' }]
  const found = await strapi.db.query(uid).findPage({ where, populate, orderBy, page, pageSize })
  return { rows: z.array(memberRow).parse(found.results), pagination: found.pagination }
}

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string | null }) =>
  [first_name, last_name].filter(Boolean).join(' ')

/**
 * A member without units outside the caller's scope. `withEmail` is for
 * callers who may read invitations.
 */
export function toMemberView(member: MemberRow, scope: Scope, withEmail: boolean) {
  const { units, user, role, all_units, documentId, deactivated_at, createdAt } = member
  const visible = units.filter(({ id }) => scope.units === null || scope.units.includes(id))
  return {
    id: documentId,
    person: user.documentId,
    name: fullName(user),
    email: withEmail ? user.email : null,
    role,
    all_units,
    units: visible.map(unit => ({ id: unit.documentId, name: unit.name })),
    active: deactivated_at === null,
    self: member.id === scope.membership,
    created_at: createdAt,
  }
}
