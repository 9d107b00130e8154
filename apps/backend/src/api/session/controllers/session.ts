import { sessions } from '@bgm/contract'
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  findAccountByIdentifier,
  findAccountByUnverifiedNumber,
  isCorrectPassword,
  isKnownBrowser,
  listSessions,
  setAffectedAccount,
  signInOrChallenge,
} from '#src/identity'
import { HttpError } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume, resetAttempts } from '#src/platform/http/rate-limit'
import { findKnownDeviceToken } from '#src/platform/http/request-client'
import { getAccount, getSession } from '#src/platform/http/request-context'

export default implement(sessions, {
  async signIn({ body: { identifier, password }, ctx }) {
    const account = await findAccountByIdentifier(identifier)
    setAffectedAccount(account)
    const device = findKnownDeviceToken(ctx)
    // Known devices have their own limit, so attempts from elsewhere cannot lock the owner out.
    const isKnown = await isKnownBrowser(account?.documentId ?? 'nobody', device)
    const bucket = isKnown ? `${identifier} ${device}` : identifier
    await consume('sign-in-account', bucket)
    const unverified =
      account === null && !identifier.includes('@') ? await findAccountByUnverifiedNumber(identifier) : null
    const correct = await isCorrectPassword(account ?? unverified, password)
    if (unverified && correct && !unverified.blocked)
      throw new HttpError(400, 'The number is not verified', { code: 'number-unverified' })
    if (!account || !correct)
      throw new HttpError(400, 'Invalid identifier or password', { code: 'credentials' })
    if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
    await resetAttempts('sign-in-account', bucket)
    return signInOrChallenge(ctx, account)
  },

  async listSessions({ ctx }) {
    const currentSession = getSession(ctx).documentId
    const rows = await listSessions(getAccount(ctx).documentId)
    return rows.map(({ documentId, device_label, last_seen_at, createdAt }) => ({
      id: documentId,
      device: device_label ?? 'Unknown',
      current: documentId === currentSession,
      last_seen_at,
      created_at: createdAt,
    }))
  },

  endSession: ({ params, ctx }) => endOwnSession(getAccount(ctx).documentId, params.id),
  endOtherSessions: ({ ctx }) => endOtherSessions(getAccount(ctx).documentId, getSession(ctx).documentId),
  signOut: ({ ctx }) => endSession(getSession(ctx).documentId),
})
