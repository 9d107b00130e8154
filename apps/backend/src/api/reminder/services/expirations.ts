import { z } from 'zod'
import { existingUnitRows, joinSubscription } from '#src/api/membership/services/scoped-rows'
import { addDays } from '#src/api/subscription/rules/jakarta'
import { getDueReminder, maxNoticeDays, type ReminderDay } from '../rules/due'

const dueRow = z.object({
  id: z.number(),
  organisation: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
})

const expirationRow = z.object({
  documentId: z.string(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  business_unit: z.object({ id: z.number(), documentId: z.string(), brand_name: z.string() }),
  package_title: z.string(),
})

export type Expiration = z.output<typeof expirationRow>
export type ReminderGroup = { organisation: number; day: ReminderDay; periods: number[] }

/**
 * The subscriptions due for a reminder, grouped by organisation and notice. Only the newest period of each unit
 * counts, so renewed ones are left out. Only dates are read here, because only a few of many subscriptions are due on
 * a given day.
 */
export async function listDueGroups(now: Date): Promise<ReminderGroup[]> {
  const rows = await joinSubscription(existingUnitRows())
    .where('s.expired_date', '>', addDays(now, -8))
    .where('s.expired_date', '<=', addDays(now, maxNoticeDays))
    .where('s.suspended', false)
    .select('s.id', 's.starts_at', 's.expired_date', 'u.organisation_id as organisation')
    .orderBy('s.id')
  const groups = new Map<string, ReminderGroup>()
  for (const { id, organisation, ...dates } of z.array(dueRow).parse(rows)) {
    const day = getDueReminder(dates, now)
    if (day === null) continue
    const group = groups.get(`${organisation}.${day}`) ?? { organisation, day, periods: [] }
    group.periods.push(id)
    groups.set(`${organisation}.${day}`, group)
  }
  return [...groups.values()]
}

export async function listExpirations({ periods }: ReminderGroup): Promise<Expiration[]> {
  const rows: unknown = await strapi.db.query('api::subscription.subscription').findMany({
    where: { id: { $in: periods } },
    populate: { business_unit: true },
    orderBy: { id: 'asc' },
  })
  return z.array(expirationRow).parse(rows)
}
