import type { FieldMessage } from '#src/platform/panel/field-errors'
import { enforceRecordRule } from '#src/platform/panel/record-rules'
import { recordChange } from '#src/playback/change/feed'
import { calendarDatesChanged } from '#src/playback/schedule/events'

const uid = 'api::calendar-date.calendar-date'
const maxDays = 31

function dateErrors({ from_date, until_date }: Record<string, unknown>): FieldMessage[] {
  const days = (Date.parse(String(until_date)) - Date.parse(String(from_date))) / 86_400_000
  if (days >= 0 && days < maxDays) return []
  return [
    {
      path: ['until_date'],
      message: [
        `The last day must not be before the first, and at most ${maxDays} days are possible`,
        `Hari terakhir tidak boleh sebelum hari pertama, dan paling banyak ${maxDays} hari`,
      ],
    },
  ]
}

/** Checks the dates on every save, and notifies all devices, because any unit may observe them. */
export function enforceCalendarRules(): void {
  enforceRecordRule(uid, dateErrors)
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !['create', 'update', 'delete', 'clone'].includes(context.action))
      return next()
    return await strapi.db.transaction(async ({ trx }) => {
      const result = await next()
      await calendarDatesChanged.raise({ trx, at: Date.now() })
      await recordChange({ kind: 'zone', zone: null })
      return result
    })
  })
}
