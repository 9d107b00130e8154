import { signInBodySchema } from '@bgm/validation'
import {
  findAccountByIdentifier,
  findAccountByUnverifiedNumber,
  isCorrectPassword,
} from '#src/api/account/services/account'
import { isKnownDevice } from '#src/api/device/services/device'
import { setAffectedAccount } from '#src/auth/security-events'
import { HttpError } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume, resetAttempts } from '#src/http/rate-limit'
import { findKnownDeviceToken, getClientAddress } from '#src/http/request-client'
import { getAccount, getSession, type RequestContext } from '#src/http/request-context'
import { endOtherSessions, endOwnSession, endSession, listSessions } from '../services/session'
import { signInOrChallenge } from '../services/sign-in'

export default {
  async signIn(ctx: RequestContext) {
    const { identifier, password } = parseBody(ctx, signInBodySchema)
    await consume('sign-in-address', getClientAddress(ctx))
    const account = await findAccountByIdentifier(identifier)
    setAffectedAccount(account)
    const device = findKnownDeviceToken(ctx)
    // Known devices have their own limit, so attempts from elsewhere cannot lock the owner out.
    const known = await isKnownDevice(account?.documentId ?? 'nobody', device)
    const bucket = known ? `${identifier} ${device}` : identifier
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
    ctx.body = await signInOrChallenge(ctx, account)
  },

  async list(ctx: RequestContext) {
    const currentSession = getSession(ctx).documentId
    const sessions = await listSessions(getAccount(ctx).documentId)
    ctx.body = {
      data: sessions.map(({ documentId, device_label, last_seen_at, createdAt }) => ({
        documentId,
        device: device_label ?? 'Unknown',
        current: documentId === currentSession,
        last_seen_at,
        createdAt,
      })),
    }
  },

  async end(ctx: RequestContext) {
    await endOwnSession(getAccount(ctx).documentId, ctx.params.id ?? '')
    ctx.status = 204
  },

  async endOthers(ctx: RequestContext) {
    await endOtherSessions(getAccount(ctx).documentId, getSession(ctx).documentId)
    ctx.status = 204
  },

  async signOut(ctx: RequestContext) {
    await endSession(getSession(ctx).documentId)
    ctx.status = 204
  },
}
