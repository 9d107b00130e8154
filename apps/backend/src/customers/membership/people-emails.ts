import type { Role } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { formatUnitAccess, safeOrganisationName, safePersonNameOrDefault } from '#src/platform/mail/names'
import { environment } from '#src/platform/runtime/environment'
import { emailTexts } from './people-email-texts'

type Locale = 'id' | 'en'
type Reader = { locale: Locale }

/** `units` are the names of the accessible business units; null for all. */
type Invitation = { inviter: string; organisation: string; role: Role; units: string[] | null }

export function invitationEmail(locale: Locale, invitation: Invitation, token: string): EmailMessage {
  const texts = emailTexts[locale]
  const { line, button, ...text } = texts.invitation(
    safePersonNameOrDefault(locale, invitation.inviter),
    safeOrganisationName(locale, invitation.organisation),
    environment.APP_TITLE,
    texts.roles[invitation.role],
  )
  return {
    ...text,
    lines: [line, formatUnitAccess(locale, invitation.units)],
    button: { label: button, href: getPortalUrl(locale, `/invitations/${token}`) },
  }
}

/** Notifies the inviter that the invitation was accepted. */
export function invitationAcceptedEmail(
  { locale }: Reader,
  { name, organisation, role }: { name: string; organisation: string; role: Role },
): EmailMessage {
  const texts = emailTexts[locale]
  const { button, ...text } = texts.invitationAccepted(
    safePersonNameOrDefault(locale, name),
    safeOrganisationName(locale, organisation),
    texts.roles[role],
  )
  return { ...text, button: { label: button, href: getPortalUrl(locale, '/members') } }
}

/** Notifies an owner that somebody accepted another member's invitation. */
export function memberJoinedEmail(
  { locale }: Reader,
  organisation: string,
  { name, role, inviter }: { name: string; role: Role; inviter: string | null },
): EmailMessage {
  const texts = emailTexts[locale]
  const { button, ...text } = texts.memberJoined({
    name: safePersonNameOrDefault(locale, name),
    organisation: safeOrganisationName(locale, organisation),
    role: texts.roles[role],
    inviter: safePersonNameOrDefault(locale, inviter ?? ''),
  })
  return { ...text, button: { label: button, href: getPortalUrl(locale, '/members') } }
}

/** Notifies an owner that somebody else is now an owner too. */
export function ownerAddedEmail({ locale }: Reader, organisation: string, name: string): EmailMessage {
  const { button, ...text } = emailTexts[locale].ownerAdded(
    safePersonNameOrDefault(locale, name),
    safeOrganisationName(locale, organisation),
  )
  return { ...text, button: { label: button, href: getPortalUrl(locale, '/members') } }
}

export function roleChangedEmail({ locale }: Reader, organisation: string, role: Role): EmailMessage {
  const texts = emailTexts[locale]
  const { button, ...text } = texts.roleChanged(safeOrganisationName(locale, organisation), texts.roles[role])
  return { ...text, button: { label: button, href: getPortalUrl(locale, '/roles') } }
}

export function accessEndedEmail(
  { locale }: Reader,
  organisation: string,
  reason: 'removed' | 'deactivated',
): EmailMessage {
  const texts = emailTexts[locale]
  const text = texts.accessEnded[reason](safeOrganisationName(locale, organisation))
  return { ...text, note: texts.accessEndedNote }
}

/** Sent to both the previous and the new owner; `received` is true for the new owner. */
export function ownershipTransferredEmail(
  { locale }: Reader,
  organisation: string,
  received: boolean,
): EmailMessage {
  const texts = emailTexts[locale]
  const name = safeOrganisationName(locale, organisation)
  const { button, ...text } = texts.ownershipTransferred(name)
  return {
    ...text,
    ...(received ? texts.ownershipReceived(name) : texts.ownershipGiven(name)),
    button: { label: button, href: getPortalUrl(locale, '/members') },
  }
}
