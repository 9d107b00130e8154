import { daysBetween, startOfDay } from '#src/api/subscription/rules/jakarta'
import { graceEnd } from '#src/api/subscription/rules/state'

/** Days before the end at which its people are told; 0 is the day on which the grace begins. */
export const reminderDays = [30, 14, 7, 1, 0] as const
export type ReminderDay = (typeof reminderDays)[number]

/** The widest notice: what ends later than this is nobody's reminder yet. */
export const maxNoticeDays = 31

type Dates = { starts_at: Date; expired_date: Date }

/**
 * Which reminder is due today in Jakarta, or null. One that was missed is not made up for once the next is due, and none
 * comes in the first half of the period: a month that was paid yesterday is no news.
 */
export function getDueReminder({ starts_at, expired_date }: Dates, now: Date): ReminderDay | null {
  const left = daysBetween(now, expired_date)
  if (left <= 0) return graceEnd(expired_date) > now ? 0 : null
  const due = reminderDays.findLast(days => days > 0 && left <= days) ?? null
  return due !== null && due * 2 <= daysBetween(starts_at, expired_date) ? due : null
}

/** Mails go out in the working hours of Jakarta, whenever the hourly job runs. */
export function isSendingHour(now: Date): boolean {
  const hours = (now.getTime() - startOfDay(now).getTime()) / 3_600_000
  return hours >= 8 && hours < 20
}
