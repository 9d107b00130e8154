import type { PaginatedList } from '@bgm/contract'
import type { ZodType } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { dataResponse, listResponse, noContent } from '../wire'
import type { Collection, Entities } from './entities'

type Schemas = { [C in Collection]: ZodType<Entities[C]> }
type ContentQuery = Record<string, unknown>

const pageSize = 100

/** Lists, reads and writes the entries of collections; `defaultQuery` is sent with every call. */
export function createCollectionsApi(http: HttpClient, entities: Schemas, defaultQuery: ContentQuery) {
  const getSchema = <C extends Collection>(collection: C): ZodType<Entities[C]> => entities[collection]

  const listPage = <C extends Collection>(
    collection: C,
    query: ContentQuery = {},
  ): Promise<PaginatedList<Entities[C]>> =>
    http.call('get', collection, {
      query: { ...defaultQuery, ...query },
      schema: listResponse(getSchema(collection)),
    })

  const listAll = <C extends Collection>(collection: C, query: ContentQuery = {}): Promise<Entities[C][]> =>
    allPages(pagination => listPage(collection, { ...query, pagination }))

  /** Returns the given fields of every entry, without its sections. */
  const listFields = <T>(collection: Collection, fields: string[], schema: ZodType<T>): Promise<T[]> =>
    allPages(pagination =>
      http.call('get', collection, {
        query: { ...defaultQuery, fields, pagination },
        schema: listResponse(schema),
      }),
    )

  const findBy = async <C extends Collection>(collection: C, field: string, value: string) =>
    (await listPage(collection, { filters: { [field]: { $eq: value } }, pagination: { pageSize: 1 } }))
      .data[0] ?? null

  return { listPage, listAll, listFields, findBy, ...createEntryCalls(http, getSchema, defaultQuery) }
}

function createEntryCalls(
  http: HttpClient,
  getSchema: <C extends Collection>(collection: C) => ZodType<Entities[C]>,
  defaultQuery: ContentQuery,
) {
  return {
    get: <C extends Collection>(collection: C, id: string, query: ContentQuery = {}): Promise<Entities[C]> =>
      http.call('get', `${collection}/${pathSegment(id)}`, {
        query: { ...query, ...defaultQuery },
        schema: dataResponse(getSchema(collection)),
      }),

    create: <C extends Collection>(collection: C, values: object): Promise<Entities[C]> =>
      http.call('post', collection, {
        query: defaultQuery,
        json: { data: values },
        schema: dataResponse(getSchema(collection)),
      }),

    update: <C extends Collection>(collection: C, id: string, values: object): Promise<Entities[C]> =>
      http.call('put', `${collection}/${pathSegment(id)}`, {
        query: defaultQuery,
        json: { data: values },
        schema: dataResponse(getSchema(collection)),
      }),

    remove: (collection: Collection, id: string) =>
      http.call('delete', `${collection}/${pathSegment(id)}`, { query: defaultQuery, schema: noContent }),
  }
}

async function allPages<T>(
  read: (pagination: { page: number; pageSize: number }) => Promise<PaginatedList<T>>,
) {
  const found: T[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await read({ page, pageSize })
    found.push(...response.data)
    pages = response.pagination.page_count
  }
  return found
}
