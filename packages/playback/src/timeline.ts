import type { Plan } from '@bgm/validation'
import { type Resolution, resolve } from './resolve'

export type TimelineSegment = Resolution & { from: number }

const getPlaylistId = ({ source }: Resolution) => (source.kind === 'playlist' ? source.playlist : null)

const isSame = (one: Resolution, other: Resolution) =>
  one.source.kind === other.source.kind &&
  getPlaylistId(one) === getPlaylistId(other) &&
  one.layer === other.layer &&
  one.reason.scope === other.reason.scope &&
  one.reason.licence === other.reason.licence &&
  one.reason.silence === other.reason.silence &&
  one.reason.label?.id === other.reason.label?.id &&
  one.reason.label?.en === other.reason.label?.en

/**
 * Returns what a zone plays between two instants, as segments without gaps. Adjacent segments with the same
 * source and reason are merged.
 */
export function createTimeline(plan: Plan, from: number, until: number): TimelineSegment[] {
  const segments: TimelineSegment[] = []
  for (let at = from; at < until; ) {
    const resolution = resolve(plan, at)
    const last = segments.at(-1)
    if (last && isSame(last, resolution)) last.until = resolution.until
    else segments.push({ ...resolution, from: at })
    at = resolution.until
  }
  const last = segments.at(-1)
  if (last) last.until = Math.min(last.until, until)
  return segments
}

/** Finds the next segment with a different source or reason within eight days; null if there is none. */
export function findNextChange(plan: Plan, instant: number): TimelineSegment | null {
  const limit = instant + 8 * 24 * 60 * 60_000
  const current = resolve(plan, instant)
  for (let at = current.until; at < limit; ) {
    const resolution = resolve(plan, at)
    if (!isSame(current, resolution)) return { ...resolution, from: at }
    at = resolution.until
  }
  return null
}
