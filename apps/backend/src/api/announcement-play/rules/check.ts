import type { AnnouncementPlay } from '@bgm/validation'
import { getHour } from '#src/api/play/rules/check'

/** More than any limits of announcements allow, so a device that reports more is faulty. */
const playsPerHour = 120

/** Counts an announcement in its hour; returns false and counts nothing if there are too many. */
export function tryAddToHour(counts: Map<number, number>, { started_at }: AnnouncementPlay): boolean {
  const hour = getHour(started_at)
  const count = (counts.get(hour) ?? 0) + 1
  if (count > playsPerHour) return false
  counts.set(hour, count)
  return true
}
