import { type NotificationKind, notificationKinds } from '@bgm/validation'
import { findByEmail, updateAccount } from '#src/api/account/services/account'
import type { EmailMessage } from '#src/email/layout'
import { sendEmail } from '#src/email/send'
import type { Account } from '#src/http/request-context'

type Kinds = Record<NotificationKind, boolean>
type Choosing = Pick<Account, 'unwanted_mails'>

/** Which mails an account gets; all of them until it says otherwise. */
export const getNotifications = ({ unwanted_mails: unwanted }: Choosing): Kinds => ({
  renewal: !unwanted?.includes('renewal'),
  payment: !unwanted?.includes('payment'),
  members: !unwanted?.includes('members'),
})

export const setNotifications = (account: Account, kinds: Kinds): Promise<Account> =>
  updateAccount(account, { unwanted_mails: notificationKinds.filter(kind => !kinds[kind]) })

/** Whether this person wants mails of that kind; ask before every mail that is not about the account itself. */
export async function wantsNotification(user: { email: string }, kind: NotificationKind): Promise<boolean> {
  const account = await findByEmail(user.email)
  return account !== null && getNotifications(account)[kind]
}

type Reader = { email: string; locale: Account['locale'] }

/** Sends a mail of that kind to whoever wants such mails, with the transaction around it. */
export async function notify(reader: Reader, kind: NotificationKind, letter: EmailMessage): Promise<void> {
  if (await wantsNotification(reader, kind)) await sendEmail(reader.email, reader.locale, letter)
}
