import type { RequestContext } from '#src/platform/http/request-context'

/** The events of the security log; docs/security.md describes when each is logged. */
export type SecurityEvent =
  | 'sign-in.accepted'
  | 'sign-in.challenged'
  | 'session.ended'
  | 'registration.accepted'
  | 'registration.declined'
  | 'reset.requested'
  | 'reset.code-accepted'
  | 'reset.completed'
  | 'password.changed'
  | 'email.requested'
  | 'email.changed'
  | 'email.confirmed'
  | 'number.changed'
  | 'number.verified'
  | 'google.linked'
  | 'google.unlinked'
  | 'second-factor.on'
  | 'second-factor.off'
  | 'second-factor.codes-renewed'
  | 'second-factor.recovery-code-used'
  | 'account.blocked'
  | 'account.unblocked'
  | 'account.removed'
  | 'access.changed'
  | 'staff-sign-in.accepted'
  | 'staff-sign-in.challenged'
  | 'staff-sign-in.rejected'
  | 'text-limit.reached'
  | Rejected

type Subject = (typeof subjects)[number][1]
type Rejected = `${Subject | 'permission' | 'token' | 'request'}.rejected`

/** Contains opaque ids, counts and our own codes, but no user input. */
type About = {
  account?: string | null
  organisation?: string | null
  session?: string
  sessions?: number
  person?: string
  action?: string
  reason?: string
  staff?: number
  /** The originating request, if the event occurs in background work. */
  request_id?: string
  route?: string
}

const subjects = [
  [/^\/auth\/(local|google)\/register$|^\/invitations\/join$/, 'registration'],
  [/^\/auth\/(local|second-factor|google)/, 'sign-in'],
  [/^\/auth\/(forgot-password|verify-reset-code|reset-password)/, 'reset'],
  [/password/, 'password'],
  [/email/, 'email'],
  [/mobile-number/, 'number'],
  [/second-factor/, 'second-factor'],
  [/^\/account/, 'account'],
  [/^\/(members|invitations|organisations)/, 'access'],
] as const

const getSubject = (route: string): Subject | 'request' =>
  subjects.find(([pattern]) => pattern.test(route))?.[1] ?? 'request'

const current = (): RequestContext | undefined => strapi.requestContext.get() as RequestContext | undefined

/** Logs one security event with its request and caller. */
export function logSecurityEvent(event: SecurityEvent, about: About = {}): void {
  const call = current()
  const level = event === 'text-limit.reached' ? 'error' : event.endsWith('.rejected') ? 'warn' : 'info'
  strapi.log[level]('security', {
    event,
    ...(call && getRequestLogFields(call)),
    ...(call && describeCaller(call)),
    ...about,
  })
}

/** The log fields that identify a request, for work that is done after its response. */
export const getRequestLogFields = ({ state: { requestId, route } }: RequestContext) => ({
  request_id: requestId,
  route: route?.path,
})

/** In the panel, the user is a staff member, logged by numeric id. */
function describeCaller({ path, state: { user, session, concerned } }: RequestContext): About {
  if (!isOurs(path)) return { staff: user?.id }
  return {
    account: user?.documentId ?? concerned,
    organisation: session?.active_organisation ?? undefined,
    session: session?.documentId,
  }
}

const isOurs = (path: string) => path.startsWith('/api/')

/**
 * Sets the account that a request without a session concerns, so that a rejection is logged with that
 * account.
 */
export function setAffectedAccount(account: { documentId: string } | null): void {
  const state = current()?.state
  if (state && account) state.concerned = account.documentId
}

// Error codes for a wrong secret or a violated account rule.
const reasons = ['credentials', 'code', 'challenge', 'blocked', 'last-owner', 'already-confirmed']

/** Logs a rejected request; plain validation errors are not security events. */
export function logRejectedRequest(ctx: RequestContext, status: number, code: unknown): void {
  const route = ctx.state.route?.path ?? ''
  const reason = typeof code === 'string' ? code : undefined
  // A panel session without a verified second factor is not an attack: the panel sends requests before it shows
  // the form for the code.
  const event = isOurs(ctx.path)
    ? findEvent(route, status, reason)
    : status === 403 && reason !== 'second-factor' && 'permission.rejected'
  if (event) logSecurityEvent(event, { reason })
}

function findEvent(route: string, status: number, reason: string | undefined): SecurityEvent | null {
  if (status === 401) return 'token.rejected'
  if (status === 403 && reason !== 'blocked') return 'permission.rejected'
  if (status === 429) return `${getSubject(route)}.rejected`
  const subject = getSubject(route)
  return subject !== 'request' && reason !== undefined && reasons.includes(reason)
    ? `${subject}.rejected`
    : null
}

/**
 * Logs passwords entered in the admin panel, which Strapi only reports as events. `isComplete` tells whether an
 * account needs nothing more than its password.
 */
export function logStaffSignIns(isComplete: (staff: number) => Promise<boolean>): void {
  strapi.eventHub.on('admin.auth.success', async ({ user }: { user?: { id?: number } } = {}) => {
    const complete = user?.id !== undefined && (await isComplete(user.id))
    logSecurityEvent(complete ? 'staff-sign-in.accepted' : 'staff-sign-in.challenged', { staff: user?.id })
  })
  strapi.eventHub.on('admin.auth.error', async () => logSecurityEvent('staff-sign-in.rejected'))
}
