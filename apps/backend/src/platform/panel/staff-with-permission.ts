import { z } from 'zod'

const emailRows = z.array(z.object({ email: z.string() }))

/** The email addresses of the active staff whose role has a permission: all of them, all but one, or one. */
export async function listStaffWhoMay(
  action: string,
  { except, only }: { except?: number; only?: number } = {},
): Promise<string[]> {
  const id = only === undefined ? (except === undefined ? {} : { id: { $ne: except } }) : { id: only }
  const users: unknown = await strapi.db.query('admin::user').findMany({
    where: { isActive: true, blocked: { $ne: true }, ...id, roles: { permissions: { action } } },
    select: ['email'],
    orderBy: { id: 'asc' },
  })
  return [...new Set(emailRows.parse(users).map(({ email }) => email))]
}
