import { cancelOrder, endRunningSubscriptions, listOpenOrders } from '#src/billing'
import { type Actor, lockMembers, memberActor } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { listAbandonedOrganisations } from './owners'

/** Cancels an organisation's orders that await payment. Throws 409 if one of them is paid at the same time. */
export async function cancelOpenOrders(organisation: number, actor: Actor, now: Date): Promise<void> {
  for (const order of await listOpenOrders(organisation))
    await cancelOrder(order, { action: 'order.cancelled', actor, now })
}

/**
 * Ends the subscriptions of an organisation whose only member is this account, and cancels its open orders.
 * Throws 404 if the account is not its owner, and 409 `has-members` if it has other members, to one of whom
 * it can be handed over.
 */
export async function endOwnSubscriptions(
  account: Account,
  documentId: string,
  now = new Date(),
): Promise<void> {
  const find = async () =>
    (await listAbandonedOrganisations(account)).find(abandoned => abandoned.documentId === documentId)
  const organisation = await find()
  if (!organisation) throw notFound()
  await strapi.db.transaction(async () => {
    await lockMembers(organisation.id)
    if (!(await find())) throw new HttpError(409, 'Somebody else is a member now', { code: 'has-members' })
    const actor = memberActor(account)
    await cancelOpenOrders(organisation.id, actor, now)
    await endRunningSubscriptions(organisation.id, actor, now)
  })
}
