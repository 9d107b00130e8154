import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { paginated } from './responses'
import type { World } from './world'

const sizes = { page: 'page', size: 'page_size' }

export function usageHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  return [
    http.get(
      url('/usage/:month'),
      withConfirmedAccount(async (_, query, { month }) => {
        const inMonth = world.usage.lines.filter(({ started_at }) => started_at.startsWith(`${month}`))
        const sumOf = (lines: typeof inMonth) => ({
          plays: lines.length,
          seconds: lines.reduce((sum, { seconds }) => sum + seconds, 0),
        })
        const dates = [...new Set(inMonth.map(({ started_at }) => started_at.slice(0, 10)))]
        const { data, meta } = await paginated(inMonth, query, sizes).json()
        return HttpResponse.json({
          month,
          zones: world.zones.map(({ documentId, name, business_unit }) => ({
            documentId,
            name,
            business_unit,
            ...sumOf(inMonth.filter(({ zone }) => zone.documentId === documentId)),
          })),
          totals: sumOf(inMonth),
          days: dates.map(date => ({
            date,
            ...sumOf(inMonth.filter(({ started_at }) => started_at.startsWith(date))),
          })),
          data,
          meta,
        })
      }),
    ),
    http.get(
      url('/usage/:month/export'),
      withConfirmedAccount(
        () =>
          new HttpResponse('started_at;zone\r\n', {
            headers: {
              'content-type': 'text/csv; charset=utf-8',
              'content-disposition': 'attachment; filename="usage-2026-11.csv"',
            },
          }),
      ),
    ),
  ]
}
