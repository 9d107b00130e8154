import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasPermission, type Permission, type Role } from '@bgm/validation'
import { HttpError } from './errors'

/** A row of the user content type. */
export type Account = {
  id: number
  documentId: string
  email: string
  password: string | null
  first_name: string
  last_name: string | null
  mobile_number: string | null
  proved_mobile_number: string | null
  /** The account's id at Google. */
  google_sub: string | null
  /** The new email address, until it is verified. */
  pending_email: string | null
  gender: 'male' | 'female' | null
  business_type: 'single' | 'multiple' | null
  locale: 'id' | 'en'
  referral_code: string | null
  unwanted_mails: string[] | null
  wanted_mails: string[] | null
  confirmed: boolean
  blocked: boolean
  createdAt: string
  /** The role that applies to the request, on guarded routes. */
  role?: { type: string } | null
}

export type OpenSession = { documentId: string; active_organisation: string | null }

/** An active membership: access to all (null) or some units of an organisation. */
export type Membership = {
  id: number
  documentId: string
  role: Role
  units: number[] | null
  organisation: { id: number; documentId: string; name: string }
}

/** The parts of a Koa context that controllers and middlewares use. `user`, `session` and `memberships` are set on guarded routes. */
export type RequestContext = {
  request: { body?: unknown; files?: Record<string, unknown> }
  req: IncomingMessage
  res: ServerResponse
  /** False if a middleware has sent the response itself. */
  respond?: boolean
  params: Record<string, string>
  query: Record<string, unknown>
  querystring: string
  method: string
  path: string
  status: number
  body: unknown
  state: {
    requestId?: string
    user?: Account
    session?: OpenSession
    memberships?: Membership[]
    /** The id of the account that a request without a session concerns. */
    concerned?: string
    route?: { path: string; info?: { type?: string } }
  }
  get(header: string): string
  set(header: string, value: string): void
  redirect(url: string): void
}

export type Next = () => Promise<unknown>

/** The account on a guarded route. */
export function getAccount(ctx: RequestContext): Account {
  if (!ctx.state.user) throw new Error('A guarded action ran without an account')
  return ctx.state.user
}

/** The session on a guarded route. */
export function getSession(ctx: RequestContext): OpenSession {
  if (!ctx.state.session) throw new Error('A guarded action ran without a session')
  return ctx.state.session
}

/** The active memberships of the account on a guarded route, oldest first, as they were when the request arrived. */
export function getMemberships(ctx: RequestContext): Membership[] {
  if (!ctx.state.memberships) throw new Error('A guarded action ran without memberships')
  return ctx.state.memberships
}

/** The membership in the chosen organisation, or else the oldest one. */
export const chooseMembership = (
  memberships: readonly Membership[],
  chosen: string | null,
): Membership | undefined =>
  memberships.find(({ organisation }) => organisation.documentId === chosen) ?? memberships[0]

/** Throws 403 unless the role has the permission. */
export function requireRolePermission(role: Role | null, permission: Permission): void {
  if (!hasPermission(role, permission))
    throw new HttpError(403, 'The role does not allow this', { code: 'forbidden' })
}

/** Throws 403 unless the caller's role in the active organisation has the permission. */
export function requirePermission(ctx: RequestContext, permission: Permission): void {
  const membership = chooseMembership(getMemberships(ctx), getSession(ctx).active_organisation)
  requireRolePermission(membership?.role ?? null, permission)
}
