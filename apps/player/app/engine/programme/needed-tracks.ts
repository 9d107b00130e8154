import { type Resolution, resolve } from '@bgm/playback'
import type { Track } from '@bgm/validation'
import { findPlaylistId, type Library } from './library'
import type { Queue } from './queue'

const hour = 3_600_000

export type NeededTrack = {
  track: Track
  /** When the plan first needs the track, in milliseconds since 1970. */
  at: number
}

function* listTracksUntil(
  library: Library,
  queue: Queue,
  from: number,
  until: number,
): Generator<NeededTrack> {
  for (let at = from; at < until; ) {
    const resolution = resolve(library.bundle.plan, at)
    const end = Math.min(resolution.until, until)
    const playlist = findPlaylistId(resolution)
    if (playlist)
      yield* listPeriodTracks(library, queue, { ...findSource(library, resolution, playlist), at, end })
    at = resolution.until
  }
}

/** The fallback playlist replaces a playlist without playable tracks. */
function findSource(library: Library, { occurrence }: Resolution, playlist: string) {
  const fallback = library.bundle.plan.fallback_playlist
  if (fallback === null || library.playable(playlist).length > 0) return { playlist, occurrence }
  return { playlist: fallback, occurrence: `${occurrence}/fallback` }
}

function* listPeriodTracks(
  library: Library,
  queue: Queue,
  { playlist, occurrence, at, end }: { playlist: string; occurrence: string; at: number; end: number },
): Generator<NeededTrack> {
  const start = queue.getPosition(library, playlist, occurrence)
  const playable = library.playable(playlist)
  const total = playable.reduce((sum, track) => sum + track.duration_ms, 0)
  if (total === 0) return
  // Twice the length of the playlist includes a complete pass, and thus every track, from any position.
  let due = at
  for (const track of library.upcoming(playlist, occurrence, start, 2 * playable.length)) {
    if (due >= end) return
    yield { track, at: due }
    due += track.duration_ms
  }
}

/**
 * Lists the tracks that the plan needs in the next `hours` hours, without duplicates, in the order in which
 * they are first needed.
 */
export function listNeededTracks(library: Library, queue: Queue, now: number, hours: number): NeededTrack[] {
  const needed = new Map<string, NeededTrack>()
  for (const one of listTracksUntil(library, queue, now, now + hours * hour))
    if (!needed.has(one.track.id)) needed.set(one.track.id, one)
  return [...needed.values()]
}

/** Returns the hours until the plan first needs a track that is not stored, at most `hours`. */
export function countCachedHours(
  needed: readonly NeededTrack[],
  isReady: (track: Track) => boolean,
  now: number,
  hours: number,
): number {
  const missing = needed.find(({ track }) => !isReady(track))
  if (!missing) return hours
  return Math.round((Math.max(0, missing.at - now) / hour) * 10) / 10
}

export type CacheProgress = {
  /** The number of stored tracks among the `total` that are needed soon. */
  stored: number
  total: number
}

/** Counts the tracks that the plan needs before `dueBefore`, and how many of them are stored. */
export function countStoredTracks(
  needed: readonly NeededTrack[],
  isReady: (track: Track) => boolean,
  dueBefore: number,
): CacheProgress {
  const due = needed.filter(({ at }) => at < dueBefore)
  return { stored: due.filter(({ track }) => isReady(track)).length, total: due.length }
}
