import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

const names = { page: 'pagination[page]', size: 'pagination[pageSize]' }
const filters = [
  ['filters[slug][$eq]', 'slug'],
  ['filters[key][$eq]', 'key'],
] as const

export function contentHandlers(world: World, { url, withoutAuth }: HandlerContext) {
  const rows = (collection: unknown) => world.content[`${collection}`]

  return [
    http.get(
      url('/content-revision'),
      withoutAuth(() => HttpResponse.json({ data: { revision: world.revision } })),
    ),
    http.get(
      url('/site-setting'),
      withoutAuth(() => HttpResponse.json({ data: world.siteSetting })),
    ),
    http.get(
      url('/:collection'),
      withoutAuth((_, query, { collection }) => {
        const matching = rows(collection)?.filter(row =>
          filters.every(([name, field]) => !query.has(name) || row[field] === query.get(name)),
        )
        return matching ? respondWithList(matching, query, names) : respondWithError(404)
      }),
    ),
    http.get(
      url('/:collection/:id'),
      withoutAuth((_body, _query, { collection, id }) => {
        const found = rows(collection)?.find(({ documentId }) => documentId === id)
        return found ? HttpResponse.json({ data: found }) : respondWithError(404)
      }),
    ),
    http.post(
      url('/:collection'),
      withoutAuth(({ data }, _query, { collection }) => {
        const row = { ...Object(data), documentId: 'created00000000000000001' }
        rows(collection)?.push(row)
        return HttpResponse.json({ data: row }, { status: 201 })
      }),
    ),
    http.put(
      url('/:collection/:id'),
      withoutAuth(({ data }, _query, { collection, id }) => {
        const found = rows(collection)?.find(({ documentId }) => documentId === id)
        return found ? HttpResponse.json({ data: Object.assign(found, data) }) : respondWithError(404)
      }),
    ),
    http.delete(
      url('/:collection/:id'),
      withoutAuth((_body, _query, { collection, id }) => {
        world.content[`${collection}`] = rows(collection)?.filter(({ documentId }) => documentId !== id) ?? []
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}
