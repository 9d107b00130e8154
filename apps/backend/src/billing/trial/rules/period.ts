import { trialDays } from '@bgm/validation'
import { addDays, daysBetween, startOfDay } from '#src/platform/runtime/jakarta'

/** A trial that starts now: whole days in Jakarta, of which today is the first. The end is exclusive. */
export function computeTrialPeriod(now: Date): { starts_at: Date; expired_date: Date } {
  const starts_at = startOfDay(now)
  return { starts_at, expired_date: addDays(starts_at, trialDays) }
}

/** How many days before the end of a trial its only reminder is sent. */
const reminderDays = 3
/** An email about the end is pointless after this number of days, for example after an outage. */
const maxEndNoticeDays = 7

export type TrialNotice = 'ending' | 'ended'

/** The notice about the end of a trial that is due today in Jakarta, or null. */
export function findTrialNotice(ends: Date, now: Date): TrialNotice | null {
  const left = daysBetween(now, ends)
  if (left > reminderDays || left < -maxEndNoticeDays) return null
  return ends <= now ? 'ended' : 'ending'
}
