import { wantsNotification } from '#src/api/notification/services/preferences'
import { expirationReminderEmail } from '#src/email/reminder-emails'
import { sendEmail } from '#src/email/send'
import { isSendingHour } from '../rules/due'
import { claimReminders, findClaimedKeys } from './claims'
import { type Expiration, type Group, listDueGroups, listExpirations } from './expirations'
import { listRecipients, type Recipient } from './recipients'

/** What this reader has not been told yet; belongs in the transaction that places the mail about it. */
async function claimed(
  reader: Recipient,
  { day }: Group,
  periods: Expiration[],
  now: Date,
): Promise<Expiration[]> {
  const reached = periods.filter(({ business_unit: { id } }) => !reader.units || reader.units.includes(id))
  const keyOf = ({ documentId }: Expiration) => `${documentId}.${day}.${reader.documentId}`
  const settled = await findClaimedKeys(reached.map(keyOf))
  const mine = await claimReminders(
    reached.map(keyOf).filter(key => !settled.has(key)),
    now,
  )
  return reached.filter(period => mine.has(keyOf(period)))
}

/** The rows and the mail stand together or not at all, so that it is placed once, whatever runs beside it or stops. */
async function tell(reader: Recipient, group: Group, endings: Expiration[], now: Date): Promise<number> {
  if (!(await wantsNotification(reader, 'renewal'))) return 0
  return await strapi.db.transaction(async () => {
    const periods = await claimed(reader, group, endings, now)
    if (periods.length === 0) return 0
    await sendEmail(reader.email, reader.locale, expirationReminderEmail(reader, group.day, periods))
    return 1
  })
}

/**
 * Tells the people of every organisation whose subscriptions end, each person once for each subscription and day; units
 * that end together stand in one mail. Answers how many mails were placed.
 */
export async function sendExpiryReminders(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  let placed = 0
  for (const group of await listDueGroups(now)) {
    const endings = await listExpirations(group)
    for (const reader of await listRecipients(group.organisation))
      placed += await tell(reader, group, endings, now)
  }
  return placed
}
