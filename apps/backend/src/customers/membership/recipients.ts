import { type Role, roles } from '@bgm/validation'
import { z } from 'zod'

const membership = z.object({
  role: z.enum(roles),
  all_units: z.boolean(),
  units: z.array(z.object({ id: z.number() })),
  user: z
    .object({
      id: z.number(),
      documentId: z.string(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string().nullish(),
      gender: z.enum(['male', 'female']).nullish(),
      locale: z.enum(['id', 'en']),
      confirmed: z.boolean(),
      blocked: z.boolean(),
    })
    .nullable(),
})

export type Recipient = {
  id: number
  role: Role
  documentId: string
  email: string
  first_name: string
  last_name?: string | null | undefined
  gender?: 'male' | 'female' | null | undefined
  locale: 'id' | 'en'
  /** The ids of the units that the person has access to, or null for all. */
  units: number[] | null
}

// The roles that can renew a subscription.
const recipientRoles: readonly Role[] = ['owner', 'manager', 'finance']

/** The members of an organisation who receive reminders, or the members with the given roles: all of them, or one. */
export async function listRecipients(
  organisation: number,
  wanted: readonly Role[] = recipientRoles,
  only?: number,
): Promise<Recipient[]> {
  const rows = z.array(membership).parse(
    await strapi.db.query('api::membership.membership').findMany({
      where: {
        organisation_id: organisation,
        role: { $in: [...wanted] },
        deactivated_at: null,
        ...(only !== undefined && { user_id: only }),
      },
      populate: { user: true, units: { select: ['id'] } },
      orderBy: { id: 'asc' },
    }),
  )
  return rows.flatMap(({ role, user, all_units, units }) =>
    user?.confirmed && !user.blocked
      ? [
          {
            id: user.id,
            role,
            documentId: user.documentId,
            email: user.email,
            first_name: user.first_name,
            last_name: user.last_name,
            gender: user.gender,
            locale: user.locale,
            units: all_units ? null : units.map(({ id }) => id),
          },
        ]
      : [],
  )
}
