import { lockAccount } from '#src/api/account/services/account'
import { logSecurityEvent } from '#src/auth/security-events'
import { HttpError } from '#src/http/errors'
import type { Account, OpenSession } from '#src/http/request-context'
import { environment } from '#src/runtime/environment'

const uid = 'api::session.session'
const seenEvery = 60_000

type Row = OpenSession & {
  owner: string
  device_label: string | null
  createdAt: string
  last_seen_at: string
  expires_at: string
}

const isOpen = ({ last_seen_at, expires_at }: Row, now: number) =>
  new Date(expires_at).getTime() >= now &&
  new Date(last_seen_at).getTime() + environment.SESSION_IDLE * 1000 >= now

/** The raw token of `portal_token`: it names the session row, and dies with it. */
export const signSessionToken = (account: Account, session: { documentId: string }): string =>
  strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue(
      { id: account.id, sid: session.documentId },
      { algorithm: 'HS256', expiresIn: environment.SESSION_MAX },
    )

/**
 * Opens a session and answers its token; expired sessions of the account are deleted. Throws 400 `credentials` when the
 * password or the block changed since the account was read, because whatever ended all sessions must end this one too.
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

/** The open session of that id, or null once it ended, ran out or was left alone too long. */
export async function findSession(documentId: string): Promise<Row | null> {
  const session: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!session) return null
  const now = Date.now()
  if (!isOpen(session, now)) return null
  if (new Date(session.last_seen_at).getTime() + seenEvery < now) {
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { last_seen_at: new Date(now) } })
  }
  return session
}

/** The open sessions of an account, the one last used first. */
export async function listSessions(owner: string): Promise<Row[]> {
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ where: { owner }, orderBy: [{ last_seen_at: 'desc' }, { id: 'desc' }] })
  return rows.filter(row => isOpen(row, Date.now()))
}

async function end(where: { owner?: string; documentId?: unknown }): Promise<void> {
  const { count: sessions } = await strapi.db.query(uid).deleteMany({ where })
  if (sessions > 0)
    logSecurityEvent('session.ended', { sessions, ...(where.owner && { account: where.owner }) })
}

/** Ends one session, if it is that account's; one that has ended already is no failure. */
export const endOwnSession = (owner: string, documentId: string) => end({ owner, documentId })

export const endOtherSessions = (owner: string, kept: string) => end({ owner, documentId: { $ne: kept } })

export const endSession = (documentId: string) => end({ documentId })

export const endAllSessions = (owner: string) => end({ owner })

/** The organisation that this session works for; the caller has checked the membership. */
export async function setActiveOrganisation(session: string, organisation: string | null): Promise<void> {
  await strapi.db
    .query(uid)
    .updateMany({ where: { documentId: session }, data: { active_organisation: organisation } })
}
