import { HttpResponse, http } from 'msw'
import { pageOf, refuse } from './answers'
import type { Door } from './door'
import type { World } from './world'

const names = { page: 'pagination[page]', size: 'pagination[pageSize]' }
const filters = [
  ['filters[slug][$eq]', 'slug'],
  ['filters[key][$eq]', 'key'],
] as const

export function contentHandlers(world: World, { url, reader }: Door) {
  const rows = (collection: unknown) => world.content[`${collection}`]

  return [
    http.get(
      url('/content-revision'),
      reader(() => HttpResponse.json({ data: { revision: world.revision } })),
    ),
    http.get(
      url('/site-setting'),
      reader(() => HttpResponse.json({ data: world.siteSetting })),
    ),
    http.get(
      url('/:collection'),
      reader((_, query, { collection }) => {
        const matching = rows(collection)?.filter(row =>
          filters.every(([name, field]) => !query.has(name) || row[field] === query.get(name)),
        )
        return matching ? pageOf(matching, query, names) : refuse(404)
      }),
    ),
    http.get(
      url('/:collection/:id'),
      reader((_body, _query, { collection, id }) => {
        const found = rows(collection)?.find(({ documentId }) => documentId === id)
        return found ? HttpResponse.json({ data: found }) : refuse(404)
      }),
    ),
    http.post(
      url('/:collection'),
      reader(({ data }, _query, { collection }) => {
        const row = { ...Object(data), documentId: 'created00000000000000001' }
        rows(collection)?.push(row)
        return HttpResponse.json({ data: row }, { status: 201 })
      }),
    ),
    http.put(
      url('/:collection/:id'),
      reader(({ data }, _query, { collection, id }) => {
        const found = rows(collection)?.find(({ documentId }) => documentId === id)
        return found ? HttpResponse.json({ data: Object.assign(found, data) }) : refuse(404)
      }),
    ),
    http.delete(
      url('/:collection/:id'),
      reader((_body, _query, { collection, id }) => {
        world.content[`${collection}`] = rows(collection)?.filter(({ documentId }) => documentId !== id) ?? []
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}
