import { datedRangesOverlap } from '@bgm/playback'
import type { ExceptionRow } from '../slots'

const day = 86_400_000
const utcDay = (date: string) => Date.parse(`${date}T00:00:00Z`)
const toDate = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/** How far ahead overlapping exceptions are found, in days. */
const overlapDays = 2 * 366

type Repeating = Pick<
  ExceptionRow,
  'from_date' | 'until_date' | 'from_minute' | 'until_minute' | 'repeats' | 'repeat_days'
>

/** The day in a later month with the same weekday at the same place, e.g. the first Saturday. The fifth is the last. */
function getMonthlyDay(first: Date, months: number): number {
  const place = Math.ceil(first.getUTCDate() / 7)
  const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)
  const until = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 1)
  const offset = (first.getUTCDay() - new Date(start).getUTCDay() + 7) % 7
  const at = start + (offset + (place - 1) * 7) * day
  return at < until ? at : at - 7 * day
}

/** The first days of a repeating exception, from the first until `until` (UTC midnights). */
function* listFirstDays({ from_date, repeats }: Repeating, until: number): Generator<number> {
  const first = new Date(utcDay(from_date))
  for (let count = 0; ; count += 1) {
    const at = repeats === 'monthly' ? getMonthlyDay(first, count) : first.getTime() + count * 14 * day
    if (at > until) return
    yield at
  }
}

/**
 * Replaces repeating exceptions by those of their occurrences that touch the given dates. Single exceptions come first,
 * because they take precedence.
 */
export function listOccurrences<T extends Repeating>(rows: readonly T[], from: string, until: string): T[] {
  const isSingle = ({ repeats }: T) => repeats === 'never'
  const occurrences = rows
    .filter(row => !isSingle(row))
    .flatMap(row =>
      [...listFirstDays(row, Math.min(utcDay(until), utcDay(row.until_date)))].map(at => {
        const last = Math.min(at + ((row.repeat_days ?? 1) - 1) * day, utcDay(row.until_date))
        return { ...row, from_date: toDate(at), until_date: toDate(last) }
      }),
    )
    .filter(({ until_date }) => until_date >= from)
  return [...rows.filter(isSingle), ...occurrences]
}

/** Whether two exceptions, either of which may repeat, share a minute in the two years from a date. */
export function exceptionsOverlap(one: Repeating, other: Repeating, from: string): boolean {
  const until = toDate(utcDay(from) + overlapDays * day)
  const others = listOccurrences([other], from, until)
  return listOccurrences([one], from, until).some(first =>
    others.some(second => datedRangesOverlap(first, second)),
  )
}
