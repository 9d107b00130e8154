import type { Role } from '@bgm/validation'
import { claimReminders } from '#src/billing'
import { listRecipients, type Recipient } from '#src/customers'
import { wantsNotification } from '#src/identity'
import { sendEmail } from '#src/platform/mail/send'
import { startOfDay } from '#src/platform/runtime/jakarta'
import { incidentDigestEmail, type ZoneOutage } from './incident-emails'
import { listOutages } from './outages'

const hour = 60 * 60_000
/** The hour in Jakarta (0 to 23) in which digests are sent: most venues are open, and somebody can act. */
const sendingHour = 9
const digestRoles: readonly Role[] = ['owner', 'manager']

async function sendDigest(
  recipient: Recipient,
  organisation: number,
  outages: readonly (ZoneOutage & { unit: number })[],
  now: Date,
): Promise<number> {
  const inScope = outages.filter(({ unit }) => !recipient.units || recipient.units.includes(unit))
  if (inScope.length === 0 || !(await wantsNotification(recipient, 'zones'))) return 0
  const key = `zones.${startOfDay(now).toISOString().slice(0, 10)}.${organisation}.${recipient.documentId}`
  return strapi.db.transaction(async () => {
    if ((await claimReminders([key], now)).size === 0) return 0
    await sendEmail(recipient.email, recipient.locale, incidentDigestEmail(recipient, inScope))
    return 1
  })
}

/**
 * Emails owners and managers a list of the zones that had no music for at least ten minutes of their opening
 * hours in the last 24 hours. The list is sent once a day, in the morning in Jakarta. Returns the number of
 * enqueued emails.
 */
export async function sendIncidentDigests(now = new Date()): Promise<number> {
  if (Math.floor((now.getTime() - startOfDay(now).getTime()) / hour) !== sendingHour) return 0
  let sent = 0
  for (const [organisation, outages] of await listOutages(now.getTime() - 24 * hour, now.getTime()))
    for (const recipient of await listRecipients(organisation, digestRoles))
      sent += await sendDigest(recipient, organisation, outages, now)
  return sent
}
