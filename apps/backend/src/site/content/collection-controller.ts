import { factories } from '@strapi/strapi'
import {
  type ApiUid,
  type ContentContext,
  type ContentQuery,
  type CoreController,
  pickAllowedParameters,
} from './content-query'
import { fallbackLocale, getLocale } from './locale'
import { parsePagination } from './pagination'
import { replaceRoyaltyPlaceholders } from './royalty'
import { withFallbackLocale } from './translation'

/** The order that editors choose. Entries with the same position are sorted by key. */
export const byPosition = 'position:asc,key:asc'

type Shape = {
  sort: string
  whole: object
  listed?: (query: ContentQuery) => object
  /** A filter that selects the entries that may be listed in a language. */
  shown?: (locale: string) => Promise<object>
  /** Adds fields that are stored elsewhere to the entries of a response. */
  complete?: (body: unknown) => Promise<unknown>
}

/**
 * Creates the controller of a public collection. English falls back to Indonesian if there is no translation. Callers
 * cannot set `populate`, and a page size over the limit is an error.
 */
export function createCollectionController(
  uid: ApiUid,
  { sort, whole, listed = () => whole, shown = async () => ({}), complete = async body => body }: Shape,
) {
  const service = () => strapi.service(uid)
  const finish = async (data: unknown) => replaceRoyaltyPlaceholders(await complete(data))

  return factories.createCoreController(uid, {
    async find(this: CoreController, ctx: ContentContext) {
      await this.validateQuery(ctx)
      const sanitized = await this.sanitizeQuery(ctx)
      const only = await shown(getLocale(sanitized))
      const query = { ...sanitized, filters: { $and: [sanitized.filters ?? {}, only] } }
      const { results, pagination } = await service().find({
        sort,
        ...pickAllowedParameters(query),
        ...(await withFallbackLocale(uid, query, getLocale(query))),
        pagination: parsePagination(query.pagination),
        populate: listed(sanitized),
      })
      const result = await this.sanitizeOutput(results, ctx)
      return this.transformResponse(await finish(result), { pagination })
    },

    async create(ctx: ContentContext) {
      ctx.query = { ...ctx.query, populate: whole }
      return super.create(ctx)
    },

    async update(ctx: ContentContext) {
      ctx.query = { ...ctx.query, populate: whole }
      return super.update(ctx)
    },

    async findOne(this: CoreController, ctx: ContentContext) {
      await this.validateQuery(ctx)
      const query = await this.sanitizeQuery(ctx)
      const read = (locale: string) =>
        service().findOne(ctx.params?.id, { ...pickAllowedParameters(query), locale, populate: whole })
      const found = (await read(getLocale(query))) ?? (await read(fallbackLocale))
      const answer = await this.sanitizeOutput(found, ctx)
      return this.transformResponse(await finish(answer))
    },
  })
}
