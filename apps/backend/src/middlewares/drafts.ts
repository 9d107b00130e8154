import { errors } from '@strapi/utils'
import { isPreviewToken } from '../content/preview'
import type { Call, Next } from '../http/request-context'

// A filter by publication tells what lies unpublished, even among published rows.
const prying = ['publicationFilter', 'hasPublishedVersion']

/** The relation to a document's other rows, drafts among them: a filter or a sort through it would answer about those. */
function reachesOtherRows(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return /(^|[,.])\s*localizations\b/.test(value)
  if (typeof value !== 'object' || value === null || depth > 20) return false
  return Object.entries(value).some(
    ([name, inner]) => name === 'localizations' || reachesOtherRows(inner, depth + 1),
  )
}

/**
 * Strapi shows drafts to whoever may read and asks for them; here a caller without the preview grant reads what is
 * published, whatever is asked, on every content type there is. Writing keeps `status`, tokens of the panel guard it.
 */
export default () => async (ctx: Call, next: Next) => {
  // The panel's own calls take its sign-in, and editors work on drafts.
  if (ctx.path.startsWith('/content-manager/')) return next()
  if (isPreviewToken(ctx.get('authorization'))) {
    // Reading is open to all, so the grant needs no identity; one that the token strategies do not know would be a 401.
    delete ctx.req.headers.authorization
    ctx.set('cache-control', 'no-store')
    return next()
  }
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
  const { filters, sort, populate } = ctx.query
  if (reachesOtherRows({ filters, sort, populate }))
    throw new errors.ValidationError('Invalid key localizations')
  const query = { ...ctx.query }
  for (const name of prying) delete query[name]
  if ('status' in query) query.status = 'published'
  ctx.query = query
  return next()
}
