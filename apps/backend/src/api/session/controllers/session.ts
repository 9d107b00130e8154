import { signInBodySchema } from '@bgm/validation'
import { findByIdentifier, isPassword } from '#src/api/account/services/account'
import { isKnownDevice } from '#src/api/device/services/device'
import { concerns } from '#src/auth/security-events'
import { Refusal } from '#src/http/errors'
import { bodyOf } from '#src/http/parse-body'
import { forgive, spend } from '#src/http/rate-limit'
import { addressOf, deviceOf } from '#src/http/request-client'
import { accountOf, type Call, sessionOf } from '#src/http/request-context'
import { endOtherSessions, endSession, endSessionOf, listSessions } from '../services/session'
import { admit } from '../services/sign-in'

export default {
  async signIn(ctx: Call) {
    const { identifier, password } = bodyOf(ctx, signInBodySchema)
    await spend('sign-in-address', addressOf(ctx))
    const account = await findByIdentifier(identifier)
    concerns(account)
    const device = deviceOf(ctx)
    // Tries from elsewhere never lock the owner out of a device that the account knows.
    const known = await isKnownDevice(account?.documentId ?? 'nobody', device)
    const bucket = known ? `${identifier} ${device}` : identifier
    await spend('sign-in-account', bucket)
    const right = await isPassword(account, password)
    if (!account || !right) throw new Refusal(400, 'Invalid identifier or password', { code: 'credentials' })
    if (account.blocked) throw new Refusal(403, 'The account is blocked', { code: 'blocked' })
    await forgive('sign-in-account', bucket)
    ctx.body = await admit(ctx, account)
  },

  async list(ctx: Call) {
    const here = sessionOf(ctx).documentId
    const sessions = await listSessions(accountOf(ctx).documentId)
    ctx.body = {
      data: sessions.map(({ documentId, device_label, last_seen_at, createdAt }) => ({
        documentId,
        device: device_label ?? 'Unknown',
        current: documentId === here,
        last_seen_at,
        createdAt,
      })),
    }
  },

  async end(ctx: Call) {
    await endSessionOf(accountOf(ctx).documentId, ctx.params.id ?? '')
    ctx.status = 204
  },

  async endOthers(ctx: Call) {
    await endOtherSessions(accountOf(ctx).documentId, sessionOf(ctx).documentId)
    ctx.status = 204
  },

  async signOut(ctx: Call) {
    await endSession(sessionOf(ctx).documentId)
    ctx.status = 204
  },
}
