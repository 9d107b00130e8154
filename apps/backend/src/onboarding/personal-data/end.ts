import { z } from 'zod'
import { cancelOrder, endRunningSubscriptions, listOpenOrders } from '#src/billing'
import { type Actor, lockMembers, memberActor, recordAuditEntry, systemActor } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { type Sql, sql } from '#src/platform/database/sql'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { addDays } from '#src/platform/runtime/jakarta'
import { endDevicesAndPasses } from '#src/playback'
import { sendClosingEmail } from './closing-email'
import { listAbandonedOrganisations, listAllMemberships, type MembershipRow } from './owners'

/** The days during which the end of an organisation's subscriptions can be taken back. */
export const closingDays = 14

type Organisation = MembershipRow['organisation']

/** Cancels an organisation's orders that await payment. Throws 409 if one of them is paid at the same time. */
export async function cancelOpenOrders(organisation: number, actor: Actor, now: Date): Promise<void> {
  for (const order of await listOpenOrders(organisation))
    await cancelOrder(order, { action: 'order.cancelled', actor, now })
}

async function getAbandoned(account: Account, documentId: string): Promise<Organisation> {
  const found = (await listAbandonedOrganisations(account)).find(one => one.documentId === documentId)
  if (!found) throw notFound()
  return found
}

const audit = (
  action: 'organisation.closing' | 'organisation.kept' | 'organisation.closed',
  { id, documentId, name }: Organisation,
  { actor, now }: { actor: Actor; now: Date },
) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'organisation',
    subjectId: documentId,
    organisation: id,
    at: now,
    details: { name },
  })

/**
 * Plans that the subscriptions of an organisation whose only member is this account end in fourteen days. Planning it
 * again changes nothing. Throws 404 if the account is not its only member, and 409 `has-members` if somebody has just
 * joined, to whom it can be handed over.
 */
export async function planClosing(account: Account, documentId: string, now = new Date()): Promise<void> {
  const organisation = await getAbandoned(account, documentId)
  await strapi.db.transaction(async ({ trx }) => {
    await lockMembers(organisation.id)
    await getAbandoned(account, documentId).catch(() => {
      throw new HttpError(409, 'Somebody else is a member now', { code: 'has-members' })
    })
    const ends = addDays(now, closingDays)
    const added: unknown[] = await trx('organisation_closings')
      .insert({
        organisation_id: organisation.id,
        planned_by: account.documentId,
        planned_at: now.getTime(),
        ends_at: ends.getTime(),
      })
      .onConflict('organisation_id')
      .ignore()
      .returning('id')
    if (added.length === 0) return
    await audit('organisation.closing', organisation, { actor: memberActor(account), now })
    await sendClosingEmail(account, organisation, ends)
  })
}

async function getOwned(account: Account, documentId: string): Promise<Organisation> {
  const membership = (await listAllMemberships(account)).find(
    ({ role, deactivated_at, organisation }) =>
      role === 'owner' && deactivated_at === null && organisation.documentId === documentId,
  )
  if (!membership) throw notFound()
  return membership.organisation
}

/**
 * Takes back that the subscriptions of an organisation end, which any of its owners can. Throws 404 if that was not
 * planned, or is over.
 */
export async function withdrawClosing(account: Account, documentId: string, now = new Date()): Promise<void> {
  const organisation = await getOwned(account, documentId)
  await strapi.db.transaction(async ({ trx }) => {
    await lockMembers(organisation.id)
    await getOwned(account, documentId)
    const count: number = await trx('organisation_closings')
      .where({ organisation_id: organisation.id })
      .delete()
    if (count === 0) throw notFound()
    await audit('organisation.kept', organisation, { actor: memberActor(account), now })
  })
}

const closingRow = z.object({
  id: integerColumn,
  documentId: z.string(),
  name: z.string(),
  ends_at: z.coerce.number(),
  people: integerColumn,
  /** Whether the member who planned it is still an owner. */
  is_by_owner: z.boolean(),
})

/** The planned ends of organisations until a time, with the number of their members. */
const listClosings = (where: Sql) =>
  select(
    sql`select o.id, o.document_id as "documentId", o.name, c.ends_at,
        (select count(*) from memberships m where m.organisation_id = o.id and m.deactivated_at is null) as people,
        exists (select 1 from memberships m join up_users a on a.id = m.user_id
          where m.organisation_id = o.id and m.role = 'owner' and m.deactivated_at is null
            and a.document_id = c.planned_by) as is_by_owner
      from organisation_closings c join organisations o on o.id = c.organisation_id where ${where} order by o.id`,
    closingRow,
  )

/** When the subscriptions of an organisation end, or null if no owner of it has planned that. */
export async function findClosingEnd(organisation: number): Promise<Date | null> {
  const [closing] = await listClosings(sql`c.organisation_id = ${organisation}`)
  return closing?.is_by_owner ? new Date(closing.ends_at) : null
}

/**
 * Ends what runs in an organisation, unless its owner has taken that back, has handed it over, or somebody has joined
 * since.
 */
async function close(organisation: Organisation, now: Date): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    await lockMembers(organisation.id)
    const [closing] = await listClosings(sql`c.organisation_id = ${organisation.id}`)
    if (!closing) return false
    await trx('organisation_closings').where({ organisation_id: organisation.id }).delete()
    const by = { actor: systemActor, now }
    if (closing.people > 1 || !closing.is_by_owner) {
      await audit('organisation.kept', organisation, by)
      return false
    }
    await cancelOpenOrders(organisation.id, systemActor, now)
    await endRunningSubscriptions(organisation.id, systemActor, now)
    await endDevicesAndPasses(organisation.id, now.getTime())
    await audit('organisation.closed', organisation, by)
    return true
  })
}

/** Ends what was planned to end by now. Returns the number of organisations. */
export async function closeOrganisations(now = new Date()): Promise<number> {
  let closed = 0
  // What fails in one organisation does not keep the others.
  for (const organisation of await listClosings(sql`c.ends_at <= ${now.getTime()}`))
    try {
      if (await close(organisation, now)) closed += 1
    } catch (error) {
      strapi.log.error('an organisation was not closed', { organisation: organisation.documentId, error })
    }
  return closed
}
