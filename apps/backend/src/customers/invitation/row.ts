import { hasPermission, roles } from '@bgm/validation'
import { z } from 'zod'
import { fullName } from '#src/customers/membership/row'
import type { Scope } from '#src/customers/membership/scope'
import { hmac } from '#src/platform/runtime/cryptography'

export const invitationUid = 'api::invitation.invitation'

const invitationRow = z.object({
  id: z.number(),
  documentId: z.string(),
  digest: z.string(),
  email: z.string(),
  role: z.enum(roles),
  all_units: z.boolean(),
  units: z.array(z.object({ id: z.number(), documentId: z.string(), name: z.string() })),
  organisation: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
  invited_by: z
    .object({
      id: z.number(),
      documentId: z.string(),
      blocked: z.boolean().nullable(),
      first_name: z.string(),
      last_name: z.string().nullable(),
      email: z.string(),
      locale: z.enum(['id', 'en']),
    })
    .nullable(),
  locale: z.enum(['id', 'en']),
  sent_at: z.coerce.date(),
  expires_at: z.coerce.date(),
})

export type InvitationRow = z.output<typeof invitationRow>

/**
 * Relations are read after the row, so an invitation that is accepted or revoked in between has no
 * organisation.
 */
const foundRow = invitationRow.extend({ organisation: invitationRow.shape.organisation.nullable() })
const stillExists = (row: z.output<typeof foundRow>): row is InvitationRow => row.organisation !== null
type Where = Record<string, unknown>

const populate = { organisation: true, invited_by: true, units: { orderBy: { name: 'asc' } } }

/** Whether the caller may manage an invitation; managers only invitations of staff for units in scope. */
export const canManageInvitation = (
  scope: Scope,
  { role, all_units, units }: Pick<InvitationRow, 'role' | 'all_units' | 'units'>,
) =>
  scope.role === 'owner' ||
  scope.role === 'auditor' ||
  (role === 'staff' &&
    (scope.units === null || (!all_units && units.every(({ id }) => scope.units?.includes(id)))))

/** Whether a member with this scope may invite somebody to the invitation's role and units. */
export const mayInvite = (scope: Scope, invitation: Pick<InvitationRow, 'role' | 'all_units' | 'units'>) =>
  hasPermission(scope.role, 'invitation.create') && canManageInvitation(scope, invitation)

async function find(where: Where): Promise<InvitationRow | null> {
  const row = foundRow.nullable().parse(await strapi.db.query(invitationUid).findOne({ where, populate }))
  return row && stillExists(row) ? row : null
}

/** Finds an invitation of the caller's organisation. Returns null unless the caller may manage it. */
export async function findInvitation(scope: Scope, documentId: string | undefined) {
  const row = await find({ documentId, organisation_id: scope.organisation })
  return row && canManageInvitation(scope, row) ? row : null
}

async function list(where: Where, limit?: number): Promise<InvitationRow[]> {
  const rows = await strapi.db
    .query(invitationUid)
    .findMany({ where, populate, orderBy: { id: 'desc' }, ...(limit !== undefined && { limit }) })
  return z.array(foundRow).parse(rows).filter(stillExists)
}

/** The organisation's invitations that the caller may manage, newest first, without pagination. */
export const listInvitations = async (scope: Scope): Promise<InvitationRow[]> =>
  (await list({ organisation_id: scope.organisation }, 500)).filter(row => canManageInvitation(scope, row))

/** The invitations of an organisation that a person sent, and those to their address. */
export const listInvitationsBetween = (
  organisation: number,
  { id, email }: { id: number; email: string },
): Promise<InvitationRow[]> =>
  list({ organisation_id: organisation, $or: [{ invited_by: { id } }, { email }] })

export const digestToken = (token: string) => hmac('invitation', token)

/** Finds an invitation by its emailed token, unless it has expired. */
export async function findInvitationByToken(token: string): Promise<InvitationRow | null> {
  const row = await find({ digest: digestToken(token), organisation: { id: { $notNull: true } } })
  return row && row.expires_at.getTime() > Date.now() ? row : null
}

export function toInvitationView(row: InvitationRow, now = Date.now()) {
  const { documentId, email, role, all_units, units, invited_by, sent_at, expires_at } = row
  return {
    id: documentId,
    email,
    role,
    all_units,
    units: units.map(unit => ({ id: unit.documentId, name: unit.name })),
    invited_by: invited_by && fullName(invited_by),
    sent_at,
    expires_at,
    expired: expires_at.getTime() <= now,
  }
}
