import { wants } from '#src/api/notification/services/preferences'
import { reminderLetter } from '#src/email/reminder-emails'
import { sendMail } from '#src/email/send'
import { isSendingHour } from '../rules/due'
import { claim, settledKeys } from './claims'
import { type Ending, endingsOf, type Group, groupsDue } from './expirations'
import { type Reader, readersOf } from './recipients'

/** What this reader has not been told yet; belongs in the transaction that places the mail about it. */
async function claimed(reader: Reader, { day }: Group, periods: Ending[], now: Date): Promise<Ending[]> {
  const reached = periods.filter(({ business_unit: { id } }) => !reader.units || reader.units.includes(id))
  const keyOf = ({ documentId }: Ending) => `${documentId}.${day}.${reader.documentId}`
  const settled = await settledKeys(reached.map(keyOf))
  const mine = await claim(
    reached.map(keyOf).filter(key => !settled.has(key)),
    now,
  )
  return reached.filter(period => mine.has(keyOf(period)))
}

/** The rows and the mail stand together or not at all, so that it is placed once, whatever runs beside it or stops. */
async function tell(reader: Reader, group: Group, endings: Ending[], now: Date): Promise<number> {
  if (!(await wants(reader, 'renewal'))) return 0
  return await strapi.db.transaction(async () => {
    const periods = await claimed(reader, group, endings, now)
    if (periods.length === 0) return 0
    await sendMail(reader.email, reader.locale, reminderLetter(reader, group.day, periods))
    return 1
  })
}

/**
 * Tells the people of every organisation whose subscriptions end, each person once for each subscription and day; units
 * that end together stand in one mail. Answers how many mails were placed.
 */
export async function remindOfEnds(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  let placed = 0
  for (const group of await groupsDue(now)) {
    const endings = await endingsOf(group)
    for (const reader of await readersOf(group.organisation))
      placed += await tell(reader, group, endings, now)
  }
  return placed
}
