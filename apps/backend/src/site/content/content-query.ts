/** The methods of Strapi's core controller that our controllers use. */
export type CoreController = {
  validateQuery(ctx: ContentContext): Promise<unknown>
  sanitizeQuery(ctx: ContentContext): Promise<ContentQuery>
  sanitizeOutput(data: unknown, ctx: ContentContext): Promise<unknown>
  transformResponse(data: unknown, meta?: object): unknown
}

export type ContentContext = { query: ContentQuery; params?: { id: string } }

export type ContentQuery = {
  filters?: Record<string, unknown>
  sort?: unknown
  fields?: unknown
  pagination?: Record<string, unknown>
  locale?: string
  status?: 'draft' | 'published'
  _q?: unknown
  populate?: unknown
}

export type ApiUid = `api::${string}.${string}`

const passedOn = ['filters', 'sort', 'fields', 'pagination', 'status', '_q'] as const

/** The parameters of a query that callers may set; `populate` is not one of them. */
export const pickAllowedParameters = (query: ContentQuery): ContentQuery =>
  Object.fromEntries(passedOn.flatMap(name => (name in query ? [[name, query[name]]] : [])))
