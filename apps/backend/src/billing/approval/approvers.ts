import { rolesByPermission } from '@bgm/validation'
import { z } from 'zod'
import { listRecipients, type Recipient, type Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'

const approverRow = z.object({
  user_id: integerColumn,
  role: z.string().nullable(),
  is_allowed: z.boolean(),
  max_amount: integerColumn.nullable(),
})

/** `limit` is the highest total that the person may approve, or null without one. */
export type Approver = { person: Recipient; limit: number | null }

/**
 * The members who may approve orders: owners, and the managers and finance members whom the organisation lets. What is
 * set for a member counts more than what is set for the role. With `only`, at most this person.
 */
export async function listApprovers(organisation: number, only?: number): Promise<Approver[]> {
  const people = await listRecipients(organisation, rolesByPermission['order.approve'], only)
  const rows = await select(
    sql`select coalesce(m.user_id, 0) as user_id, a.role, a.is_allowed, a.max_amount from order_approvers a
      left join memberships m on m.id = a.membership_id
      where a.organisation_id = ${organisation} and (a.role is not null or m.id is not null)`,
    approverRow,
  )
  return people.flatMap(person => {
    const own = rows.find(({ user_id }) => user_id === person.id)
    const set = own ?? rows.find(({ role }) => role === person.role)
    if (person.role === 'owner') return [{ person, limit: null }]
    return set?.is_allowed ? [{ person, limit: set.max_amount }] : []
  })
}

type Sought = { requester: number; units: readonly number[]; total: number }

const seesAll = ({ units: seen }: Pick<Scope, 'units'>, units: readonly number[]): boolean =>
  seen === null || units.every(unit => seen.includes(unit))

/** The approvers who can decide on an order: never the requester, and only with access to all of its units. */
export const chooseDeciders = (
  approvers: readonly Approver[],
  { requester, units, total }: Sought,
): Recipient[] =>
  approvers
    .filter(
      ({ person, limit }) =>
        person.id !== requester && seesAll(person, units) && (limit === null || total <= limit),
    )
    .map(({ person }) => person)
