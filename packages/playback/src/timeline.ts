import type { Plan } from '@bgm/validation'
import { type Resolution, resolve } from './resolve'

export type Segment = Resolution & { from: number }

const playlistOf = ({ source }: Resolution) => (source.kind === 'playlist' ? source.playlist : null)

const isSame = (one: Resolution, other: Resolution) =>
  one.source.kind === other.source.kind &&
  playlistOf(one) === playlistOf(other) &&
  one.layer === other.layer &&
  one.reason.scope === other.reason.scope &&
  one.reason.label === other.reason.label

/**
 * What a zone plays between two instants, as segments without gaps; neighbours with the same source and reason are one
 * segment.
 */
export function timelineOf(plan: Plan, from: number, until: number): Segment[] {
  const segments: Segment[] = []
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

/** The next segment that differs from what plays at the instant, within eight days; null if nothing changes. */
export function nextChange(plan: Plan, instant: number): Segment | null {
  const limit = instant + 8 * 24 * 60 * 60_000
  const current = resolve(plan, instant)
  for (let at = current.until; at < limit; ) {
    const resolution = resolve(plan, at)
    if (!isSame(current, resolution)) return { ...resolution, from: at }
    at = resolution.until
  }
  return null
}
