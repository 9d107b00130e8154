import { endGracePeriods } from '#src/billing'
import {
  lockMembers,
  memberActor,
  recordAuditEntry,
  removeTaxFile,
  taxFileRow,
  withdrawGrants,
} from '#src/customers'
import { accountDeletedEmail } from '#src/identity'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'
import { cancelOpenOrders } from './end'
import {
  listAbandonedOrganisations,
  listAllMemberships,
  listOrphanedOrganisations,
  listPaidOrganisations,
} from './owners'

const registration = 'api::registration.registration'

// Consent records must be retained; they do not identify the person.
const retainedTypes = ['api::consent.consent']

/** All content types with an `owner` column, which contains the account id. */
const ownedTypes = () =>
  Object.values(strapi.contentTypes)
    .filter(({ uid, attributes }) => attributes.owner?.type === 'string' && !retainedTypes.includes(uid))
    .map(({ uid }) => uid)

/**
 * Deletes the tax file of an unconfirmed registration. After confirmation, the file belongs to the business
 * unit.
 */
async function deleteUnusedTaxFile({ documentId: owner }: Account): Promise<void> {
  const row = await strapi.db
    .query(registration)
    .findOne({ where: { owner, confirmed_at: null }, populate: { tax_file: true } })
  const file = taxFileRow.nullish().parse(row?.tax_file)
  if (file) await removeTaxFile(file)
}

/**
 * Deletes an account with its sessions, devices, codes, memberships and registration. Orders and audit
 * entries stay with the organisation and no longer identify the person. Throws 409 `last-owner` if members
 * would be left without an owner, `running-subscriptions` if paid subscriptions would, and `open-money` if a refund or withheld
 * tax would.
 */
export async function removeAccount(account: Account, now = new Date()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const memberships = await listAllMemberships(account)
    // Organisations are always locked in the same order, so that concurrent requests cannot deadlock.
    const ids = memberships.map(({ organisation }) => organisation.id).sort((a, b) => a - b)
    for (const id of ids) await lockMembers(id)
    if ((await listOrphanedOrganisations(account)).length > 0) {
      throw new HttpError(409, 'Members would be left without an owner', { code: 'last-owner' })
    }
    // The orders are cancelled before the subscriptions are counted, so that no payment can start another one.
    for (const { id } of await listAbandonedOrganisations(account))
      await cancelOpenOrders(id, memberActor(account), now)
    const paid = await listPaidOrganisations(account, now)
    if (paid.some(({ total }) => total > 0)) {
      throw new HttpError(409, 'Subscriptions would be left without an owner', {
        code: 'running-subscriptions',
      })
    }
    if (paid.length > 0)
      throw new HttpError(409, 'Money would be left without an owner', { code: 'open-money' })
    for (const { id } of await listAbandonedOrganisations(account))
      await endGracePeriods(id, memberActor(account), now)
    await deleteUnusedTaxFile(account)
    for (const { id, organisation } of memberships) {
      await strapi.db.query('api::membership.membership').delete({ where: { id } })
      await recordAuditEntry({
        action: 'membership.removed',
        actor: memberActor(account),
        subject: 'membership',
        subjectId: account.documentId,
        organisation: organisation.id,
      })
      await withdrawGrants({ user: account, organisation }, memberActor(account))
    }
    for (const uid of ownedTypes()) {
      await strapi.db.query(uid).deleteMany({ where: { owner: account.documentId } })
    }
    await trx('organisation_closings').where({ planned_by: account.documentId }).delete()
    await trx('zone_views').where({ user_id: account.id }).delete()
    await trx('announcements').where({ uploaded_by: account.documentId }).update({ uploaded_by: null })
    await trx('incident_alerts').where({ user_id: account.id }).delete()
    await trx('sent_emails').where({ user_id: account.id }).update({ user_id: null })
    await strapi.db.query('api::invitation.invitation').deleteMany({ where: { email: account.email } })
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: account.id } })
    await sendEmail(account.email, account.locale, accountDeletedEmail(account.locale))
  })
}
