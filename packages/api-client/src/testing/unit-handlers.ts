import { HttpResponse, http } from 'msw'
import { sampleDashboard, sampleUnit } from './fixtures'
import type { HandlerContext, RequestBody } from './handler-context'
import { buildExplicitSetting } from './playback-fixtures'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

const toRegion = (code: unknown) => ({ code: String(code), name: String(code) })

/** Converts form fields to the fields of a stored unit. */
const unitFields = ({
  company_address: street,
  province,
  city,
  district,
  urban,
  zip_code,
  ...rest
}: RequestBody) => ({
  ...rest,
  address: {
    street,
    province: toRegion(province),
    city: toRegion(city),
    district: toRegion(district),
    urban: toRegion(urban),
    zip_code,
  },
})

export function unitHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const find = (id: unknown) => world.units.find(({ documentId }) => documentId === id)
  return [
    http.get(
      url('/dashboard'),
      withConfirmedAccount(() => {
        const unpaid = world.orders.filter(({ state }) => state === 'awaiting-payment')
        return HttpResponse.json({
          ...sampleDashboard,
          units: world.units.length,
          awaiting_payment: {
            count: unpaid.length,
            total: unpaid.reduce((sum, { total }) => sum + total, 0),
          },
          business_units: world.units.slice(0, 4),
          orders: world.orders.slice(0, 4),
          next_order: unpaid[0] ?? null,
        })
      }),
    ),
    http.get(
      url('/business-units'),
      withConfirmedAccount(async (_, query) => {
        const search = (query.get('q') ?? '').toLowerCase()
        const found = world.units.filter(
          ({ name, state }) =>
            `${name}`.toLowerCase().includes(search) && (!query.get('state') || state === query.get('state')),
        )
        const { data, meta } = await respondWithList(found, query, { page: 'page', size: 'page_size' }).json()
        return HttpResponse.json({ data, meta: { ...meta, cities: [sampleUnit.address.city] } })
      }),
    ),
    http.post(
      url('/business-units'),
      withConfirmedAccount(body => {
        const created = {
          ...sampleUnit,
          ...unitFields(body),
          documentId: 'unitbaru0000000000000001',
          file_npwp: null,
        }
        world.units.push(created)
        return HttpResponse.json(created)
      }),
    ),
    http.put(
      url('/business-units/:id'),
      withConfirmedAccount(({ version, ...body }, _, { id }) => {
        const unit = find(id)
        if (!unit) return respondWithError(404)
        if (unit.version !== version) return respondWithError(409, { code: 'changed-meanwhile' })
        Object.assign(unit, unitFields(body), { version: Number(version) + 1 })
        return HttpResponse.json(unit)
      }),
    ),
    http.put(
      url('/business-units/:id/music'),
      withConfirmedAccount(({ explicit_policy }, _, { id }) => {
        const unit = find(id)
        if (!unit) return respondWithError(404)
        return HttpResponse.json(
          Object.assign(unit, { explicit: buildExplicitSetting(explicit_policy, 'unit') }),
        )
      }),
    ),
    http.delete(
      url('/business-units/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        const unit = find(id)
        if (!unit) return respondWithError(404)
        if (unit.state === 'active') return respondWithError(409, { code: 'unit-subscribed' })
        world.units = world.units.filter(other => other !== unit)
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.post(
      url('/business-units/:id/tax-file'),
      withConfirmedAccount((_body, _query, { id }) => {
        const unit = find(id)
        if (!unit) return respondWithError(404)
        Object.assign(unit, { file_npwp: { name: 'npwp.pdf', size: 1024, mime: 'application/pdf' } })
        return HttpResponse.json(unit)
      }),
    ),
  ]
}
