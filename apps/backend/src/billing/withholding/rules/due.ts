import { addDays, jakartaMidnight, toJakartaDate } from '#src/platform/runtime/jakarta'

const resendDays = 14

/** The last moment of the 20th of the next month in Jakarta, by which tax that was withheld now is reported. */
export function getSlipDeadline(paidAt: Date): number {
  const { year, month } = toJakartaDate(paidAt)
  return jakartaMidnight(year, month + 1, 21).getTime() - 1
}

/** The deadline for another slip after one was refused: at least two weeks. */
export const getResendDeadline = (due: number, refusedAt: Date): number =>
  Math.max(due, addDays(refusedAt, resendDays).getTime())

/** The days before the deadline on which the customer is reminded; 0 is the day after it. */
export const slipReminderDays = [14, 7, 2, 0] as const

const day = 86_400_000

/** The reminder that is due, or null. A missed one is skipped once the next one is due. */
export function findDueSlipReminder(due: number, now: number): number | null {
  if (now > due) return 0
  return slipReminderDays.findLast(days => days > 0 && due - now <= days * day) ?? null
}

export const ageBands = ['not-due', 'days-30', 'days-60', 'days-90', 'older'] as const
export type AgeBand = (typeof ageBands)[number]

/** How long a slip is overdue. */
export function getAgeBand(due: number, now: number): AgeBand {
  const days = (now - due) / day
  if (days <= 0) return 'not-due'
  if (days <= 30) return 'days-30'
  if (days <= 60) return 'days-60'
  return days <= 90 ? 'days-90' : 'older'
}
