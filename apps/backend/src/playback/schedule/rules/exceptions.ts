import { getDailyMinutes } from '@bgm/playback'
import { findNarrowestEntry, type Plan, type PlanLabel } from '@bgm/validation'
import type { ExceptionRow } from '../slots'

const minute = 60_000
const day = 24 * 60 * minute

type Bounds = Pick<Plan, 'from' | 'until' | 'utc_offset'>
type Period = { from: number; until: number }

const toLabel = (label: string | null): PlanLabel => (label === null ? null : { id: label, en: label })
const utcDay = (date: string) => Date.parse(`${date}T00:00:00Z`)
const toDate = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/**
 * The periods in which a dated exception applies within a plan: a single period, or one period per day if
 * the exception has hours.
 */
export function listExceptionPeriods(
  exception: Pick<ExceptionRow, 'from_date' | 'until_date' | 'from_minute' | 'until_minute'>,
  { from, until, utc_offset }: Bounds,
): Period[] {
  const getStart = (date: string) => utcDay(date) - utc_offset * minute
  const first = getStart(exception.from_date)
  const last = getStart(exception.until_date)
  const minutes = getDailyMinutes(exception)
  const periods =
    exception.from_minute === null
      ? [{ from: first, until: last + day }]
      : listDays(Math.max(first, from - day), Math.min(last, until), first).map(start => ({
          from: start + minutes.from * minute,
          until: start + minutes.until * minute,
        }))
  return periods.filter(period => period.from < until && period.until > from)
}

/** The starts of all days from `from` to `to`. `anchor` is the start of any day. */
function listDays(from: number, to: number, anchor: number): number[] {
  const starts: number[] = []
  for (let start = anchor + Math.ceil((from - anchor) / day) * day; start <= to; start += day)
    starts.push(start)
  return starts
}

/**
 * The dates in a plan on which one of these exceptions applies. If several apply, the one with the narrowest
 * scope takes precedence.
 */
function listPatterns(
  exceptions: readonly ExceptionRow[],
  { from, until, utc_offset }: Bounds,
): Plan['patterns'] {
  const first = from + utc_offset * minute
  const dates = listDays(first, until + utc_offset * minute - day, first).map(toDate)
  return dates.flatMap(date => {
    const found = findNarrowestEntry(
      exceptions.filter(({ from_date, until_date }) => from_date <= date && date <= until_date),
    )
    return found ? [{ date, weekday: 7, label: toLabel(found.label) }] : []
  })
}

const isDated = ({ kind }: ExceptionRow) => kind !== 'sunday'

/** The silences of mandatory dated exceptions. */
export function listMandatorySilences(rows: readonly ExceptionRow[], bounds: Bounds): Plan['silences'] {
  return rows
    .filter(row => isDated(row) && row.mandatory)
    .flatMap(row =>
      listExceptionPeriods(row, bounds).map(period => ({
        ...period,
        reason: 'exception' as const,
        label: toLabel(row.label),
      })),
    )
}

/** The other parts of a plan that are determined by dated exceptions. */
export function planExceptions(
  rows: readonly ExceptionRow[],
  bounds: Bounds,
): Pick<Plan, 'exceptions' | 'patterns'> {
  const listPeriods = (row: ExceptionRow) => listExceptionPeriods(row, bounds)
  return {
    exceptions: rows
      .filter(isDated)
      .filter(({ mandatory }) => !mandatory)
      .flatMap(row =>
        listPeriods(row).map(period => ({
          ...period,
          scope: row.scope,
          playlist: row.playlist,
          label: toLabel(row.label),
        })),
      ),
    patterns: listPatterns(
      rows.filter(({ kind }) => kind === 'sunday'),
      bounds,
    ),
  }
}
