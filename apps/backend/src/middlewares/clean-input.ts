import type { UID } from '@strapi/strapi'
import { HttpError } from '../platform/http/errors'
import { isPanelQueryKnown } from '../platform/http/panel-query'
import { isQueryWellFormed } from '../platform/http/query-shape'
import type { Next, RequestContext } from '../platform/http/request-context'

// PostgreSQL cannot store NUL, and hashing a password with a lone surrogate never returns.
const isUnusable = (text: string) => text.includes('\0') || /\p{Cs}/u.test(text)

function containsUnusable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isUnusable(value)
  if (typeof value !== 'object' || value === null) return false
  if (depth > 20) throw new HttpError(400, 'The body is nested too deeply')
  return Object.entries(value).some(([key, inner]) => isUnusable(key) || containsUnusable(inner, depth + 1))
}

const unusableFields = (body: unknown) =>
  Object.entries(Object(body))
    .filter(([name, value]) => !isUnusable(name) && containsUnusable(value))
    .map(([name]) => ({ path: [name], message: 'validation.characters' }))

// Strapi looks up names in plain objects and would also find members of Object.prototype.
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))

const isInherited = (path: string) => path.split(/[.:,]/).some(part => inherited.has(part.trim()))

/** Whether a parameter names a member of Object.prototype as a field, in a key or (if allowed) in a value. */
function namesInherited(value: unknown, valuesAreNames: boolean): boolean {
  if (typeof value === 'string') return valuesAreNames && isInherited(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, inner]) => inherited.has(key) || namesInherited(inner, valuesAreNames),
  )
}

// The panel looks up the model of a path in a plain object.
const namesInheritedModel = (path: string) =>
  path.startsWith('/content-manager/') && path.split('/').some(part => inherited.has(part))

const findAttributes = (uid: string) => strapi.getModel(uid as UID.Schema)?.attributes

/** Parameters of the database's own queries, which Strapi's media library and user lists pass on unchecked. */
const databaseParameters = [
  'where',
  'select',
  'orderBy',
  'groupBy',
  'having',
  'joins',
  'lookup',
  'offset',
  'ordering',
]

const structure = ['fields', 'sort', 'populate', 'filters'] as const

/** Rejects queries and bodies that would cause a 500 in Strapi or the database. */
export default () => async (ctx: RequestContext, next: Next) => {
  if (/%00/.test(ctx.path) || /%00/.test(ctx.querystring))
    throw new HttpError(400, 'The URL contains a NUL character')
  if (structure.some(name => namesInherited(ctx.query[name], name !== 'filters')))
    throw new HttpError(400, 'The query refers to an unknown field')
  if (databaseParameters.some(name => name in ctx.query))
    throw new HttpError(400, 'The query has an unknown parameter')
  if (namesInheritedModel(ctx.path)) throw new HttpError(404, 'Not Found')
  if (!isPanelQueryKnown(ctx.path, ctx.query, findAttributes))
    throw new HttpError(400, 'The query refers to an unknown field')
  if (!isQueryWellFormed(ctx.query)) throw new HttpError(400, 'Part of the query has the wrong type')
  const { body } = ctx.request
  if (containsUnusable(body)) {
    throw new HttpError(400, 'The body contains characters that cannot be stored', {
      fields: unusableFields(body),
    })
  }
  await next()
}
