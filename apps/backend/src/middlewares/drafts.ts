import { errors } from '@strapi/utils'
import { isPreviewToken } from '#src/site'
import type { Next, RequestContext } from '../platform/http/request-context'

// Filtering by publication state would reveal which documents have drafts.
const publicationFilters = ['publicationFilter', 'hasPublishedVersion']

/** Whether a query uses the relation to a document's other rows, which include drafts. */
function reachesOtherRows(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return /(^|[,.])\s*localizations\b/.test(value)
  if (typeof value !== 'object' || value === null || depth > 20) return false
  return Object.entries(value).some(
    ([name, inner]) => name === 'localizations' || reachesOtherRows(inner, depth + 1),
  )
}

/**
 * Strapi returns drafts to any caller with read permission. Here, callers without the preview token only get
 * published content. Writes, which require an API token, keep their `status`.
 */
export default () => async (ctx: RequestContext, next: Next) => {
  // Panel requests have their own session, and editors work on drafts.
  if (ctx.path.startsWith('/content-manager/')) return next()
  if (isPreviewToken(ctx.get('authorization'))) {
    // Reading requires no account, and Strapi would reject the preview token with a 401.
    delete ctx.req.headers.authorization
    ctx.set('cache-control', 'no-store')
    return next()
  }
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
  const { filters, sort, populate } = ctx.query
  if (reachesOtherRows({ filters, sort, populate }))
    throw new errors.ValidationError('Invalid key localizations')
  const query = { ...ctx.query }
  for (const name of publicationFilters) delete query[name]
  if ('status' in query) query.status = 'published'
  ctx.query = query
  return next()
}
