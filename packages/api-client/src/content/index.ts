import { type ZodType, z } from 'zod'
import { createHttp, type HttpOptions, pathSegment } from '../http'
import { dataResponse, type List, listResponse, noContent } from '../wire'
import { type Collection, createEntitySchemas, type Entities, siteSetting } from './entities'
import type { Log } from './parse-blocks'

export interface ContentOptions extends Omit<HttpOptions, 'token'> {
  locale: string
  /** Token of a private CMS, from the configuration; it never shows drafts. */
  configuredToken?: string
  log?: Log
}

export type Content = ReturnType<typeof createContent>
type Schemas = { [C in Collection]: ZodType<Entities[C]> }
type ContentQuery = Record<string, unknown>

const pageSize = 100
const slugOnly = z.object({ slug: z.string() })
const keyOnly = z.object({ key: z.string() })

/**
 * The CMS client. Every call sends the locale and `status=draft`, as specified; the backend returns drafts only for the
 * preview token, which is empty until `setPreviewToken` is called.
 */
export function createContent({ locale, configuredToken = '', log = warn, ...options }: ContentOptions) {
  let previewToken = ''
  const http = createHttp({ ...options, token: () => previewToken || configuredToken })
  const entities: Schemas = createEntitySchemas(log, options.baseUrl)
  const schemaOf = <C extends Collection>(collection: C): ZodType<Entities[C]> => entities[collection]
  const defaultQuery = { locale, status: 'draft' }

  async function allPages<T>(read: (pagination: { page: number; pageSize: number }) => Promise<List<T>>) {
    const found: T[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const response = await read({ page, pageSize })
      found.push(...response.data)
      pages = response.pagination.page_count
    }
    return found
  }

  const listPage = <C extends Collection>(
    collection: C,
    query: ContentQuery = {},
  ): Promise<List<Entities[C]>> =>
    http.call('get', collection, {
      query: { ...defaultQuery, ...query },
      schema: listResponse(schemaOf(collection)),
    })

  const listAll = <C extends Collection>(collection: C, query: ContentQuery = {}): Promise<Entities[C][]> =>
    allPages(pagination => listPage(collection, { ...query, pagination }))

  /** Some fields of every entry, without its sections. */
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

  return {
    list: listPage,

    get: <C extends Collection>(collection: C, id: string, query: ContentQuery = {}): Promise<Entities[C]> =>
      http.call('get', `${collection}/${pathSegment(id)}`, {
        query: { ...query, ...defaultQuery },
        schema: dataResponse(schemaOf(collection)),
      }),

    create: <C extends Collection>(collection: C, values: object): Promise<Entities[C]> =>
      http.call('post', collection, {
        query: defaultQuery,
        json: { data: values },
        schema: dataResponse(schemaOf(collection)),
      }),

    update: <C extends Collection>(collection: C, id: string, values: object): Promise<Entities[C]> =>
      http.call('put', `${collection}/${pathSegment(id)}`, {
        query: defaultQuery,
        json: { data: values },
        schema: dataResponse(schemaOf(collection)),
      }),

    remove: (collection: Collection, id: string) =>
      http.call('delete', `${collection}/${pathSegment(id)}`, { query: defaultQuery, schema: noContent }),

    /** Sets the preview token, which may read drafts, for this client; an empty string removes it. */
    setPreviewToken(token: string) {
      previewToken = token
    },

    findPage: (slug: string) => findBy('pages', 'slug', slug),
    /** The slugs of all pages. */
    listPageSlugs: async () => (await listFields('pages', ['slug'], slugOnly)).map(({ slug }) => slug),
    /** The keys of all industries. */
    listIndustryKeys: async () => (await listFields('industries', ['key'], keyOnly)).map(({ key }) => key),
    listPageRedirects: () => listAll('page-redirects'),
    findIndustry: (key: string) => findBy('industries', 'key', key),
    listPages: () => listAll('pages'),
    listIndustries: (language = locale) => listAll('industries', { locale: language }),
    listFaqs: () => listAll('faqs'),
    listTestimonials: () => listAll('testimonials'),
    listClients: () => listAll('clients'),
    listPackages: () => listAll('packages'),
    /** Changes whenever published content changes. */
    getRevision: async () => {
      const schema = dataResponse(z.object({ revision: z.string() }))
      return (await http.call('get', 'content-revision', { query: defaultQuery, schema })).revision
    },
    getSiteSetting: () =>
      http.call('get', 'site-setting', { query: defaultQuery, schema: dataResponse(siteSetting) }),
  }
}

const warn: Log = (message, facts) => console.warn(message, facts)
