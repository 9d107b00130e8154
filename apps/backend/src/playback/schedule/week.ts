import { timeZone } from '@bgm/contract'
import { createTimeline, getLocalTime } from '@bgm/playback'
import type { Plan } from '@bgm/validation'
import type { ZonePlan } from '#src/playback/zone/plan'
import { toResolutionView } from '#src/playback/zone/resolution'
import type { ScheduleOwner } from './owner'
import { loadScheduleOwnerPlan } from './owner-plan'

const minute = 60_000
const day = 24 * 60 * minute

type Period = { from: number; until: number }

/** The part of a local day that a period covers, in minutes since midnight, or null if it covers none. */
function toMinutes(start: number, { from, until }: Period) {
  const [first, last] = [Math.max(from, start), Math.min(until, start + day)]
  return first < last
    ? { from_minute: (first - start) / minute, until_minute: (last - start) / minute }
    : null
}

/** The plan without overrides or mandatory silence, as if the licence were active. */
const withoutInterruptions = (plan: Plan): Plan => ({
  ...plan,
  licence: { state: 'active', until: null },
  silences: [],
  override: null,
})

function toDayView({ plan, playlists }: ZonePlan, start: number) {
  const { date, weekday } = getLocalTime(plan, start)
  const segments = createTimeline(withoutInterruptions(plan), start, start + day)
  const season = plan.season && plan.season.from <= start && start < plan.season.until ? plan.season : null
  return {
    date,
    weekday,
    /** The label of the exception or holiday that makes another weekday's slots apply, or null. */
    pattern: plan.patterns.find(one => one.date === date)?.label ?? null,
    season: season?.label ?? null,
    segments: segments.flatMap(segment => {
      const minutes = toMinutes(start, segment)
      const { until: _, ...view } = toResolutionView(segment, playlists)
      return minutes ? [{ ...minutes, ...view }] : []
    }),
    silences: plan.silences
      .flatMap(({ reason, label, ...period }) => {
        const minutes = toMinutes(start, period)
        return minutes ? [{ ...minutes, reason, label }] : []
      })
      .sort((one, other) => one.from_minute - other.from_minute),
  }
}

/** The music of a week, day by day in local time, based on the same plan that devices use. */
export async function getWeekView(owner: ScheduleOwner, { from }: { from: string }) {
  // Noon in UTC falls on the same date in all Indonesian time zones.
  const planned = await loadScheduleOwnerPlan(owner, Date.parse(`${from}T12:00:00Z`))
  return {
    time_zone: timeZone.parse(planned.plan.time_zone),
    days: Array.from({ length: 7 }, (_, index) => toDayView(planned, planned.plan.from + index * day)),
  }
}
