import { HttpResponse, http } from 'msw'
import { pageOf, refuse } from './answers'
import type { Door } from './door'
import type { World } from './world'

const names = { page: 'page', size: 'page_size' }

export function organisationHandlers(world: World, { url, open, customer }: Door) {
  const one = (rows: () => { documentId: string }[]) =>
    customer((_body, _query, { id }) => {
      const found = rows().find(({ documentId }) => documentId === id)
      return found ? HttpResponse.json(found) : refuse(404)
    })

  return [
    http.get(
      url('/business-units/:id'),
      one(() => world.units),
    ),
    http.get(
      url('/business-units/:id/tax-file'),
      customer(
        () =>
          new HttpResponse('%PDF-1.4', {
            headers: {
              'content-type': 'application/pdf',
              'content-disposition': 'attachment; filename="npwp.pdf"',
            },
          }),
      ),
    ),
    http.get(
      url('/orders'),
      customer((_, query) => {
        const state = query.get('state')
        return pageOf(
          world.orders.filter(order => !state || order.state === state),
          query,
          names,
        )
      }),
    ),
    http.get(
      url('/orders/:id'),
      one(() => world.orders),
    ),
    http.get(
      url('/subscriptions'),
      customer((_, query) => pageOf(world.subscriptions, query, names)),
    ),
    http.get(
      url('/regions'),
      open((_, query) => {
        const parent = query.get('parent') ?? ''
        const inside = (code: string) => code.slice(0, Math.max(0, code.lastIndexOf('.'))) === parent
        return HttpResponse.json({ data: world.regions.filter(({ code }) => inside(code)) })
      }),
    ),
    http.get(
      url('/regions/:code'),
      open((_body, _query, { code }) => {
        const found = world.regions.find(region => region.code === code)
        if (!found) return refuse(404)
        const chain = world.regions.filter(
          region => found.code === region.code || found.code.startsWith(`${region.code}.`),
        )
        return HttpResponse.json({ data: { ...found, chain } })
      }),
    ),
    http.post(
      url('/referral-codes/check'),
      customer(({ referral_code }) => HttpResponse.json({ valid: referral_code === 'MITRA2026' })),
    ),
  ]
}
