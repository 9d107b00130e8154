import { type Actor, recordAuditEntry } from '#src/customers/audit-entry/audit'
import { getScopeInOrganisation } from '#src/customers/membership/scope'
import { findAccountByDocumentId } from '#src/identity'
import { conflict } from '#src/platform/http/errors'
import { sendEmail } from '#src/platform/mail/send'
import { findEmailKind } from './kinds'
import type { SentEmail } from './row'

/**
 * Sends an email again, written again from what is stored now, to the current address of the member who got it. Throws 409
 * `email-kind` for emails that are not sent again, `email-member` if the person is no longer a member, and `email-outdated`
 * if there is nothing left to say.
 */
export async function resendEmail(sent: SentEmail, actor: Actor, now: Date): Promise<void> {
  const { kind, organisation, subjects, user } = sent
  const render = findEmailKind(kind)
  if (!render) throw conflict('email-kind', 'This email is not sent again')
  const member = user === null ? null : await findAccountByDocumentId(user)
  if (!member || member.blocked || !member.confirmed)
    throw conflict('email-member', 'The recipient is no longer a member')
  const scope = await getScopeInOrganisation(member.id, organisation)
  if (scope.role === null) throw conflict('email-member', 'The recipient is no longer a member')
  const message = await render({ subjects, scope, member, now })
  if (!message) throw conflict('email-outdated', 'There is nothing left to say')
  await strapi.db.transaction(async () => {
    await sendEmail(member.email, member.locale, message, { about: { kind, organisation, subjects } })
    await recordAuditEntry({
      action: 'email.resent',
      actor,
      subject: 'organisation',
      subjectId: sent.documentId,
      organisation: null,
      details: { name: kind, person: member.documentId },
    })
  })
}
