import { z } from 'zod'
import { violatedColumn } from '../../../database-errors'
import { reminderLetter } from '../../../mail/reminder-letters'
import { notify } from '../../notification/services/wants'
import { addDays } from '../../subscription/rules/jakarta'
import { isSendingHour, type ReminderDay, reminderDue, widestNotice } from '../rules/due'
import { type Reader, readersOf } from './readers'

const ending = z.object({
  documentId: z.string(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  organisation: z.object({ id: z.number() }),
  business_unit: z.object({ id: z.number(), documentId: z.string(), brand_name: z.string() }),
  package_title: z.string(),
})

export type Ending = z.output<typeof ending>

// The newest period of each unit alone: who renewed has nothing to be reminded of.
async function listEnding(now: Date): Promise<Ending[]> {
  const graceBegan = addDays(now, -8)
  const units: { current_subscription: unknown }[] = await strapi.db
    .query('api::business-unit.business-unit')
    .findMany({
      where: {
        current_subscription: {
          suspended: false,
          expired_date: { $gt: graceBegan, $lte: addDays(now, widestNotice) },
        },
      },
      select: ['id'],
      populate: { current_subscription: { populate: { organisation: true, business_unit: true } } },
    })
  return units.map(({ current_subscription }) => ending.parse(current_subscription))
}

/** The first process that writes the row tells the people; for another one it was told already. */
async function claim({ documentId }: Ending, day: ReminderDay, now: Date): Promise<boolean> {
  try {
    await strapi.db
      .query('api::reminder.reminder')
      .create({ data: { key: `${documentId}.${day}`, sent_at: now } })
    return true
  } catch (error) {
    if (violatedColumn(error) === null) throw error
    return false
  }
}

async function claimed(now: Date): Promise<Map<string, Ending[]>> {
  const groups = new Map<string, Ending[]>()
  const due = (await listEnding(now)).flatMap(period => {
    const day = reminderDue(period, now)
    return day === null ? [] : [{ period, day, key: `${period.documentId}.${day}` }]
  })
  const told: { key: string }[] = await strapi.db
    .query('api::reminder.reminder')
    .findMany({ where: { key: { $in: due.map(({ key }) => key) } }, select: ['key'] })
  const known = new Set(told.map(({ key }) => key))
  for (const { period, day, key } of due) {
    if (known.has(key) || !(await claim(period, day, now))) continue
    const group = `${period.organisation.id}.${day}`
    groups.set(group, [...(groups.get(group) ?? []), period])
  }
  return groups
}

function tell(reader: Reader, day: ReminderDay, periods: Ending[]): number {
  const reached = periods.filter(({ business_unit: { id } }) => !reader.units || reader.units.includes(id))
  if (reached.length === 0) return 0
  notify(reader, 'renewal', reminderLetter(reader, day, reached))
  return 1
}

/**
 * Tells the people of every organisation whose subscriptions end, each subscription once for each of the days; units that
 * end together stand in one mail. Answers how many mails were sent.
 */
export async function remindOfEnds(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  let sent = 0
  for (const [group, periods] of await claimed(now)) {
    const [organisation, day] = group.split('.').map(Number)
    for (const reader of await readersOf(organisation ?? 0))
      sent += tell(reader, (day ?? 0) as ReminderDay, periods)
  }
  return sent
}
