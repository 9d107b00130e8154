import { buildSessionMetadata } from '@strapi/utils'
import { z } from 'zod'
import { environment } from '#src/platform/runtime/environment'

const cookieName = 'strapi_admin_refresh'

const sessionRow = z.object({
  deviceId: z.string(),
  type: z.enum(['refresh', 'session']).catch('session'),
  metadata: z
    .object({ loginAt: z.coerce.date(), secondFactor: z.number().optional() })
    .partial()
    .nullish()
    .transform(metadata => metadata ?? {}),
})
type PanelSession = z.output<typeof sessionRow>

async function findSession(id: string): Promise<PanelSession | null> {
  const row: unknown = await strapi.db.query('admin::session').findOne({ where: { sessionId: id } })
  return row ? sessionRow.parse(row) : null
}

/** Whether the session was opened with this authenticator. Strapi copies the metadata when it renews a session. */
export async function isVerifiedSession(id: string, authenticator: number): Promise<boolean> {
  return (await findSession(id))?.metadata.secondFactor === authenticator
}

const recentMinutes = 15

/** Whether the password of the session was entered recently enough to set up a second factor with it. */
export async function isRecentSession(id: string, now = Date.now()): Promise<boolean> {
  const signedInAt = (await findSession(id))?.metadata.loginAt
  return signedInAt !== undefined && now - signedInAt.getTime() <= recentMinutes * 60_000
}

type Cookies = { set(name: string, value: string, options: object): void }
export type SessionRequest = { cookies: Cookies; get(header: string): string }

/**
 * Replaces a session by a new one that was opened with this authenticator, and returns its access token. With
 * `everywhere`, all other sessions of the member of staff end too.
 */
export async function openVerifiedSession(
  ctx: SessionRequest,
  { user, session, authenticator }: { user: number; session: string; authenticator: number },
  { everywhere = false } = {},
): Promise<string> {
  const sessions = strapi.sessionManager('admin')
  const { deviceId, type } = (await findSession(session)) ?? sessionRow.parse({ deviceId: session })
  await sessions.invalidateRefreshToken(String(user), everywhere ? undefined : deviceId)
  const metadata = {
    ...buildSessionMetadata({ userAgent: ctx.get('user-agent') }),
    secondFactor: authenticator,
  }
  const refresh = await sessions.generateRefreshToken(String(user), deviceId, { type, metadata })
  const access = await sessions.generateAccessToken(refresh.token)
  if ('error' in access) throw new Error('A new panel session has no access token')
  // The same attributes as in Strapi's own sign-in. Without an expiry, the cookie ends with the browser.
  ctx.cookies.set(cookieName, refresh.token, {
    httpOnly: true,
    overwrite: true,
    sameSite: 'lax',
    path: '/admin',
    secure: environment.publicUrl.startsWith('https:'),
    ...(type === 'refresh' && { expires: new Date(refresh.absoluteExpiresAt) }),
  })
  return access.token
}

/** Ends every session of a member of staff. */
export const endPanelSessions = (user: number): Promise<void> =>
  strapi.sessionManager('admin').invalidateRefreshToken(String(user))
