import { listAnnouncementsByZone } from '#src/playback/announcement/for-zones'
import { loadPlans } from './plan'
import { loadPlaybackRows } from './playback-row'
import { planDayAnnouncements } from './rules/day-announcements'

/**
 * The announcements for a zone's local day: all that start, the first that are skipped, each with the reason,
 * and the number of the others.
 */
export async function loadDayAnnouncements(id: number, now: number) {
  const rows = await loadPlaybackRows([id])
  const [plans, announcements] = await Promise.all([loadPlans(rows, now), listAnnouncementsByZone(rows)])
  const plan = plans.get(id)?.plan
  const ofZone = announcements.get(id) ?? []
  if (!plan || ofZone.length === 0) return { announcements: [], announcements_omitted: 0 }
  const names = new Map(ofZone.map(one => [one.id, one.name]))
  const { planned, omitted } = planDayAnnouncements(id, plan, ofZone)
  return {
    announcements: planned.map(({ announcement, due, at, skipped }) => ({
      id: announcement,
      name: names.get(announcement) ?? '',
      due_at: new Date(due),
      at: at === null ? null : new Date(at),
      skipped,
    })),
    announcements_omitted: omitted,
  }
}
