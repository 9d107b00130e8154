import type { Plan } from '@bgm/validation'
import type { ExceptionRow } from '../services/slots'

const minute = 60_000
const day = 24 * 60 * minute

/** The periods in which a dated exception applies within a plan: one period, or one per day if it has hours. */
export function listExceptionPeriods(
  exception: ExceptionRow,
  { from, until, utc_offset }: Pick<Plan, 'from' | 'until' | 'utc_offset'>,
): Plan['exceptions'] {
  const { scope, playlist, label, from_minute, until_minute } = exception
  const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`) - utc_offset * minute
  const first = startOf(exception.from_date)
  const last = startOf(exception.until_date)
  const entry = { scope, playlist, label }
  const periods =
    from_minute === null || until_minute === null
      ? [{ from: first, until: last + day }]
      : daysBetween(Math.max(first, from - day), Math.min(last, until), first).map(start => ({
          from: start + from_minute * minute,
          until: start + until_minute * minute,
        }))
  return periods
    .filter(period => period.from < until && period.until > from)
    .map(period => ({ ...period, ...entry }))
}

/** The starts of the days between `from` and `to`. `anchor` is the start of any day. */
function daysBetween(from: number, to: number, anchor: number): number[] {
  const starts: number[] = []
  for (let start = anchor + Math.ceil((from - anchor) / day) * day; start <= to; start += day)
    starts.push(start)
  return starts
}
