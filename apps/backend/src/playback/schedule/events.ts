import type { ScheduleScope } from '@bgm/validation'
import type { Transaction } from '#src/platform/database/transaction'
import { defineEvent } from '#src/platform/events'

/** The schedule of a zone, a unit or an organisation, with this row id, was changed. */
export const scheduleChanged = defineEvent<{
  trx: Transaction
  scope: ScheduleScope
  id: number
  at: number
}>()

/** The dates that units may observe, such as Nyepi, were changed. */
export const calendarDatesChanged = defineEvent<{ trx: Transaction; at: number }>()
