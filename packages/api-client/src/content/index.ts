import { type ZodType, z } from 'zod'
import { createHttp, type HttpOptions, pathSegment } from '../http'
import { data, type List, list, noContent } from '../wire'
import { type Collection, createEntitySchemas, type Entities, siteSetting } from './entities'
import type { Log } from './parse-blocks'

export interface ContentOptions extends Omit<HttpOptions, 'token'> {
  locale: string
  /** From configuration, for a private CMS; it never shows drafts. */
  configuredToken?: string
  log?: Log
}

export type Content = ReturnType<typeof createContent>
type Schemas = { [C in Collection]: ZodType<Entities[C]> }
type ContentQuery = Record<string, unknown>

const pageSize = 100

/**
 * The CMS. Every call carries the locale and `status=draft`, as specified; the backend answers drafts only to the
 * preview token, which `setPreviewToken` sets for this instance and which is empty at first.
 */
export function createContent({ locale, configuredToken = '', log = warn, ...options }: ContentOptions) {
  let preview = ''
  const http = createHttp({ ...options, token: () => preview || configuredToken })
  const entities: Schemas = createEntitySchemas(log, options.baseUrl)
  const schema = <C extends Collection>(collection: C): ZodType<Entities[C]> => entities[collection]
  const always = { locale, status: 'draft' }

  const listed = <C extends Collection>(
    collection: C,
    query: ContentQuery = {},
  ): Promise<List<Entities[C]>> =>
    http.call('get', collection, { query: { ...always, ...query }, schema: list(schema(collection)) })

  async function listAll<C extends Collection>(
    collection: C,
    query: ContentQuery = {},
  ): Promise<Entities[C][]> {
    const found: Entities[C][] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await listed(collection, { ...query, pagination: { page, pageSize } })
      found.push(...answer.data)
      pages = answer.pagination.page_count
    }
    return found
  }

  const findBy = async <C extends Collection>(collection: C, field: string, value: string) =>
    (await listed(collection, { filters: { [field]: { $eq: value } }, pagination: { pageSize: 1 } }))
      .data[0] ?? null

  return {
    list: listed,

    get: <C extends Collection>(collection: C, id: string, query: ContentQuery = {}): Promise<Entities[C]> =>
      http.call('get', `${collection}/${pathSegment(id)}`, {
        query: { ...query, ...always },
        schema: data(schema(collection)),
      }),

    create: <C extends Collection>(collection: C, values: object): Promise<Entities[C]> =>
      http.call('post', collection, {
        query: always,
        json: { data: values },
        schema: data(schema(collection)),
      }),

    update: <C extends Collection>(collection: C, id: string, values: object): Promise<Entities[C]> =>
      http.call('put', `${collection}/${pathSegment(id)}`, {
        query: always,
        json: { data: values },
        schema: data(schema(collection)),
      }),

    remove: (collection: Collection, id: string) =>
      http.call('delete', `${collection}/${pathSegment(id)}`, { query: always, schema: noContent }),

    /** The in-memory bearer value: the preview token of a request that may see drafts; empty takes it away. */
    setPreviewToken(token: string) {
      preview = token
    },

    findPage: (slug: string) => findBy('pages', 'slug', slug),
    /** The present slug of a renamed page by its former slug; null if no page had that one. */
    findPageRedirect: async (slug: string) => (await findBy('page-redirects', 'slug', slug))?.target ?? null,
    listPageRedirects: () => listAll('page-redirects'),
    findIndustry: (key: string) => findBy('industries', 'key', key),
    listPages: () => listAll('pages'),
    listIndustries: (language = locale) => listAll('industries', { sort: 'position', locale: language }),
    listFaqs: () => listAll('faqs', { sort: 'position' }),
    listTestimonials: () => listAll('testimonials'),
    listClients: () => listAll('clients'),
    listPackages: () => listAll('packages', { sort: 'position' }),
    /** The CMS's word for the state of its published content: another word means that something changed. */
    getRevision: async () => {
      const answer = data(z.object({ revision: z.string() }))
      return (await http.call('get', 'content-revision', { query: always, schema: answer })).revision
    },
    getSiteSetting: () => http.call('get', 'site-setting', { query: always, schema: data(siteSetting) }),
  }
}

const warn: Log = (message, facts) => console.warn(message, facts)
