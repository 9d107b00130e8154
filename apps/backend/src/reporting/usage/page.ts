import type { Scope } from '#src/customers'
import { attachSeals, attachTitles, countPlays, type LineFilter, listPlays, toPlayView } from './lines'
import { type DayTotal, selectDaysForPage } from './rules/month'
import { searchWorks, type Work } from './rules/works'
import type { UsagePeriod } from './totals'

export type LineSearch = { day?: string | undefined; q?: string | undefined }

type Month = { scope: Scope; period: UsagePeriod; days: readonly DayTotal[]; works: readonly Work[] }

/** The filter for the lines that match a search, and the days on which to look for them. */
export function resolveLineSearch({ scope, period, days, works }: Month, { day, q }: LineSearch) {
  const filter: LineFilter = { scope, period, works: q === undefined ? null : searchWorks(works, q) }
  return { filter, days: day === undefined ? days : days.filter(({ date }) => date === day) }
}

/** One page of a month's lines, newest first, and the total number of lines. */
export async function listMonthLines(
  month: Month,
  search: LineSearch,
  page: { skip: number; limit: number },
) {
  const { filter, days } = resolveLineSearch(month, search)
  const isSearch = filter.works !== null
  const dates = days.map(({ date }) => date)
  const total = isSearch ? await countPlays(filter, dates) : days.reduce((sum, { plays }) => sum + plays, 0)
  // A search reads the whole month, because the number of matches per day is unknown.
  const found = isSearch ? { dates, offset: page.skip } : selectDaysForPage(days, page.skip, page.limit)
  const range = { skip: found.offset, limit: page.limit, order: 'desc' as const }
  const rows = await listPlays(filter, found.dates, range)
  return { total, lines: (await attachSeals(await attachTitles(rows))).map(toPlayView) }
}
