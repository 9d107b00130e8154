import { lockAccount } from '#src/identity/account/account'
import { HttpError } from '#src/platform/http/errors'
import type { Account, OpenSession } from '#src/platform/http/request-context'
import { environment } from '#src/platform/runtime/environment'
import { logSecurityEvent } from './security-events'

const uid = 'api::session.session'
const lastSeenInterval = 60_000

type Row = OpenSession & {
  owner: string
  device_label: string | null
  createdAt: string
  last_seen_at: string
  expires_at: string
}

/** Whether a session has neither expired nor been idle for too long. */
export const isSessionOpen = (
  { last_seen_at, expires_at }: { last_seen_at: Date; expires_at: Date },
  now: number,
) => expires_at.getTime() >= now && last_seen_at.getTime() + environment.SESSION_IDLE * 1000 >= now

const isOpen = ({ last_seen_at, expires_at }: Row, now: number) =>
  isSessionOpen({ last_seen_at: new Date(last_seen_at), expires_at: new Date(expires_at) }, now)

/**
 * Signs the JWT for `portal_token`. The token identifies the session row and is valid only while that row
 * exists.
 */
const signSessionToken = (account: Account, session: { documentId: string }): string =>
  strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue(
      { id: account.id, sid: session.documentId },
      { algorithm: 'HS256', expiresIn: environment.SESSION_MAX },
    )

/**
 * Opens a session, returns its token and deletes the account's expired sessions. Throws 400 `credentials` if
 * the password, Google link or block has changed since the account was read, because such a change ends all
 * sessions.
 */
export async function openSession(
  account: Account,
  deviceLabel: string,
  organisation: string | null = null,
): Promise<string> {
  const now = Date.now()
  const { password, google_sub, documentId: owner } = account
  const session: Row = await strapi.db.transaction(async () => {
    if (!(await lockAccount(account, { password, google_sub, blocked: false })))
      throw new HttpError(400, 'Invalid identifier or password', { code: 'credentials' })
    await strapi.db.query(uid).deleteMany({ where: { owner, expires_at: { $lt: new Date(now) } } })
    return strapi.db.query(uid).create({
      data: {
        owner,
        device_label: deviceLabel,
        active_organisation: organisation,
        last_seen_at: new Date(now),
        expires_at: new Date(now + environment.SESSION_MAX * 1000),
      },
    })
  })
  logSecurityEvent('sign-in.accepted', {
    account: account.documentId,
    session: session.documentId,
    organisation: organisation ?? undefined,
  })
  return signSessionToken(account, session)
}

/** Records that a session is in use, at most once a minute. */
export async function markSessionSeen(documentId: string, last_seen_at: Date): Promise<void> {
  const now = Date.now()
  if (last_seen_at.getTime() + lastSeenInterval >= now) return
  await strapi.db.query(uid).updateMany({ where: { documentId }, data: { last_seen_at: new Date(now) } })
}

/** An account's open sessions, most recently used first. */
export async function listSessions(owner: string): Promise<Row[]> {
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ where: { owner }, orderBy: [{ last_seen_at: 'desc' }, { id: 'desc' }] })
  return rows.filter(row => isOpen(row, Date.now()))
}

async function deleteSessions(where: { owner?: string; documentId?: unknown }): Promise<void> {
  const { count: sessions } = await strapi.db.query(uid).deleteMany({ where })
  if (sessions > 0)
    logSecurityEvent('session.ended', { sessions, ...(where.owner && { account: where.owner }) })
}

/** Ends one of the account's own sessions. Does nothing if the session has already ended. */
export const endOwnSession = (owner: string, documentId: string) => deleteSessions({ owner, documentId })

export const endOtherSessions = (owner: string, current: string) =>
  deleteSessions({ owner, documentId: { $ne: current } })

export const endSession = (documentId: string) => deleteSessions({ documentId })

export const endAllSessions = (owner: string) => deleteSessions({ owner })

/** Sets the active organisation of a session. The caller must have verified the membership. */
export async function setActiveOrganisation(session: string, organisation: string | null): Promise<void> {
  await strapi.db
    .query(uid)
    .updateMany({ where: { documentId: session }, data: { active_organisation: organisation } })
}
