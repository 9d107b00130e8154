import type { Role } from '@bgm/validation'
import { environment } from '../runtime/environment'
import type { EmailMessage } from './layout'
import { accessLine, organisationForHeading, personOrSomeone } from './names'
import { portalUrl } from './verification-emails'

type Locale = 'id' | 'en'
type Reader = { locale: Locale }

const roleNames: Record<Locale, Record<Role, string>> = {
  id: { owner: 'Pemilik', manager: 'Manajer', finance: 'Keuangan', staff: 'Staf', auditor: 'Auditor' },
  en: { owner: 'Owner', manager: 'Manager', finance: 'Finance', staff: 'Staff', auditor: 'Auditor' },
}

/** `units` are the names of those within reach, null for all. */
type Inviting = { inviter: string; organisation: string; role: Role; units: string[] | null }

/** The mail by which somebody joins an organisation; its button carries the one token. */
export function invitationEmail(locale: Locale, inviting: Inviting, token: string): EmailMessage {
  const { role } = inviting
  const inviter = personOrSomeone(locale, inviting.inviter)
  const organisation = organisationForHeading(locale, inviting.organisation)
  const href = portalUrl(locale, `/invitations/${token}`)
  const name = roleNames[locale][role]
  const reach = accessLine(locale, inviting.units)
  const product = environment.APP_TITLE
  return locale === 'id'
    ? {
        subject: `Undangan bergabung dengan ${organisation}`,
        title: `${inviter} mengundang Anda`,
        lines: [`Anda diundang bergabung dengan ${organisation} di ${product} sebagai ${name}.`, reach],
        button: { label: 'Lihat undangan', href },
        note: 'Undangan ini hanya untuk alamat email ini, berlaku 7 hari, dan hanya dapat dipakai sekali. Jika Anda tidak mengenal pengundangnya, abaikan email ini.',
      }
    : {
        subject: `Invitation to join ${organisation}`,
        title: `${inviter} has invited you`,
        lines: [`You are invited to join ${organisation} on ${product} as ${name}.`, reach],
        button: { label: 'View invitation', href },
        note: 'This invitation is only for this email address, is valid for 7 days and can be used once. If you do not know the sender, ignore this email.',
      }
}

/** Tells the inviter that the invitation was accepted. */
export function invitationAcceptedEmail(
  { locale }: Reader,
  joined: { name: string; organisation: string; role: Role },
): EmailMessage {
  const name = personOrSomeone(locale, joined.name)
  const organisation = organisationForHeading(locale, joined.organisation)
  const { role } = joined
  const as = roleNames[locale][role]
  const href = portalUrl(locale, '/members')
  return locale === 'id'
    ? {
        subject: `${name} bergabung dengan ${organisation}`,
        title: `${name} menerima undangan Anda`,
        lines: [`${name} kini anggota ${organisation} sebagai ${as}.`],
        button: { label: 'Lihat anggota', href },
        note: 'Anda dapat menghentikan email ini di Pengaturan.',
      }
    : {
        subject: `${name} joined ${organisation}`,
        title: `${name} accepted your invitation`,
        lines: [`${name} is now a member of ${organisation} as ${as}.`],
        button: { label: 'See the members', href },
        note: 'You can stop these emails in Settings.',
      }
}

/** Tells a member of a new role. */
export function roleChangedEmail({ locale }: Reader, named: string, role: Role): EmailMessage {
  const organisation = organisationForHeading(locale, named)
  const name = roleNames[locale][role]
  const href = portalUrl(locale, '/roles')
  return locale === 'id'
    ? {
        subject: `Peran Anda di ${organisation} berubah`,
        title: `Peran Anda sekarang ${name}`,
        lines: [`Pemilik ${organisation} mengubah peran Anda. Perubahan ini langsung berlaku.`],
        button: { label: 'Lihat yang dapat dilakukan setiap peran', href },
        note: 'Anda dapat menghentikan email ini di Pengaturan.',
      }
    : {
        subject: `Your role in ${organisation} changed`,
        title: `Your role is now ${name}`,
        lines: [`An owner of ${organisation} changed your role. The change takes effect immediately.`],
        button: { label: 'See what each role can do', href },
        note: 'You can stop these emails in Settings.',
      }
}

/** Tells somebody that an organisation is closed to them now. */
export function accessEndedEmail(
  { locale }: Reader,
  named: string,
  how: 'removed' | 'deactivated',
): EmailMessage {
  const organisation = organisationForHeading(locale, named)
  if (locale === 'id')
    return {
      subject: `Akses Anda ke ${organisation} ${how === 'removed' ? 'berakhir' : 'dinonaktifkan'}`,
      title: `Akses ke ${organisation} ${how === 'removed' ? 'berakhir' : 'dinonaktifkan'}`,
      lines: [
        how === 'removed'
          ? `Anda bukan lagi anggota ${organisation}. Akun pribadi Anda tetap ada.`
          : `Pemilik ${organisation} menonaktifkan akses Anda. Akun pribadi Anda tetap ada, dan akses dapat diaktifkan lagi.`,
      ],
      note: 'Ada pertanyaan? Hubungi pemilik organisasi tersebut.',
    }
  return {
    subject: `Your access to ${organisation} ${how === 'removed' ? 'has ended' : 'is deactivated'}`,
    title: `Your access to ${organisation} ${how === 'removed' ? 'has ended' : 'is deactivated'}`,
    lines: [
      how === 'removed'
        ? `You are no longer a member of ${organisation}. Your own account remains.`
        : `An owner of ${organisation} deactivated your access. Your own account remains, and access can be restored.`,
    ],
    note: 'Questions? Ask an owner of that organisation.',
  }
}

/** Tells both sides that an organisation has changed hands. */
export function ownershipTransferredEmail(
  { locale }: Reader,
  named: string,
  received: boolean,
): EmailMessage {
  const organisation = organisationForHeading(locale, named)
  const href = portalUrl(locale, '/members')
  return locale === 'id'
    ? {
        subject: `Kepemilikan ${organisation} dialihkan`,
        title: received ? `Anda sekarang pemilik ${organisation}` : `Anda mengalihkan ${organisation}`,
        lines: [
          received
            ? 'Kepemilikan organisasi ini dialihkan kepada Anda. Anda dapat mengelola anggota, peran, dan data organisasi.'
            : 'Kepemilikan organisasi ini sudah dialihkan. Peran Anda sekarang Manajer.',
        ],
        button: { label: 'Lihat anggota', href },
        note: 'Jika Anda tidak mengharapkan ini, segera ganti kata sandi Anda dan hubungi kami.',
      }
    : {
        subject: `Ownership of ${organisation} was transferred`,
        title: received ? `You are now an owner of ${organisation}` : `You transferred ${organisation}`,
        lines: [
          received
            ? 'Ownership of this organisation was transferred to you. You can manage members, roles and organisation data.'
            : 'Ownership of this organisation was transferred. Your role is now Manager.',
        ],
        button: { label: 'See the members', href },
        note: 'If you did not expect this, change your password immediately and contact us.',
      }
}
