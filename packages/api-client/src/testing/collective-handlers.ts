import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { sampleProof } from './playback-fixtures'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

const at = '2026-11-23T05:00:00.000Z'
const city = { code: '32.73', name: 'Kota Bandung' }
const venue = {
  documentId: 'unit0001unit0001unit0001',
  name: 'Hotel Contoh Braga',
  city,
  industry: 'hotel',
}
const amounts = {
  zones: 2,
  licences: 2,
  late: 1,
  plays: 30,
  seconds: 6_000,
  reported_seconds: 5_400,
  open_seconds: 7_200,
  coverage: 0.75,
}
const work = {
  id: 'track001track001track001',
  title: 'Hujan di Braga',
  artists: ['Laras Contoh'],
  composers: ['Rara Contoh'],
  isrc: null,
  iswc: null,
}
const late = {
  zone: { documentId: 'zone0001zone0001zone0001', name: 'Lobi' },
  venue: { documentId: venue.documentId, name: venue.name, city },
  seen_at: at,
  days: 9,
}
const months = [
  { month: '2026-09', state: 'supplement', version: 2, archived: true },
  { month: '2026-10', state: 'final', version: 1, archived: false },
  { month: '2026-11', state: 'running', version: null, archived: false },
]
const content = 'period,version\r\n'
const file = {
  format: 'csv',
  title: 'CSV',
  name: 'usage-report-2026-10-v1-csv.csv',
  rows: 30,
  bytes: content.length,
  sha256: 'd3'.repeat(32),
}
const delivery = {
  documentId: 'delivery0001delivery0001',
  destination: 'Server SFTP',
  format: 'csv',
  state: 'delivered',
  attempts: 1,
  error: null,
  receipt: 'usage-report-2026-10-v1-csv.csv, 16 bytes',
  created_at: at,
  delivered_at: at,
}
const version = {
  version: 1,
  kind: 'final',
  created_at: '2026-11-02T19:00:00.000Z',
  minimum_seconds: 30,
  plays: 30,
  seconds: 6_000,
  excluded_plays: 2,
  from_seal: 1,
  through_seal: 33,
  files: [file],
  deliveries: [delivery],
  totals: [{ kind: 'work', name: work.title, detail: 'Rara Contoh', plays: 30, seconds: 6_000 }],
  findings: [{ kind: 'credits', count: 1 }],
}
const seal = { number: 1, day: '2026-10-01', size: 30, root: 'c2'.repeat(32), sealed_at: at }
const read = { at, reader: 'lembaga@contoh.test', kind: 'overview', subject: '2026-10' }
/** The response of the mock backend for a month; only October 2026 has a report version. */
export const makeCollectiveMonth = (month: string, world: World) => ({
  month,
  final_at: '2026-12-02T17:00:00.000Z',
  archived: month === world.usage.archivedMonth,
  versions: month === '2026-10' ? [version] : [],
  seals: [seal],
})
export const sampleCollectiveData = { amounts, at, months, venue, work }
const sizes = { page: 'page', size: 'page_size' }

export const makeSampleDownload = (name: string) =>
  new HttpResponse(content, {
    headers: { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${name}"` },
  })

export function collectiveHandlers(world: World, { url, withAuth }: HandlerContext) {
  const lines = () => world.usage.lines.map(({ playlist: _, layer: __, ...line }) => line)
  const path = (rest: string) => url(`/collective${rest}`)
  return [
    http.get(
      path('/overview/:month'),
      withAuth((_, __, { month }) =>
        HttpResponse.json({
          month,
          months,
          earlier: '2025-08',
          later: null,
          totals: { units: 1, ...amounts },
          cities: [{ city, units: 1, ...amounts }],
          coverage_through: '2026-11-22',
          refreshed_at: at,
          late: { total: 1, data: [late] },
        }),
      ),
    ),
    http.get(
      path('/venues'),
      withAuth((_, query) => respondWithList([{ ...venue, ...amounts }], query, sizes)),
    ),
    http.get(
      path('/venues/:id'),
      withAuth(async (_, query, { id }) => {
        if (id !== venue.documentId) return respondWithError(404)
        const { data, meta } = await respondWithList(lines(), query, sizes).json()
        return HttpResponse.json({
          venue: {
            ...venue,
            street: 'Jalan Braga 1',
            province: { code: '32', name: 'Jawa Barat' },
            area_size: 400,
            deleted: false,
            zones: [{ ...late.zone, plays: 30, seconds: 6_000, licence: { code: null, state: 'active' } }],
          },
          month: query.get('month'),
          totals: { plays: 30, seconds: 6_000, works: 1 },
          days: [],
          works: [],
          composers: [],
          coverage: amounts,
          gaps: null,
          archived: query.get('month') === world.usage.archivedMonth,
          data,
          meta,
        })
      }),
    ),
    http.get(
      path('/works/:id'),
      withAuth(async (_, query) => {
        const { data, meta } = await respondWithList(
          [{ ...venue, plays: 30, seconds: 6_000 }],
          query,
          sizes,
        ).json()
        const totals = { plays: 30, seconds: 6_000, venues: 1 }
        const other_credits = { plays: 2, seconds: 360 }
        return HttpResponse.json({ work, month: query.get('month'), totals, other_credits, data, meta })
      }),
    ),
    http.get(
      path('/search'),
      withAuth((_, query) => {
        const text = query.get('q')?.toLowerCase() ?? ''
        const found = <T extends object>(rows: T[]) => ({
          data: rows.filter(row => JSON.stringify(row).toLowerCase().includes(text)),
          more: false,
        })
        const play = world.usage.lines.find(({ id }) => id === text)?.id ?? null
        return HttpResponse.json({ venues: found([venue]), works: found([work]), play })
      }),
    ),
    http.get(
      path('/late-devices'),
      withAuth((_, query) => respondWithList([late], query, sizes)),
    ),
    http.get(
      path('/months/:month'),
      withAuth((_, __, { month }) => {
        return HttpResponse.json(makeCollectiveMonth(String(month), world))
      }),
    ),
    http.get(
      path('/months/:month/versions/:version/files/:format'),
      withAuth((_, __, { format }) =>
        format === file.format ? makeSampleDownload(file.name) : respondWithError(404),
      ),
    ),
    http.get(
      path('/months/:month/files/:format'),
      withAuth((_, __, { month, format }) =>
        format === file.format ? makeSampleDownload(`usage-report-${month}-csv.csv`) : respondWithError(404),
      ),
    ),
    http.get(
      path('/logs/:day'),
      withAuth((_, __, { day }) => makeSampleDownload(`usage-log-${day}.jsonl`)),
    ),
    http.get(
      path('/checkpoints'),
      withAuth(() => makeSampleDownload('usage-checkpoints.jsonl')),
    ),
    http.get(
      path('/plays/:id'),
      withAuth((_, __, { id }) => {
        const line = lines().find(play => play.id === id)
        if (!line) return respondWithError(404)
        const business_unit = { documentId: venue.documentId, name: venue.name }
        const data = { ...line, business_unit, end_reason: 'finished', proof: line.seal && sampleProof }
        return HttpResponse.json({ data, checked_at: at })
      }),
    ),
    http.get(
      path('/plays/:id/proof'),
      withAuth((_, __, { id }) => makeSampleDownload(`usage-proof-${id}.json`)),
    ),
    http.get(
      path('/reads'),
      withAuth((_, query) => respondWithList([read], query, sizes)),
    ),
  ]
}
