import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

const sizes = { page: 'page', size: 'page_size' }
type LicenceRow = World['licences'][number]

const filters = ['expiring', 'active', 'suspended', 'expired', 'revoked']
const filterOf = ({ state, expiring }: LicenceRow) => (expiring ? 'expiring' : state)

const summaryOf = ({
  versions: _,
  coverage: _coverage,
  issuer: _issuer,
  holder: _holder,
  check_url: _url,
  ...summary
}: LicenceRow) => summary

const pdf = (name: string) =>
  new HttpResponse('%PDF-1.7\n', {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
  })

function matching(world: World, query: URLSearchParams) {
  const search = (query.get('q') ?? '').toLowerCase()
  return world.licences.filter(
    ({ code, zone, business_unit }) =>
      `${code} ${zone.name} ${business_unit.name}`.toLowerCase().includes(search) &&
      [null, business_unit.documentId].includes(query.get('unit')),
  )
}

const countsOf = (licences: LicenceRow[]) =>
  Object.fromEntries(
    filters.map(filter => [filter, licences.filter(licence => filterOf(licence) === filter).length]),
  )

function checkOf(
  { versions, zone: _, business_unit: _unit, holder: _holder, check_url: _url, ...licence }: LicenceRow,
  screen: string | null,
  world: World,
) {
  const [{ number, cause: _cause, signed_at: _signed, key_id: _key, ...version } = { number: 1 }] = versions
  return {
    ...licence,
    ...version,
    version: number,
    screen: screen === null ? null : screen === world.screenCode ? 'matches' : 'differs',
    checked_at: '2026-11-20T05:00:00.000Z',
  }
}

export const licenceHandlers = (world: World, context: HandlerContext) => [
  ...memberHandlers(world, context),
  ...publicHandlers(world, context),
]

function memberHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const find = (code: unknown) => world.licences.find(licence => licence.code === code)
  const findBatch = (id: unknown) => world.licenceBatches.find(({ documentId }) => documentId === id)
  return [
    http.get(
      url('/licences'),
      withConfirmedAccount(async (_, query) => {
        const found = matching(world, query)
        const inState = found.filter(licence => [null, filterOf(licence)].includes(query.get('state')))
        const { data, meta } = await respondWithList(inState.map(summaryOf), query, sizes).json()
        return HttpResponse.json({ data, meta: { ...meta, states: countsOf(found) } })
      }),
    ),
    http.get(
      url('/licences/:code'),
      withConfirmedAccount((_body, _query, { code }) => {
        const found = find(code)
        return found ? HttpResponse.json(found) : respondWithError(404)
      }),
    ),
    http.get(
      url('/licences/:code/certificate'),
      withConfirmedAccount((_body, query, { code }) =>
        find(code) ? pdf(`${code}-${query.get('size')}.pdf`) : respondWithError(404),
      ),
    ),
    http.post(
      url('/licence-batches'),
      withConfirmedAccount(({ codes }) => {
        const total = Array.isArray(codes) ? codes.length : world.licences.length
        const batch = {
          documentId: `batch000000000000000000${world.licenceBatches.length + 1}`,
          state: 'waiting',
          done: 0,
          total,
          bytes: null,
          expires_at: '2026-11-21T05:00:00.000Z',
        }
        world.licenceBatches.push(batch)
        return HttpResponse.json(batch)
      }),
    ),
    http.get(
      url('/licence-batches/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        const batch = findBatch(id)
        return batch ? HttpResponse.json(batch) : respondWithError(404)
      }),
    ),
    http.get(
      url('/licence-batches/:id/file'),
      withConfirmedAccount((_body, _query, { id }) =>
        findBatch(id)?.state === 'ready' ? pdf('licences.pdf') : respondWithError(404),
      ),
    ),
  ]
}

function publicHandlers(world: World, { url, withOptionalAuth }: HandlerContext) {
  const find = (code: unknown) => world.licences.find(licence => licence.code === code)
  return [
    http.get(
      url('/licence-checks/:code'),
      withOptionalAuth((_body, query, { code }) => {
        const found = find(code)
        return found ? HttpResponse.json(checkOf(found, query.get('screen'), world)) : respondWithError(404)
      }),
    ),
    http.get(
      url('/licence-checks/:code/proof'),
      withOptionalAuth((_body, _query, { code }) =>
        find(code) ? HttpResponse.json({ jws: world.licenceProof }) : respondWithError(404),
      ),
    ),
    http.post(
      url('/licence-checks/:code/reports'),
      withOptionalAuth(({ reason, message, email }, _query, { code }) => {
        if (!find(code)) return respondWithError(404)
        world.licenceReports.push({ code: String(code), reason, message, email })
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.get(
      url('/licence-keys'),
      withOptionalAuth(() => HttpResponse.json(world.licenceKeys)),
    ),
    http.get(
      url('/licence-status'),
      withOptionalAuth(() => HttpResponse.json({ jws: world.licenceStatusList })),
    ),
  ]
}
