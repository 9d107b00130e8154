import { z } from 'zod'
import { activeOwnerFilter } from '#src/api/membership/services/manage'
import type { Account } from '#src/http/request-context'

const uid = 'api::membership.membership'

const membershipRow = z.object({
  id: z.number(),
  role: z.string(),
  deactivated_at: z.coerce.date().nullable(),
  organisation: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
})

export type MembershipRow = z.output<typeof membershipRow>

export async function listAllMemberships({ id }: Account): Promise<MembershipRow[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { user_id: id, organisation: { id: { $notNull: true } } },
    populate: { organisation: true },
    orderBy: { id: 'asc' },
  })
  return z.array(membershipRow).parse(rows)
}

/** The organisations that would still have members but no active owner if this account were removed. */
export async function listOrphanedOrganisations(account: Account): Promise<MembershipRow['organisation'][]> {
  const orphaned = []
  for (const { role, deactivated_at, organisation } of await listAllMemberships(account)) {
    if (role !== 'owner' || deactivated_at !== null) continue
    const others = { organisation_id: organisation.id, user_id: { $ne: account.id } }
    const people = await strapi.db
      .query(uid)
      .count({ where: { ...others, user: { id: { $notNull: true } } } })
    const owners = await strapi.db.query(uid).count({ where: { ...others, ...activeOwnerFilter } })
    if (people > 0 && owners === 0) orphaned.push(organisation)
  }
  return orphaned
}
