import { reminderLetter } from '../../../mail/reminder-letters'
import { deliverMail } from '../../../mail/send'
import { wants } from '../../notification/services/wants'
import { isSendingHour } from '../rules/due'
import { claim, settle, settledKeys } from './claims'
import { type Ending, endingsOf, type Group, groupsDue } from './endings'
import { type Reader, readersOf } from './readers'

/** What this reader has not been told yet, and is told by nobody else just now. */
async function claimed(reader: Reader, { day }: Group, periods: Ending[], now: Date) {
  const reached = periods.filter(({ business_unit: { id } }) => !reader.units || reader.units.includes(id))
  const keyed = reached.map(period => ({ period, key: `${period.documentId}.${day}.${reader.documentId}` }))
  const settled = await settledKeys(
    keyed.map(({ key }) => key),
    now,
  )
  const mine: typeof keyed = []
  for (const one of keyed) if (!settled.has(one.key) && (await claim(one.key, now))) mine.push(one)
  return { periods: mine.map(({ period }) => period), keys: mine.map(({ key }) => key) }
}

/** The row is written before the mail and settled after it: a mail that did not leave is sent by a later run. */
async function tell(reader: Reader, group: Group, endings: Ending[], now: Date): Promise<number> {
  if (!(await wants(reader, 'renewal'))) return 0
  const { periods, keys } = await claimed(reader, group, endings, now)
  if (periods.length === 0) return 0
  try {
    await deliverMail(reader.email, reader.locale, reminderLetter(reader, group.day, periods))
  } catch (error) {
    strapi.log.error('a reminder did not leave', { error: error instanceof Error ? error.name : 'unknown' })
    return 0
  }
  await settle(keys, now)
  return 1
}

/**
 * Tells the people of every organisation whose subscriptions end, each person once for each subscription and day; units
 * that end together stand in one mail. Answers how many mails were sent.
 */
export async function remindOfEnds(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  let sent = 0
  for (const group of await groupsDue(now)) {
    const endings = await endingsOf(group)
    for (const reader of await readersOf(group.organisation)) sent += await tell(reader, group, endings, now)
  }
  return sent
}
