import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { listRoleActions } from '#src/identity/permission/cached-permissions'
import { HttpError } from '#src/platform/http/errors'
import { chooseMembership, type Next, type RequestContext } from '#src/platform/http/request-context'
import { type Caller, findCaller } from './caller'
import { setActiveOrganisation } from './session'

const claimsSchema = z.object({ id: z.number(), sid: z.string() })
const tokenShape = /^bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i
const maxTokenLength = 2000

/**
 * Returns the JSON Web Token from the Authorization header, or null if there is none. API keys and Strapi's
 * API tokens have a different format.
 */
function getToken(ctx: RequestContext): string | null {
  const header = ctx.get('authorization')
  return header.length > maxTokenLength ? null : (tokenShape.exec(header)?.[1] ?? null)
}

async function readClaims(token: string) {
  try {
    const claims: unknown = await strapi.plugin('users-permissions').service('jwt').verify(token)
    return claimsSchema.parse(claims)
  } catch {
    return null
  }
}

async function findCallerByToken(token: string): Promise<Caller | null> {
  const claims = await readClaims(token)
  const caller = claims && (await findCaller(claims.sid, claims.id))
  return caller && !caller.account.blocked ? caller : null
}

/** Whether the request carries the token of an open session. */
export async function hasSession(ctx: RequestContext): Promise<boolean> {
  const token = getToken(ctx)
  return token !== null && (await findCallerByToken(token)) !== null
}

type Authorisation = { actions: ReadonlySet<string> }

const strategy = {
  name: 'member',
  /** Throws unless the caller's role may call all of the route's actions. */
  verify({ actions }: Authorisation, { scope }: { scope?: string | string[] }) {
    const needed = typeof scope === 'string' ? [scope] : (scope ?? [])
    if (!needed.every(action => actions.has(action))) throw new errors.ForbiddenError()
  },
}

type Context = RequestContext & {
  state: {
    route: { info: { type?: string }; config?: { auth?: unknown } }
    auth?: object
    isAuthenticated?: boolean
  }
  unauthorized(message: string): void
}

/**
 * Throws 409 `organisation-changed` if the request names another organisation than the active one, because its
 * form was shown before the member switched in another tab. With `x-organisation-switch`, switches back.
 */
async function requireIntendedOrganisation(ctx: Context, { session, memberships }: Caller): Promise<void> {
  const intended = ctx.get('x-organisation')
  if (intended === '') return
  if (chooseMembership(memberships, session.active_organisation)?.organisation.documentId === intended) return
  const mayAct = memberships.some(({ organisation }) => organisation.documentId === intended)
  if (!mayAct || ctx.get('x-organisation-switch') !== '1')
    throw new HttpError(409, 'Another organisation is active', { code: 'organisation-changed' })
  await setActiveOrganisation(session.documentId, intended)
  session.active_organisation = intended
}

async function authenticate(ctx: Context, token: string, next: Next): Promise<unknown> {
  const caller = await findCallerByToken(token)
  if (!caller) return ctx.unauthorized('Missing or invalid credentials')
  const { account, session, memberships, role } = caller
  ctx.state.user = account
  ctx.state.session = session
  ctx.state.memberships = memberships
  await requireIntendedOrganisation(ctx, caller)
  ctx.state.isAuthenticated = true
  const actions = role ? await listRoleActions(role) : new Set<string>()
  ctx.state.auth = { strategy, credentials: account, actions }
  return next()
}

/**
 * Authenticates members with one SQL statement instead of Strapi's strategies, which read the API token,
 * session, account, settings and role separately.
 */
export function authenticateMembers(strapi: Core.Strapi): void {
  const service: { authenticate(ctx: Context, next: Next): Promise<unknown> } = strapi.get('auth')
  const byStrategies = service.authenticate
  service.authenticate = (ctx, next) => {
    const { info, config } = ctx.state.route
    const isForMembers = info.type === 'content-api' && config?.auth !== false
    const token = isForMembers ? getToken(ctx) : null
    return token === null ? byStrategies(ctx, next) : authenticate(ctx, token, next)
  }
}
