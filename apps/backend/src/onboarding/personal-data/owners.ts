import { z } from 'zod'
import {
  countRunningSubscriptions,
  getOpenMoney,
  getRemaining,
  hasOpenMoney,
  listRunningSubscriptions,
  type OpenMoney,
  type Remaining,
  type RunningSubscription,
} from '#src/billing'
import { activeOwnerFilter } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import type { Account } from '#src/platform/http/request-context'

const uid = 'api::membership.membership'

const membershipRow = z.object({
  id: z.number(),
  role: z.string(),
  deactivated_at: z.coerce.date().nullable(),
  organisation: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
})

export type MembershipRow = z.output<typeof membershipRow>
type Organisation = MembershipRow['organisation']

export async function listAllMemberships({ id }: Account): Promise<MembershipRow[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { user_id: id, organisation: { id: { $notNull: true } } },
    populate: { organisation: true },
    orderBy: { id: 'asc' },
  })
  return z.array(membershipRow).parse(rows)
}

type OnlyOwner = { organisation: Organisation; people: number }

/** The organisations without another active owner, and the number of their other members. */
async function listOnlyOwnedOrganisations(account: Account): Promise<OnlyOwner[]> {
  const organisations = []
  for (const { role, deactivated_at, organisation } of await listAllMemberships(account)) {
    if (role !== 'owner' || deactivated_at !== null) continue
    const others = { organisation_id: organisation.id, user_id: { $ne: account.id } }
    const owners = await strapi.db.query(uid).count({ where: { ...others, ...activeOwnerFilter } })
    if (owners > 0) continue
    const people = await strapi.db
      .query(uid)
      .count({ where: { ...others, user: { id: { $notNull: true } } } })
    organisations.push({ organisation, people })
  }
  return organisations
}

/** The organisations that would still have members but no active owner if this account were removed. */
export const listOrphanedOrganisations = async (account: Account): Promise<Organisation[]> =>
  (await listOnlyOwnedOrganisations(account))
    .filter(({ people }) => people > 0)
    .map(({ organisation }) => organisation)

/** The organisations that would have no members at all if this account were removed. */
export const listAbandonedOrganisations = async (account: Account): Promise<Organisation[]> =>
  (await listOnlyOwnedOrganisations(account))
    .filter(({ people }) => people === 0)
    .map(({ organisation }) => organisation)

export type PaidOrganisation = Organisation & {
  subscriptions: RunningSubscription[]
  total: number
  remaining: Remaining
  /** The devices that are paired with its zones. */
  devices: number
  money: OpenMoney
}

/** A person with more subscriptions sees how many there are, and the ones that end last. */
const maxShown = 20

const deviceRow = z.object({ devices: integerColumn })

async function countDevices(organisation: number): Promise<number> {
  const row = await selectOne(
    sql`select count(*) as devices from leases l join zones z on z.id = l.zone_id
      join business_units u on u.id = z.business_unit_id
      where u.organisation_id = ${organisation} and l.player_id is not null`,
    deviceRow,
  )
  return row?.devices ?? 0
}

/**
 * The organisations in which subscriptions would go on, or money would stay open, without any owner if this account were
 * removed.
 */
export async function listPaidOrganisations(account: Account, now: Date): Promise<PaidOrganisation[]> {
  const paid: PaidOrganisation[] = []
  for (const { organisation } of await listOnlyOwnedOrganisations(account)) {
    const { id } = organisation
    const total = await countRunningSubscriptions(id, now)
    const money = await getOpenMoney(id)
    if (total === 0 && !hasOpenMoney(money)) continue
    paid.push({
      ...organisation,
      total,
      money,
      subscriptions: await listRunningSubscriptions(id, now, maxShown),
      remaining: await getRemaining(id, now),
      devices: await countDevices(id),
    })
  }
  return paid
}
