const shape = /^20\d{2}-(0[1-9]|1[0-2])$/

/**
 * Parses a month such as `2026-11` into its first day and the first day of the next month. Returns null for
 * anything else.
 */
export function parseMonth(text: string): { month: string; from: string; until: string } | null {
  if (text.length !== 7 || !shape.test(text)) return null
  const [year = 0, month = 0] = text.split('-').map(Number)
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  return { month: text, from: `${text}-01`, until: next }
}

/** `signed_plays` are those that their devices have signed. */
export type DayTotal = { date: string; plays: number; signed_plays: number; seconds: number }

/** The plays of these days by whether they are signed, and those that were rejected. */
export function countPlayKinds(days: readonly DayTotal[], rejected_plays: number) {
  const plays = days.reduce((sum, day) => sum + day.plays, 0)
  const signed_plays = days.reduce((sum, day) => sum + day.signed_plays, 0)
  return { plays, signed_plays, unsigned_plays: plays - signed_plays, rejected_plays }
}

/**
 * The days that contain one page of plays, newest first, and the number of plays on the first of these days
 * that belong to earlier pages. A page can then be read from a few days instead of a whole month.
 */
export function selectDaysForPage(
  days: readonly Pick<DayTotal, 'date' | 'plays'>[],
  offset: number,
  pageSize: number,
) {
  const newestFirst = days.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const pageDates: string[] = []
  let skipped = 0
  let collected = 0
  for (const { date, plays } of newestFirst) {
    if (pageDates.length === 0 && skipped + plays <= offset) {
      skipped += plays
      continue
    }
    pageDates.push(date)
    collected += plays
    if (collected >= offset - skipped + pageSize) break
  }
  return { dates: pageDates, offset: offset - skipped }
}
