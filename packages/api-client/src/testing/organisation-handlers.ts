import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError } from './responses'
import type { World } from './world'

export function organisationHandlers(
  world: World,
  { url, withOptionalAuth, withConfirmedAccount }: HandlerContext,
) {
  const one = (rows: () => { documentId: string }[]) =>
    withConfirmedAccount((_body, _query, { id }) => {
      const found = rows().find(({ documentId }) => documentId === id)
      return found ? HttpResponse.json(found) : respondWithError(404)
    })

  return [
    http.get(
      url('/business-units/:id'),
      one(() => world.units),
    ),
    http.get(
      url('/business-units/:id/tax-file'),
      withConfirmedAccount(
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
      url('/regions'),
      withOptionalAuth((_, query) => {
        const parent = query.get('parent') ?? ''
        const inside = (code: string) => code.slice(0, Math.max(0, code.lastIndexOf('.'))) === parent
        return HttpResponse.json({ data: world.regions.filter(({ code }) => inside(code)) })
      }),
    ),
    http.get(
      url('/regions/:code'),
      withOptionalAuth((_body, _query, { code }) => {
        const found = world.regions.find(region => region.code === code)
        if (!found) return respondWithError(404)
        const chain = world.regions.filter(
          region => found.code === region.code || found.code.startsWith(`${region.code}.`),
        )
        return HttpResponse.json({ data: { ...found, chain } })
      }),
    ),
  ]
}
