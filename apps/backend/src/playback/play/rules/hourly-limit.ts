import type { Play } from '@bgm/validation'

const hour = 3_600_000

/** One hour plus a margin for clock corrections. */
const secondsPerHour = 3_800
const playsPerHour = 1_000

/** The maximum number of hours in which a play may sound, because `playSchema` limits plays to six hours. */
export const maxHoursOfPlay = 7

/** The part of a play that may sound at the same time as another one: the crossfades of the player. */
export const fades = { minSeconds: 1, maxSeconds: 12, share: 4 }

type Timed = Pick<Play, 'started_at' | 'seconds'>

export const getHourIndex = (instant: number): number => Math.floor(instant / hour)

/** The hours in which a play sounded. */
export function listHours({ started_at, seconds }: Timed): number[] {
  const first = getHourIndex(started_at)
  const last = Math.max(first, Math.ceil((started_at + seconds * 1000) / hour) - 1)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The number of seconds of a play that count towards an hour: what sounded in it, in proportion without fades. */
function countSecondsInHour({ started_at, seconds }: Timed, at: number): number {
  if (seconds === 0) return 0
  const fade = Math.min(seconds, fades.maxSeconds, Math.max(fades.minSeconds, seconds / fades.share))
  const end = Math.min(started_at + seconds * 1000, (at + 1) * hour)
  const sounding = Math.max(0, end - Math.max(started_at, at * hour)) / 1000
  return (sounding * (seconds - fade)) / seconds
}

/** The number of plays that started in an hour, and the seconds of all plays that count towards it. */
export type HourTotal = { plays: number; seconds: number }

/**
 * Adds a play to the totals of the hours in which it sounded. Returns false without adding it if that would exceed
 * the hourly limit in any of them.
 */
export function tryAddToHours(totals: Map<number, HourTotal>, play: Timed): boolean {
  const first = getHourIndex(play.started_at)
  const changed = listHours(play).map((at): [number, HourTotal] => {
    const { plays, seconds } = totals.get(at) ?? { plays: 0, seconds: 0 }
    return [at, { plays: plays + (at === first ? 1 : 0), seconds: seconds + countSecondsInHour(play, at) }]
  })
  if (changed.some(([, total]) => total.plays > playsPerHour || total.seconds > secondsPerHour)) return false
  for (const [at, total] of changed) totals.set(at, total)
  return true
}
