import { addDays, daysBetween, startOfDay, toJakartaDate } from '#src/platform/runtime/jakarta'
import { addMonths } from './period'

/** A pause from midnight on its first day until midnight on `until` (exclusive), in Jakarta. */
export type Pause = { from: Date; until: Date }

const yearInDays = 365

/** The days of a span that are paused. Pauses do not overlap. */
export const countPausedDays = (pauses: readonly Pause[], from: Date, until: Date): number =>
  pauses.reduce((days, pause) => {
    const start = pause.from > from ? pause.from : from
    const end = pause.until < until ? pause.until : until
    return days + (start < end ? daysBetween(start, end) : 0)
  }, 0)

type Period = { id: number; starts_at: Date; expired_date: Date; anchor_day?: number | null | undefined }
export type MovedPeriod = { id: number; starts_at: Date; expired_date: Date; anchor_day: number }

export const computePause = (from: Date, months: number): Pause => ({ from, until: addMonths(from, months) })

export type PauseRefusal = 'past' | 'after-end' | 'too-soon'

/** Why a pause cannot start: not from tomorrow on, not within the running period, or within a year of another one. */
export function findPauseRefusal(
  { from }: Pause,
  { running, earlier, now }: { running: Pick<Period, 'expired_date'>; earlier: readonly Pause[]; now: Date },
): PauseRefusal | null {
  if (from <= now) return 'past'
  if (from >= running.expired_date) return 'after-end'
  return earlier.some(pause => Math.abs(daysBetween(pause.from, from)) < yearInDays) ? 'too-soon' : null
}

/**
 * The paid periods whose end moves by `days`, which may be negative: the one that contains `at`, and later ones as a whole.
 * The day of the month on which later periods end moves too.
 */
export const movePeriods = (periods: readonly Period[], at: Date, days: number): MovedPeriod[] =>
  periods
    .filter(({ expired_date }) => expired_date > at)
    .map(({ id, starts_at, expired_date }) => {
      const end = addDays(expired_date, days)
      return {
        id,
        starts_at: starts_at > at ? addDays(starts_at, days) : starts_at,
        expired_date: end,
        anchor_day: toJakartaDate(end).day,
      }
    })

/** The end of a pause that is ended now: today counts as a day with music. */
export const endPauseNow = ({ from }: Pause, now: Date): Pause => ({
  from,
  until: startOfDay(now) > from ? startOfDay(now) : from,
})

/** Removes pauses from spans of time, in milliseconds. */
export function subtractPauses<Span extends { from: number; until: number }>(
  spans: readonly Span[],
  pauses: readonly Pause[],
): Span[] {
  return pauses.reduce<Span[]>(
    (left, pause) =>
      left.flatMap(span =>
        [
          { ...span, until: Math.min(span.until, pause.from.getTime()) },
          { ...span, from: Math.max(span.from, pause.until.getTime()) },
        ].filter(({ from, until }) => from < until),
      ),
    [...spans],
  )
}
