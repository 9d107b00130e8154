import { z } from 'zod'
import { createHttpClient, type HttpClientOptions } from '../http'
import { dataResponse } from '../wire'
import { createCollectionsApi } from './collection-calls'
import { getEntitySchemas, siteSetting } from './entities'
import type { LogFunction } from './parse-blocks'

export interface ContentClientOptions extends Omit<HttpClientOptions, 'token'> {
  locale: string
  /** The token of a private CMS, from the configuration. It does not give access to drafts. */
  configuredToken?: string
  log?: LogFunction
}

export type ContentClient = ReturnType<typeof createContentClient>

const slugOnly = z.object({ slug: z.string() })
const keyOnly = z.object({ key: z.string() })

/**
 * The CMS client. Every call sends the locale and `status=draft`; the backend returns drafts only for the preview
 * token, which is empty until `setPreviewToken` is called.
 */
export function createContentClient({
  locale,
  configuredToken = '',
  log = warn,
  ...options
}: ContentClientOptions) {
  let previewToken = ''
  const http = createHttpClient({ ...options, token: () => previewToken || configuredToken })
  const entities = getEntitySchemas(log, options.baseUrl)
  const defaultQuery = { locale, status: 'draft' }

  const { listPage, listAll, listFields, findBy, ...entryCalls } = createCollectionsApi(
    http,
    entities,
    defaultQuery,
  )

  return {
    list: listPage,

    ...entryCalls,

    /** Sets this client's preview token, which gives access to drafts. An empty string removes it. */
    setPreviewToken(token: string) {
      previewToken = token
    },

    findPage: (slug: string) => findBy('pages', 'slug', slug),
    listPageSlugs: async () => (await listFields('pages', ['slug'], slugOnly)).map(({ slug }) => slug),
    listIndustryKeys: async () => (await listFields('industries', ['key'], keyOnly)).map(({ key }) => key),
    listPageRedirects: () => listAll('page-redirects'),
    findIndustry: (key: string) => findBy('industries', 'key', key),
    listPages: () => listAll('pages'),
    listIndustries: (language = locale) => listAll('industries', { locale: language }),
    listFaqs: () => listAll('faqs'),
    listTestimonials: () => listAll('testimonials'),
    listClients: () => listAll('clients'),
    listPackages: () => listAll('packages'),
    /** Returns the revision, which changes whenever published content changes. */
    getRevision: async () => {
      const schema = dataResponse(z.object({ revision: z.string() }))
      return (await http.call('get', 'content-revision', { query: defaultQuery, schema })).revision
    },
    getSiteSetting: () =>
      http.call('get', 'site-setting', { query: defaultQuery, schema: dataResponse(siteSetting) }),
  }
}

const warn: LogFunction = (message, facts) => console.warn(message, facts)
