import { createTimeline, findNextChange, type Resolution, resolve } from '@bgm/playback'
import type { ScheduleScope } from '@bgm/validation'
import type { PlaylistRef } from '#src/catalogue'
import type { ZonePlan } from './plan'

const scopes: readonly ScheduleScope[] = ['zone', 'unit', 'organisation']
const day = 86_400_000

const findPlaylist = ({ source }: Resolution, playlists: Map<string, PlaylistRef>): PlaylistRef | null =>
  source.kind === 'playlist' ? (playlists.get(source.playlist) ?? null) : null

export function toResolutionView(resolution: Resolution, playlists: Map<string, PlaylistRef>) {
  const { source, layer, reason, until } = resolution
  return {
    source: source.kind,
    layer,
    scope: reason.scope,
    label: reason.label,
    silence: reason.silence,
    until: new Date(until),
    playlist: findPlaylist(resolution, playlists),
  }
}

/** The layer that would play at this time if its playlist had not been deleted, or null if there is none. */
function findDeleted({ intended, playlists }: ZonePlan, instant: number) {
  const { source, layer, reason } = resolve(intended, instant)
  const missing = source.kind === 'playlist' && !playlists.has(source.playlist)
  return missing ? { layer, scope: reason.scope } : null
}

/** Determines what a zone plays at a given time, and why. */
export const resolveAt = (planned: ZonePlan, instant: number) => ({
  ...toResolutionView(resolve(planned.plan, instant), planned.playlists),
  deleted: findDeleted(planned, instant),
})

/** The time and playlist of the next change in a zone, or null if nothing changes within eight days. */
export function toNextChangeView({ plan, playlists }: ZonePlan, now: number) {
  const next = findNextChange(plan, now)
  return next && { at: new Date(next.from), layer: next.layer, playlist: findPlaylist(next, playlists) }
}

/** The plan for a zone's local day, from midnight to midnight, and the scope whose weekly slots apply. */
export function toDayView({ plan, playlists }: ZonePlan, weekday: number) {
  const segments = createTimeline(plan, plan.from, plan.from + day)
  return {
    day: segments.map(segment => ({ from: new Date(segment.from), ...toResolutionView(segment, playlists) })),
    schedule_from:
      scopes.find(scope => plan.slots.some(slot => slot.scope === scope && slot.weekday === weekday)) ?? null,
  }
}
