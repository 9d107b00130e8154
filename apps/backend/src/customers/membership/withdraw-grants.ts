import { hasPermission, type Permission } from '@bgm/validation'
import { z } from 'zod'
import type { Actor } from '#src/customers/audit-entry/audit'
import { withdrawInvitations } from '#src/customers/invitation/withdraw'
import type { Transaction } from '#src/platform/database/transaction'
import { sendEmail } from '#src/platform/mail/send'
import { integrationsToReviewEmail } from './integration-review-email'
import { listRecipients } from './recipients'
import { fullName } from './row'
import { getScopeInOrganisation, type Scope } from './scope'

export type FormerHolder = {
  user: { id: number; documentId: string; email: string; first_name: string; last_name: string | null }
  organisation: { id: number; name: string }
}

type Withdrawal = FormerHolder & { scope: Scope; actor: Actor; now: number }

/** The ids of the organisation's units where the member no longer has a permission. */
function selectLostUnits(trx: Transaction, { organisation, scope }: Withdrawal, permission: Permission) {
  const units = trx('business_units').where({ organisation_id: organisation.id }).select('id')
  if (!hasPermission(scope.role, permission)) return units
  return scope.units === null ? null : units.whereNotIn('id', scope.units)
}

/** Revokes the payment links that the member created for orders that they may no longer pay. */
async function revokePayLinks(trx: Transaction, withdrawal: Withdrawal): Promise<void> {
  const units = selectLostUnits(trx, withdrawal, 'order.pay')
  if (units === null) return
  await trx('pay_links')
    .where({ created_by: withdrawal.user.documentId, revoked_at: null })
    .whereIn('order_id', trx('orders').whereIn('business_unit_id', units).select('id'))
    .update({ revoked_at: withdrawal.now })
}

/** Ends the staff passes that the member granted for zones where they may no longer delegate control. */
async function revokeStaffPasses(trx: Transaction, withdrawal: Withdrawal): Promise<void> {
  const units = selectLostUnits(trx, withdrawal, 'zone.delegate')
  if (units === null) return
  await trx('remote_passes')
    .where({ granted_by: withdrawal.user.documentId, revoked_at: null })
    .where('expires_at', '>', withdrawal.now)
    .whereIn('zone_id', trx('zones').whereIn('business_unit_id', units).select('id'))
    .update({ revoked_at: withdrawal.now })
}

const keyRows = z.array(z.object({ name: z.string(), prefix: z.string() }))
const endpointRows = z.array(z.object({ url: z.string() }))

/**
 * Asks the owners whether to keep the API keys and webhooks that the member created: the member may have kept
 * a copy of a key, or may own the receiver.
 */
async function askAboutIntegrations(trx: Transaction, withdrawal: Withdrawal): Promise<void> {
  const { user, organisation, scope, now } = withdrawal
  if (hasPermission(scope.role, 'integration.manage')) return
  const created = { organisation_id: organisation.id, created_by: user.documentId, review_since: null }
  const change = { review_since: now }
  const keys = keyRows.parse(
    await trx('api_keys')
      .where({ ...created, revoked_at: null })
      .update(change)
      .returning(['name', 'prefix']),
  )
  const endpoints = endpointRows.parse(await trx('webhooks').where(created).update(change).returning(['url']))
  if (keys.length + endpoints.length === 0) return
  const review = {
    person: fullName(user),
    organisation: organisation.name,
    keys,
    urls: endpoints.map(({ url }) => url),
  }
  for (const owner of await listRecipients(organisation.id, ['owner']))
    if (owner.id !== user.id)
      await sendEmail(owner.email, owner.locale, integrationsToReviewEmail(owner, review))
}

/**
 * Withdraws what a member gave to others and may no longer give: invitations, payment links and staff passes.
 * Call this in the transaction that changed or removed the membership, after the change and under the lock of
 * the organisation's members.
 */
export async function withdrawGrants(holder: FormerHolder, actor: Actor, now = Date.now()): Promise<void> {
  const scope = await getScopeInOrganisation(holder.user.id, holder.organisation.id)
  const withdrawal = { ...holder, scope, actor, now }
  await strapi.db.transaction(async ({ trx }) => {
    await withdrawInvitations(holder, scope, actor)
    await revokePayLinks(trx, withdrawal)
    await revokeStaffPasses(trx, withdrawal)
    await askAboutIntegrations(trx, withdrawal)
  })
}
