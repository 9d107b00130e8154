import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { sampleProof } from './playback-fixtures'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

const sampleGap = {
  from: '2026-11-19',
  until: '2026-11-20',
  reason: 'offline',
  label: null,
  zone_count: 1,
  every_zone: false,
  zones: [{ documentId: 'zone0001zone0001zone0001', name: 'Lobi' }],
}

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
        const { data, meta } = await respondWithList(inMonth, query, sizes).json()
        return HttpResponse.json({
          month,
          zones: world.zones.map(({ documentId, name, business_unit }) => ({
            documentId,
            name,
            business_unit,
            ...sumOf(inMonth.filter(({ zone }) => zone.documentId === documentId)),
          })),
          totals: { ...sumOf(inMonth), works: new Set(inMonth.map(({ track }) => track.title)).size },
          works: inMonth.slice(0, 1).map(({ track }) => ({ ...track, ...sumOf(inMonth) })),
          composers: inMonth
            .slice(0, 1)
            .flatMap(({ track }) => track.composers.map(name => ({ name, ...sumOf(inMonth) }))),
          gaps: { silent_days: 0, total: 1, data: [sampleGap] },
          days: dates.map(date => ({
            date,
            ...sumOf(inMonth.filter(({ started_at }) => started_at.startsWith(date))),
          })),
          archived: month === world.usage.archivedMonth,
          data: month === world.usage.archivedMonth ? [] : data,
          meta,
        })
      }),
    ),
    http.get(
      url('/usage/plays/:id'),
      withConfirmedAccount((_, __, { id }) => {
        const line = world.usage.lines.find(play => play.id === id)
        if (!line) return respondWithError(404)
        const data = {
          ...line,
          business_unit: { name: 'Contoh Braga' },
          end_reason: 'finished',
          proof: line.seal && sampleProof,
        }
        return HttpResponse.json({ data, checked_at: '2026-11-23T05:00:00.000Z' })
      }),
    ),
    http.get(
      url('/usage/plays/:id/proof'),
      withConfirmedAccount(
        (_, __, { id }) =>
          new HttpResponse('{"proof":{}}', {
            headers: {
              'content-type': 'application/json; charset=utf-8',
              'content-disposition': `attachment; filename="usage-proof-${id}.json"`,
            },
          }),
      ),
    ),
    http.get(
      url('/usage/:month/statement'),
      withConfirmedAccount(
        (_, __, { month }) =>
          new HttpResponse('%PDF-1.7', {
            headers: {
              'content-type': 'application/pdf',
              'content-disposition': `attachment; filename="usage-${month}.pdf"`,
            },
          }),
      ),
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
