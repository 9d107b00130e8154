import type { Play, PlayRejectionReason } from '@bgm/validation'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The maximum time by which a play's start may be ahead of the server's clock. */
const futureTolerance = 15 * minute
/** The maximum age of plays from offline devices; older plays could no longer be reported. */
const maxAge = 35 * day
const afterRevocation = 30 * day

/** Plays shorter than this are skips, whose seconds do not count towards the hourly limit. */
const tinySeconds = 5
/** One hour plus a margin for crossfades and clock corrections. */
const secondsPerHour = 4_000
const playsPerHour = 1_000

type Player = { zone: string; revoked_at: number | null }

/**
 * The reason why a play or announcement is rejected regardless of other plays, or null if there is none. All
 * times refer to the server's clock.
 */
export function getRejectionReason(
  play: Pick<Play, 'zone' | 'started_at'>,
  player: Player,
  receivedAt: number,
): PlayRejectionReason | null {
  if (play.zone !== player.zone) return 'unknown-zone'
  if (play.started_at > receivedAt + futureTolerance) return 'in-the-future'
  if (play.started_at < receivedAt - maxAge) return 'too-old'
  const { revoked_at } = player
  if (revoked_at !== null && (play.started_at >= revoked_at || receivedAt > revoked_at + afterRevocation))
    return 'after-revocation'
  return null
}

export const getHourIndex = (instant: number): number => Math.floor(instant / hour)

/** The number of seconds of a play that count towards the hour in which it started. */
export function secondsInFirstHour({ started_at, seconds }: Pick<Play, 'started_at' | 'seconds'>): number {
  if (seconds < tinySeconds) return 0
  return Math.min(seconds, ((getHourIndex(started_at) + 1) * hour - started_at) / 1000)
}

export type HourTotal = { plays: number; seconds: number }

/**
 * Adds a play to its hour's total. Returns false without adding it if that would exceed the hourly limit.
 */
export function tryAddToHour(totals: Map<number, HourTotal>, play: Play): boolean {
  const at = getHourIndex(play.started_at)
  const { plays = 0, seconds = 0 } = totals.get(at) ?? {}
  const total = { plays: plays + 1, seconds: seconds + secondsInFirstHour(play) }
  if (total.plays > playsPerHour || total.seconds > secondsPerHour) return false
  totals.set(at, total)
  return true
}
