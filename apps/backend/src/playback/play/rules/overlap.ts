import type { Play } from '@bgm/validation'
import { fades } from './hourly-limit'

/**
 * The longest times in milliseconds for which two plays of a device may sound at the same time: the crossfade, and how far
 * the device's time may have been set back between them. The time of a device that is online follows the server's responses,
 * which take at most 15 s; without a network it may have drifted by minutes.
 */
export const toleratedOverlap = {
  online: fades.maxSeconds * 1000 + 30_000,
  offline: fades.maxSeconds * 1000 + 15 * 60_000,
}

/** `seconds` is at most six hours. */
export const maxPlayMs = 6 * 3_600_000

type Sounding = Pick<Play, 'boot' | 'offline' | 'started_at' | 'seconds'>

const getEnd = ({ started_at, seconds }: Sounding) => started_at + seconds * 1000

/**
 * Whether two plays of one device overlap for longer than a correction of its clock explains. The clock of an offline device
 * may differ by any time between two runs, so such plays are only compared within a run.
 */
export function overlapsTooLong(one: Sounding, other: Sounding): boolean {
  const isOffline = one.offline || other.offline
  if (isOffline && one.boot !== other.boot) return false
  const shared = Math.min(getEnd(one), getEnd(other)) - Math.max(one.started_at, other.started_at)
  return shared > (isOffline ? toleratedOverlap.offline : toleratedOverlap.online)
}
