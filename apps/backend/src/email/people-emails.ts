import type { Role } from '@bgm/validation'
import { environment } from '../runtime/environment'
import type { EmailMessage } from './layout'
import { portalUrl } from './links'
import { accessLine, organisationForHeading, personOrSomeone } from './names'
import { emailTexts } from './texts/texts'

type Locale = 'id' | 'en'
type Reader = { locale: Locale }

/** `units` are the names of the accessible business units; null for all. */
type Invitation = { inviter: string; organisation: string; role: Role; units: string[] | null }

export function invitationEmail(locale: Locale, invitation: Invitation, token: string): EmailMessage {
  const texts = emailTexts[locale].people
  const { line, button, ...text } = texts.invitation(
    personOrSomeone(locale, invitation.inviter),
    organisationForHeading(locale, invitation.organisation),
    environment.APP_TITLE,
    texts.roles[invitation.role],
  )
  return {
    ...text,
    lines: [line, accessLine(locale, invitation.units)],
    button: { label: button, href: portalUrl(locale, `/invitations/${token}`) },
  }
}

/** Notifies the inviter. */
export function invitationAcceptedEmail(
  { locale }: Reader,
  { name, organisation, role }: { name: string; organisation: string; role: Role },
): EmailMessage {
  const texts = emailTexts[locale].people
  const { button, ...text } = texts.invitationAccepted(
    personOrSomeone(locale, name),
    organisationForHeading(locale, organisation),
    texts.roles[role],
  )
  return { ...text, button: { label: button, href: portalUrl(locale, '/members') } }
}

export function roleChangedEmail({ locale }: Reader, organisation: string, role: Role): EmailMessage {
  const texts = emailTexts[locale].people
  const { button, ...text } = texts.roleChanged(
    organisationForHeading(locale, organisation),
    texts.roles[role],
  )
  return { ...text, button: { label: button, href: portalUrl(locale, '/roles') } }
}

export function accessEndedEmail(
  { locale }: Reader,
  organisation: string,
  reason: 'removed' | 'deactivated',
): EmailMessage {
  const texts = emailTexts[locale].people
  const text = texts.accessEnded[reason](organisationForHeading(locale, organisation))
  return { ...text, note: texts.accessEndedNote }
}

/** For both the former and the new owner; `received` is true for the new one. */
export function ownershipTransferredEmail(
  { locale }: Reader,
  organisation: string,
  received: boolean,
): EmailMessage {
  const texts = emailTexts[locale].people
  const name = organisationForHeading(locale, organisation)
  const { button, ...text } = texts.ownershipTransferred(name)
  return {
    ...text,
    ...(received ? texts.ownershipReceived(name) : texts.ownershipGiven(name)),
    button: { label: button, href: portalUrl(locale, '/members') },
  }
}
