import type { Scope } from '#src/customers'
import { getCounted } from '#src/reporting/log/state'
import { isMonthRemoved } from '#src/reporting/usage-archive/rows'
import { loadZoneHistories } from './gaps'
import { type LineSearch, listMonthLines } from './page'
import { gapViews } from './rules/gap-views'
import { countPlayKinds } from './rules/month'
import { countWorks, rankComposers, rankWorks } from './rules/works'
import { countRejected, sumByDay, sumByZone, type UsagePeriod } from './totals'
import { listWorks } from './works'

const topCount = 5

/**
 * A month with one page of its lines. `total` is the number of lines that match
 * the search.
 */
export async function getUsageMonthView(
  scope: Scope,
  period: UsagePeriod,
  search: LineSearch,
  range: { skip: number; limit: number },
) {
  // Read before the totals, which may grow meanwhile.
  const { at } = await getCounted()
  const [zones, days, rejected, works, histories, isArchived] = await Promise.all([
    sumByZone(scope, period),
    sumByDay(scope, period),
    countRejected(scope, period),
    listWorks(scope, period),
    loadZoneHistories(scope, period),
    isMonthRemoved(period.month),
  ])
  const { total, lines } = isArchived
    ? { total: 0, lines: [] }
    : await listMonthLines({ scope, period, days, works }, search, range)
  return {
    month: period.month,
    counted_at: at === null ? null : new Date(at),
    zones: zones.map(({ id: _, documentId, ...zone }) => ({ id: documentId, ...zone })),
    totals: {
      ...countPlayKinds(days, rejected),
      seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
      works: countWorks(works),
    },
    days,
    works: rankWorks(works).slice(0, topCount),
    composers: rankComposers(works).slice(0, topCount),
    archived: isArchived,
    gaps: histories && (await gapViews(period, histories)),
    data: lines,
    total,
  }
}
