import { getGraceEnd, listRecipients, type Recipient } from '#src/customers'
import { wantsNotification } from '#src/identity'
import type { Recipient as Addressee } from '#src/platform/mail/names'
import { sendEmail } from '#src/platform/mail/send'
import { claimReminders, findClaimedKeys } from './claims'
import { type Expiration, listDueGroups, listExpirations, type ReminderGroup } from './expirations'
import { expirationReminderEmail } from './reminder-emails'
import { isSendingHour } from './rules/due'

/**
 * Claims the expirations about which this recipient has not been reminded, in the transaction that enqueues
 * the email.
 */
async function claimExpirations(
  recipient: Recipient,
  { day }: ReminderGroup,
  periods: Expiration[],
  now: Date,
): Promise<Expiration[]> {
  const inScope = periods.filter(
    ({ business_unit: { id } }) => !recipient.units || recipient.units.includes(id),
  )
  const getKey = ({ documentId }: Expiration) => `${documentId}.${day}.${recipient.documentId}`
  const alreadyClaimed = await findClaimedKeys(inScope.map(getKey))
  const newlyClaimed = await claimReminders(
    inScope.map(getKey).filter(key => !alreadyClaimed.has(key)),
    now,
  )
  return inScope.filter(period => newlyClaimed.has(getKey(period)))
}

export const reminderEmail = (recipient: Addressee, { day, stopped }: ReminderGroup, periods: Expiration[]) =>
  expirationReminderEmail(
    recipient,
    stopped ? 'stopped' : day,
    periods.map(period => ({
      ...period,
      ends: day === 0 ? getGraceEnd(period) : period.expired_date,
    })),
  )

/** Writes the claims and the email in one transaction, so that each reminder is sent once. */
async function sendReminder(
  recipient: Recipient,
  group: ReminderGroup,
  expirations: Expiration[],
  now: Date,
): Promise<number> {
  if (!(await wantsNotification(recipient, 'renewal'))) return 0
  return await strapi.db.transaction(async () => {
    const periods = await claimExpirations(recipient, group, expirations, now)
    if (periods.length === 0) return 0
    const subjects = periods.map(({ documentId }) => documentId)
    const about = { kind: 'renewal-reminder', organisation: group.organisation, subjects }
    await sendEmail(recipient.email, recipient.locale, reminderEmail(recipient, group, periods), { about })
    return 1
  })
}

/**
 * Reminds members of expiring subscriptions, once per person, subscription and notice. Units with the same
 * notice share one email. Returns the number of enqueued emails.
 */
export async function sendExpiryReminders(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  let sent = 0
  for (const group of await listDueGroups(now)) {
    const expirations = await listExpirations(group)
    for (const recipient of await listRecipients(group.organisation))
      sent += await sendReminder(recipient, group, expirations, now)
  }
  return sent
}
