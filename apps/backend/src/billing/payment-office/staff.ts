import { z } from 'zod'
import type { StaffMember } from '#src/billing/payment/refunds'
import { staffActor } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'

const signedIn = z.object({ id: z.number() })

/** Returns the staff member who is signed in to the admin panel. */
export function getStaffMember(ctx: RequestContext): StaffMember {
  const user = signedIn.safeParse(ctx.state.user)
  if (!user.success) throw new HttpError(401, 'Missing or invalid credentials')
  return { id: user.data.id, actor: staffActor() }
}

const rows = z.array(
  z.object({ id: z.number(), firstname: z.string().nullish(), lastname: z.string().nullish() }),
)

/**
 * Staff names, keyed by the ids that are stored with refunds and imports. The ids are strings because they
 * can also be `provider`.
 */
export async function listStaffNames(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const numbers = [...new Set(ids)].map(Number).filter(id => Number.isInteger(id) && id > 0)
  if (numbers.length === 0) return new Map()
  const staffRows: unknown = await strapi.db
    .query('admin::user')
    .findMany({ where: { id: { $in: numbers } }, select: ['id', 'firstname', 'lastname'] })
  return new Map(
    rows
      .parse(staffRows)
      .map(({ id, firstname, lastname }) => [
        String(id),
        [firstname, lastname].filter(Boolean).join(' ') || String(id),
      ]),
  )
}
