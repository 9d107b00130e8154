import { getGraceEnd } from '#src/customers/business-unit/rules/subscription-state'
import { daysBetween, startOfDay } from '#src/platform/runtime/jakarta'

/** The number of days before expiry at which reminders are sent. 0 is the start of the grace period. */
export const reminderDays = [30, 14, 7, 1, 0] as const
export type ReminderDay = (typeof reminderDays)[number]

/** No reminder is due for subscriptions that expire after more than this number of days. */
export const maxNoticeDays = 31

type Dates = { starts_at: Date; expired_date: Date; ended_early: boolean }

/**
 * The reminder that is due today in Jakarta, or null. A missed reminder is skipped once the next one is due.
 * No reminder is sent in the first half of a period, so that a monthly payment is not immediately followed
 * by a reminder.
 */
export function findDueReminder(
  { starts_at, expired_date, ended_early }: Dates,
  now: Date,
): ReminderDay | null {
  const left = daysBetween(now, expired_date)
  if (left <= 0) return getGraceEnd({ expired_date, ended_early }) > now ? 0 : null
  const due = reminderDays.findLast(days => days > 0 && left <= days) ?? null
  return due !== null && due * 2 <= daysBetween(starts_at, expired_date) ? due : null
}

/** Reminders are only sent during the day in Jakarta. */
export function isSendingHour(now: Date): boolean {
  const hours = (now.getTime() - startOfDay(now).getTime()) / 3_600_000
  return hours >= 8 && hours < 20
}
