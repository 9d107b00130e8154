import type { Core } from '@strapi/strapi'
import { HttpError } from '#src/platform/http/errors'
import type { Next, RequestContext } from '#src/platform/http/request-context'
import { type StaffMessage, translateForStaff } from '#src/platform/panel/staff-language'
import { onEach, showRelated } from './permissions-manager'
import { listQueryPaths } from './query-paths'
import { type Ability, createFieldReader, getSchema } from './readable-fields'

type PanelCall = RequestContext & { state: { userAbility?: Ability } }
type Route = { path: string; config?: { middlewares?: unknown[] } }

const forbidden = (...text: StaffMessage) => new HttpError(403, translateForStaff(text))

const unreadable = (path: string[]) =>
  forbidden(
    `Your role cannot read the field ${path.join('.')}`,
    `Peran Anda tidak dapat membaca isian ${path.join('.')}`,
  )

const getBody = ({ request: { body } }: RequestContext): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The content type that a route of the content manager reads or writes. */
const findModel = (ctx: PanelCall): string | undefined =>
  ctx.params.model ??
  ctx.params.contentType ??
  text(ctx.query.contentType) ??
  text(getBody(ctx).contentType) ??
  text(getBody(ctx).contentTypeUID)

/** Refuses a query that would select, sort or find records by a field that the role cannot read. */
function requireReadableQuery(ctx: PanelCall, ability: Ability, model: string | undefined): void {
  // The panel never sends `populate`: each type has its own pages and routes.
  if ('populate' in ctx.query || 'populate' in getBody(ctx))
    throw forbidden(
      'The panel does not load related records by populate',
      'Panel tidak memuat data terkait lewat populate',
    )
  const { filters, others } = listQueryPaths(ctx.query)
  // Strapi leaves out fields of the type itself that the role cannot read. Views may sort by such a field.
  const nested = others.filter(path => path.length > 1)
  const paths = [...filters, ...nested, ...listQueryPaths({ sort: getBody(ctx).sort }).others]
  const reader = createFieldReader(ability)
  const refused = paths.find(path => !model || !reader.canReadPath(model, path))
  if (refused) throw unreadable(refused)
}

const guardQuery = async (ctx: PanelCall, next: Next) => {
  const { userAbility } = ctx.state
  const model = findModel(ctx)
  if (userAbility && (!model || model in strapi.contentTypes)) requireReadableQuery(ctx, userAbility, model)
  return await next()
}

const findTarget = ({ params: { model = '', targetField = '' } }: PanelCall): string | undefined => {
  const attribute = model in strapi.contentTypes ? getSchema(model).attributes[targetField] : undefined
  return attribute?.type === 'relation' && 'target' in attribute ? attribute.target : undefined
}

/**
 * The lists of related records are not sanitised by Strapi, which takes other fields from the query and fails if the role
 * cannot read the relation.
 */
const guardRelations = async (ctx: PanelCall, next: Next) => {
  const { userAbility } = ctx.state
  const { model = '', targetField = '' } = ctx.params
  if (userAbility && model in strapi.contentTypes) {
    const reader = createFieldReader(userAbility)
    if (!reader.canReadType(model) || !reader.canReadPath(model, [targetField]))
      throw unreadable([targetField])
  }
  const { filters, others } = listQueryPaths(ctx.query)
  if (filters.length + others.length > 0)
    throw forbidden('Related records are listed by their names', 'Data terkait ditampilkan menurut namanya')
  await next()
  const target = findTarget(ctx)
  const body = ctx.body as { results?: unknown } | undefined
  if (!userAbility || !target || !body?.results) return
  body.results = await onEach(body.results, record => showRelated(userAbility, target, record))
}

/** Routes that name a content type without asking for permission to read it. */
const guardType = async (ctx: PanelCall, next: Next) => {
  const { userAbility } = ctx.state
  const model = findModel(ctx)
  const field = text(getBody(ctx).field)
  if (userAbility && model && model in strapi.contentTypes) {
    const reader = createFieldReader(userAbility)
    if (!reader.canReadType(model) || (field && !reader.canReadPath(model, [field])))
      throw new HttpError(403, 'Forbidden')
  }
  return await next()
}

const listGuards = (path: string) => [
  guardQuery,
  ...(path.startsWith('/relations/') ? [guardRelations] : []),
  ...(/^\/(uid|preview\/url)\//.test(path) ? [guardType] : []),
]

/** Applies field permissions to the queries of all routes of the content manager. Must run before routes are added. */
export function guardContentManagerRoutes(strapi: Core.Strapi): void {
  const routers: { routes: Route[] }[] = Object.values(strapi.plugin('content-manager').routes)
  for (const { routes } of routers)
    for (const route of routes) {
      const middlewares = route.config?.middlewares ?? []
      if (middlewares.includes(guardQuery)) continue
      route.config = { ...route.config, middlewares: [...listGuards(route.path), ...middlewares] }
    }
}
