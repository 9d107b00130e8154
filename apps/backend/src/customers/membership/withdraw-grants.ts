import type { Actor } from '#src/customers/audit-entry/audit'
import { withdrawInvitations } from '#src/customers/invitation/withdraw'
import { membershipEnded } from './events'
import type { FormerHolder } from './lost-units'
import { getScopeInOrganisation } from './scope'

/**
 * Withdraws what a member gave to others and may no longer give: invitations, and what other contexts hear of. Call this
 * in the transaction that changed or removed the membership, after the change and under the lock of the organisation's
 * members.
 */
export async function withdrawGrants(holder: FormerHolder, actor: Actor, now = Date.now()): Promise<void> {
  const scope = await getScopeInOrganisation(holder.user.id, holder.organisation.id)
  await strapi.db.transaction(async ({ trx }) => {
    await withdrawInvitations(holder, scope, actor)
    await membershipEnded.raise({ trx, ...holder, scope, now })
  })
}
