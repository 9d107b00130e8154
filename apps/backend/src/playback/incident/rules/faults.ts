import { type IncidentKind, mutedErrors, silentErrors } from '@bgm/validation'

const minute = 60_000

/**
 * The minimum duration of a fault before it opens an incident:
 * - offline: a router restarts within about three minutes, and music continues from the cache;
 * - dead-air: devices report it only after repeated silence, so a minute is enough to rule out a race;
 * - muted: somebody may be swapping a cable or changing the browser's settings;
 * - wrong-clock: devices set their clock a few minutes after they start;
 * - low-cache: a new device needs up to half an hour for its first two hours of music on a slow connection.
 */
export const incidentOpenDelays: Record<IncidentKind, number> = {
  offline: 5 * minute,
  'dead-air': minute,
  muted: 2 * minute,
  'wrong-clock': 10 * minute,
  'low-cache': 30 * minute,
}
/**
 * The time that must pass after a fault before its incident closes, so that an intermittent connection
 * counts as one incident. Two minutes are four heartbeats.
 */
export const incidentCloseDelay = 2 * minute

/**
 * The minimum amount of music, in hours, that a device should have cached. An incident closes one hour above
 * it.
 */
export const minCachedHours = 2
const enoughCachedHours = 3

export type DeviceReport = { state: string | null; errors: readonly string[]; cached_hours: number | null }
export type Fault = { kind: IncidentKind; cause: string | null }

function findCause({ errors, state }: DeviceReport, causes: readonly string[], ofState: [string, string]) {
  return causes.find(cause => errors.includes(cause)) ?? (state === ofState[0] ? ofState[1] : null)
}

/**
 * The faults in the report of an online device. `current` lists the kinds of the device's current incidents.
 */
export function findFaults(report: DeviceReport, current: readonly string[]): Fault[] {
  const { errors, state, cached_hours } = report
  const muted = findCause(report, mutedErrors, ['blocked', 'output-suspended'])
  const silent = findCause(report, silentErrors, ['error', 'audio-failed'])
  const needed = current.includes('low-cache') ? enoughCachedHours : minCachedHours
  const plays = state === 'playing' || state === 'loading'
  return [
    ...(silent ? [{ kind: 'dead-air', cause: silent } as const] : []),
    ...(muted ? [{ kind: 'muted', cause: muted } as const] : []),
    ...(errors.includes('clock-wrong') ? [{ kind: 'wrong-clock', cause: 'clock-wrong' } as const] : []),
    ...(plays && cached_hours !== null && cached_hours < needed
      ? [{ kind: 'low-cache', cause: errors.includes('storage-full') ? 'storage-full' : null } as const]
      : []),
  ]
}
