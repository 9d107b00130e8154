import { createHash } from 'node:crypto'
import { type AnnouncementPlan, planAnnouncements } from '@bgm/playback'
import type { Announcement, Plan } from '@bgm/validation'

const dayMs = 86_400_000

/** A day can plan 30,000 announcements, of which the limits allow at most a few hundred. */
const maxSkipped = 200

const maxCachedZones = 500
const cache = new Map<number, { key: string; planned: AnnouncementPlan }>()

/** Plans the announcements of a zone's local day; recalculated only if the plan or an announcement changes. */
export function planDayAnnouncements(
  zone: number,
  plan: Plan,
  announcements: readonly Announcement[],
): AnnouncementPlan {
  const key = createHash('sha256')
    .update(JSON.stringify([plan, announcements]))
    .digest('hex')
  const cached = cache.get(zone)
  cache.delete(zone)
  const planned =
    cached?.key === key
      ? cached.planned
      : planAnnouncements({ plan, announcements, aired: [] }, plan.from, plan.from + dayMs, maxSkipped)
  cache.set(zone, { key, planned })
  const [oldest] = cache.keys()
  if (cache.size > maxCachedZones && oldest !== undefined) cache.delete(oldest)
  return planned
}
