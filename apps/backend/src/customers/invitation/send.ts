import { memberActor } from '#src/customers/audit-entry/audit'
import { invitationEmail } from '#src/customers/membership/people-emails'
import { fullName } from '#src/customers/membership/row'
import { findAccountByEmail } from '#src/identity'
import { findViolatedColumn } from '#src/platform/database/errors'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'
import type { EmailRecord } from '#src/platform/mail/sent-emails'
import { newToken } from '#src/platform/runtime/cryptography'
import { digestToken, type InvitationRow, invitationUid } from './row'
import { getInvitedUnits, recordInvitation } from './withdraw'

const lifetime = 7 * 24 * 60 * 60_000

const newTokenColumns = (token: string, now = Date.now()) => ({
  digest: digestToken(token),
  sent_at: new Date(now),
  expires_at: new Date(now + lifetime),
})

type NewInvitation = {
  inviter: Account
  organisation: { id: number; documentId: string; name: string }
  email: string
  role: InvitationRow['role']
  units: number[] | null
  locale: Account['locale']
}

/** The locale of the invited person's account, or `otherwise` if there is none. */
async function getEmailLocale(email: string, otherwise: Account['locale']): Promise<Account['locale']> {
  return (await findAccountByEmail(email))?.locale ?? otherwise
}

type InvitationDetails = Pick<InvitationRow, 'email' | 'locale' | 'role'> & {
  inviter: string
  organisation: string
  units: string[] | null
}

async function getUnitNames(units: number[] | null): Promise<string[] | null> {
  if (units === null) return null
  const rows: { name: string }[] = await strapi.db
    .query('api::business-unit.business-unit')
    .findMany({ where: { id: { $in: units } }, select: ['name'], orderBy: { name: 'asc' } })
  return rows.map(({ name }) => name)
}

/** Invitations are only listed: sending one again makes a new link, which members do themselves. */
const describeInvitation = (organisation: number, invitation: string): EmailRecord => ({
  kind: 'invitation',
  organisation,
  subjects: [invitation],
})

function sendInvitationEmail(
  { email, locale, ...details }: InvitationDetails,
  token: string,
  about: EmailRecord,
): Promise<void> {
  return sendEmail(email, locale, invitationEmail(locale, details, token), {
    until: new Date(Date.now() + lifetime),
    about,
  })
}

async function requireNotMember(email: string, organisation: number): Promise<void> {
  const where = { user: { email }, organisation_id: organisation }
  if ((await strapi.db.query('api::membership.membership').count({ where })) > 0)
    throw fieldError('email', 'validation.member_taken')
}

/**
 * Creates an invitation and emails it. Throws 400 on `email` if the address belongs to a member or is
 * already invited.
 */
export async function createInvitation({
  inviter,
  organisation,
  email,
  role,
  units,
  locale: own,
}: NewInvitation) {
  const token = newToken()
  const locale = await getEmailLocale(email, own)
  await requireNotMember(email, organisation.id)
  const invitation = await strapi.db
    .transaction(async () => {
      const created: { documentId: string } = await strapi.db.query(invitationUid).create({
        data: {
          ...newTokenColumns(token),
          seat: digestToken(`${organisation.documentId} ${email}`),
          email,
          role,
          all_units: units === null,
          units: units ?? [],
          organisation: organisation.id,
          invited_by: inviter.id,
          locale,
        },
      })
      await recordInvitation('invitation.created', memberActor(inviter), {
        ...created,
        role,
        units,
        organisation,
      })
      await sendInvitationEmail(
        {
          email,
          locale,
          role,
          inviter: fullName(inviter),
          organisation: organisation.name,
          units: await getUnitNames(units),
        },
        token,
        describeInvitation(organisation.id, created.documentId),
      )
      return created
    })
    .catch(error => {
      if (findViolatedColumn(error) === 'seat') throw fieldError('email', 'validation.invitation_taken')
      throw error
    })
  return invitation.documentId
}

/** Emails a new link and invalidates the previous one. The sender becomes the inviter. */
export async function resendInvitation(row: InvitationRow, sender: Account): Promise<void> {
  const token = newToken()
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db
      .query(invitationUid)
      .updateMany({ where: { id: row.id, digest: row.digest }, data: newTokenColumns(token) })
    if (count !== 1)
      throw new HttpError(409, 'The invitation has changed in the meantime', { code: 'invitation' })
    await strapi.db.query(invitationUid).update({ where: { id: row.id }, data: { invited_by: sender.id } })
    await recordInvitation('invitation.resent', memberActor(sender), { ...row, units: getInvitedUnits(row) })
    const units = row.all_units ? null : row.units.map(({ name }) => name)
    const inviter = fullName(sender)
    await sendInvitationEmail(
      { ...row, inviter, organisation: row.organisation.name, units },
      token,
      describeInvitation(row.organisation.id, row.documentId),
    )
  })
}
