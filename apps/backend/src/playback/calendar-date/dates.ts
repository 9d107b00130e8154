import { calendarDateKinds } from '@bgm/validation'
import { z } from 'zod'
import type { CalendarDate } from './rules/plan-calendar'

const uid = 'api::calendar-date.calendar-date'

const rows = z.array(
  z
    .object({
      kind: z.enum(calendarDateKinds),
      name_id: z.string(),
      name_en: z.string(),
      from_date: z.string(),
      until_date: z.string(),
      provisional: z.coerce.boolean(),
    })
    .transform(({ name_id, name_en, ...date }) => ({ ...date, name: { id: name_id, en: name_en } })),
)

/** The calendar dates that overlap a range of days (`YYYY-MM-DD`, inclusive). */
export async function listCalendarDates(
  from: string,
  until: string,
): Promise<(CalendarDate & { provisional: boolean })[]> {
  return rows.parse(
    await strapi.db.query(uid).findMany({
      where: { until_date: { $gte: from }, from_date: { $lte: until } },
      orderBy: { from_date: 'asc' },
    }),
  )
}
