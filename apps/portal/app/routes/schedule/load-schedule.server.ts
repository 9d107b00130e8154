import type { Api, Schedule, ScheduleWeek } from '@bgm/api-client'
import { createTimeline } from '@bgm/playback'
import { normaliseTime, type ScheduleScope } from '@bgm/validation'
import { getUnit } from '#app/services/business-units.server'
import { getScheduleWeek, previewSchedule, type ScheduleOwner } from '#app/services/schedules.server'
import { getZone } from '#app/services/zones.server'
import type { ScheduleView } from './view.server'
import { addDays, minutesPerDay, parseMinute, toInstant } from './week'

/** Loads the zone and unit of a schedule, for the breadcrumb and the tabs. */
export async function loadSchedulePlace(api: Api, owner: ScheduleOwner) {
  if (owner.scope === 'organisation') return { zone: null, unit: null }
  if (owner.scope === 'unit') {
    const { unit } = await getUnit(api, owner.id)
    return { zone: null, unit: { id: unit.id, name: unit.name } }
  }
  const { id, name, business_unit } = await getZone(api, owner.id)
  return { zone: { id, name }, unit: business_unit }
}
export type SchedulePlace = Awaited<ReturnType<typeof loadSchedulePlace>>

/**
 * Loads the result for `?day=&time=` in the displayed week: what plays then, and why. Returns null without a
 * time.
 */
export async function loadSchedulePreview(
  api: Api,
  owner: ScheduleOwner,
  { time: typed, day, monday }: ScheduleView,
  timeZone: ScheduleWeek['time_zone'],
) {
  if (typed === '') return { typed, invalid: false, answer: null }
  const time = normaliseTime(typed)
  if (time === null) return { typed, invalid: true, answer: null }
  const minute = Math.min(parseMinute(time), minutesPerDay - 1)
  const instant = toInstant(addDays(monday, day - 1), minute, timeZone)
  const resolution = await previewSchedule(api, owner, instant)
  return { typed, invalid: false, answer: { at: instant.getTime(), minute, resolution } }
}
export type SchedulePreview = Awaited<ReturnType<typeof loadSchedulePreview>>

type Scoped = Schedule['slots'][number] & { scope: ScheduleScope }
type Day = ScheduleWeek['days'][number]

/** Plans a week of Ramadan from its slots, without dates, exceptions or prayers. */
function planSeason(slots: Scoped[], monday: string): Day[] {
  const from = Date.parse(`${monday}T00:00:00Z`)
  const dayMs = minutesPerDay * 60_000
  const planned = slots.flatMap(({ playlist, ...slot }) =>
    playlist.title ? [{ ...slot, playlist: playlist.id }] : [],
  )
  const plan = {
    time_zone: 'UTC',
    utc_offset: 0,
    from,
    until: from + 7 * dayMs,
    licence: { state: 'active' as const, until: null },
    silences: [],
    override: null,
    exceptions: [],
    slots: planned,
    patterns: [],
    season: null,
    default_playlist: null,
    fallback_playlist: null,
  }
  const titles = new Map(slots.map(({ playlist }) => [playlist.id, playlist.title]))
  return Array.from({ length: 7 }, (_, index) => {
    const start = from + index * dayMs
    const segments = createTimeline(plan, start, start + dayMs)
    return {
      date: addDays(monday, index),
      weekday: index + 1,
      pattern: null,
      season: null,
      silences: [],
      segments: segments.map(({ source, layer, reason, ...segment }) => {
        const id = source.kind === 'playlist' ? source.playlist : ''
        const title = titles.get(id)
        return {
          from_minute: (segment.from - start) / 60_000,
          until_minute: (segment.until - start) / 60_000,
          source: source.kind,
          layer,
          scope: reason.scope,
          label: null,
          silence: null,
          deleted: null,
          playlist: title ? { id, title } : null,
        }
      }),
    }
  })
}

/** Loads the displayed week: with its dates, or for Ramadan as planned by its slots. */
export async function loadWeek(
  api: Api,
  owner: ScheduleOwner,
  { monday, season }: ScheduleView,
  schedule: Schedule,
): Promise<ScheduleWeek> {
  const week = await getScheduleWeek(api, owner, monday)
  if (season === 'regular') return week
  const slots = [
    ...schedule.slots.map(slot => ({ ...slot, scope: owner.scope })),
    ...schedule.inherited,
  ].filter(slot => slot.season === season)
  return { ...week, days: planSeason(slots, monday) }
}
