import type { AnnouncementPlay } from '@bgm/validation'
import { getHourIndex } from '#src/playback/play/rules/hourly-limit'

/** Higher than any announcement's own limit, so a device that reports more plays in an hour is faulty. */
const playsPerHour = 120

/** Adds an announcement to the count for its hour. Returns false without counting it if the hour is full. */
export function tryAddToHour(counts: Map<number, number>, { started_at }: AnnouncementPlay): boolean {
  const hour = getHourIndex(started_at)
  const count = (counts.get(hour) ?? 0) + 1
  if (count > playsPerHour) return false
  counts.set(hour, count)
  return true
}
