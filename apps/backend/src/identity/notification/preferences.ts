import { type NotificationKind, notificationKinds } from '@bgm/validation'
import { findAccountByEmail, updateAccount } from '#src/identity/account/account'
import type { Account } from '#src/platform/http/request-context'
import type { EmailMessage } from '#src/platform/mail/layout'
import { sendEmail } from '#src/platform/mail/send'
import type { EmailRecord } from '#src/platform/mail/sent-emails'

type Preferences = Record<NotificationKind, boolean>
type StoredPreferences = Pick<Account, 'unwanted_mails' | 'wanted_mails'>

/** Kinds of email that require opt-in. `incidents` sends an email for each incident in a zone. */
const optIn: readonly NotificationKind[] = ['incidents']

/** The kinds of email that an account receives: by default, all kinds except those in `optIn`. */
export const getNotificationPreferences = ({
  unwanted_mails: unwanted,
  wanted_mails: wanted,
}: StoredPreferences): Preferences => ({
  renewal: !unwanted?.includes('renewal'),
  payment: !unwanted?.includes('payment'),
  members: !unwanted?.includes('members'),
  zones: !unwanted?.includes('zones'),
  incidents: wanted?.includes('incidents') ?? false,
})

export const setNotificationPreferences = (account: Account, kinds: Preferences): Promise<Account> =>
  updateAccount(account, {
    unwanted_mails: notificationKinds.filter(kind => !optIn.includes(kind) && !kinds[kind]),
    wanted_mails: optIn.filter(kind => kinds[kind]),
  })

/**
 * Whether a person receives this kind of email. Check this before sending any email that is not about the
 * account itself.
 */
export async function wantsNotification(user: { email: string }, kind: NotificationKind): Promise<boolean> {
  const account = await findAccountByEmail(user.email)
  return account !== null && getNotificationPreferences(account)[kind]
}

type Recipient = { email: string; locale: Account['locale'] }

/** Sends an email if the recipient wants emails of this kind. Joins the surrounding transaction. */
export async function notify(
  recipient: Recipient,
  kind: NotificationKind,
  message: EmailMessage,
  about?: EmailRecord,
): Promise<void> {
  if (await wantsNotification(recipient, kind))
    await sendEmail(recipient.email, recipient.locale, message, { about })
}
