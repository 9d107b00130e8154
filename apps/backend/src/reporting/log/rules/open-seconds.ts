import type { OpeningHours, Play } from '@bgm/validation'
import { getTotalDuration, listOpenIntervals } from '#src/customers/business-unit/rules/opening-hours'

/** The number of seconds of a play during which its venue was open. */
export function countSecondsWhileOpen(
  { started_at, seconds }: Pick<Play, 'started_at' | 'seconds'>,
  hours: OpeningHours,
  timeZone: string,
): number {
  const range = { from: started_at, until: started_at + seconds * 1000 }
  return getTotalDuration(listOpenIntervals(hours, timeZone, range)) / 1000
}
