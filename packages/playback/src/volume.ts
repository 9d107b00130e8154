import type { Bundle, Plan } from '@bgm/validation'
import { getLocalTime } from './resolve'

const minute = 60_000
const day = 24 * 60 * minute

type Volumes = Pick<Bundle['desired'], 'volume' | 'max_volume' | 'volumes' | 'volume_set_at'>

export type CurrentVolume = {
  /** In percent. */
  volume: number
  /** Whether it follows from the time of day, rather than from what somebody has set. */
  isPlanned: boolean
  /** When it may change (milliseconds since 1970); infinite without volumes by time of day. */
  until: number
}

/**
 * Returns the volume of a zone at an instant: that of the latest row, or what somebody has set since the row began, but
 * never more than the maximum.
 */
export function getVolume(
  { volume, max_volume, volumes, volume_set_at }: Volumes,
  place: Pick<Plan, 'utc_offset'>,
  instant: number,
): CurrentVolume {
  const last = volumes.at(-1)
  if (!last)
    return { volume: Math.min(volume, max_volume), isPlanned: false, until: Number.POSITIVE_INFINITY }
  const { dayStart } = getLocalTime(place, instant)
  const starts = [dayStart - day, dayStart, dayStart + day].flatMap(start =>
    volumes.map(row => ({ at: start + row.from_minute * minute, volume: row.volume })),
  )
  const current = starts.findLast(({ at }) => at <= instant) ?? {
    at: Number.NEGATIVE_INFINITY,
    volume: last.volume,
  }
  const isPlanned = volume_set_at === null || volume_set_at < current.at
  return {
    volume: Math.min(isPlanned ? current.volume : volume, max_volume),
    isPlanned,
    until: starts.find(({ at }) => at > instant)?.at ?? Number.POSITIVE_INFINITY,
  }
}
