import { recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { lockMembers } from '#src/api/membership/services/manage'
import { removeTaxFile, taxFileRow } from '#src/api/tax-file/services/store'
import { accountDeletedEmail } from '#src/email/account-emails'
import { sendEmail } from '#src/email/send'
import { HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { listMemberships, listOrphanedOrganisations } from './owners'

const registration = 'api::registration.registration'

// Proof that a consent was given outlives the person; it names nobody any more.
const kept = ['api::consent.consent']

/** Everything that stands under the account's opaque id, in types of today and of tomorrow. */
const ownedTypes = () =>
  Object.values(strapi.contentTypes)
    .filter(({ uid, attributes }) => attributes.owner?.type === 'string' && !kept.includes(uid))
    .map(({ uid }) => uid)

/** The tax file of a registration that became nothing; a confirmed one's belongs to the business unit. */
async function dropUnusedTaxFile({ documentId: owner }: Account): Promise<void> {
  const row = await strapi.db
    .query(registration)
    .findOne({ where: { owner, confirmed_at: null }, populate: { tax_file: true } })
  const file = taxFileRow.nullish().parse(row?.tax_file)
  if (file) await removeTaxFile(file)
}

/**
 * Removes a person: account, sessions, devices, codes, memberships and draft go; orders and the audit stay with the
 * organisation and name nobody. 409 `last-owner` while people would be left without an owner.
 */
export async function removeAccount(account: Account): Promise<void> {
  await strapi.db.transaction(async () => {
    const memberships = await listMemberships(account)
    // Locked in the same order by every call, so that two people who leave the same organisations cannot deadlock.
    const ids = memberships.map(({ organisation }) => organisation.id).sort((a, b) => a - b)
    for (const id of ids) await lockMembers(id)
    if ((await listOrphanedOrganisations(account)).length > 0) {
      throw new HttpError(409, 'People would be left without an owner', { code: 'last-owner' })
    }
    await dropUnusedTaxFile(account)
    for (const { id, organisation } of memberships) {
      await strapi.db.query('api::membership.membership').delete({ where: { id } })
      await recordAuditEntry({
        action: 'membership.removed',
        actor: { kind: 'member', name: account.documentId },
        subject: 'membership',
        subjectId: account.documentId,
        organisation: organisation.id,
      })
    }
    for (const uid of ownedTypes()) {
      await strapi.db.query(uid).deleteMany({ where: { owner: account.documentId } })
    }
    await strapi.db.query('api::invitation.invitation').deleteMany({ where: { email: account.email } })
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: account.id } })
    await sendEmail(account.email, account.locale, accountDeletedEmail(account.locale))
  })
}
