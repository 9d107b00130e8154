import {
  confirmEmailWithNewPasswordBodySchema,
  confirmEmailWithPasswordBodySchema,
  emailConfirmationBodySchema,
} from '@bgm/validation'
import { signInOrChallenge } from '#src/api/session/services/sign-in'
import { rejectBreachedPassword } from '#src/auth/breached-passwords'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import { getAccount, getSession, type RequestContext } from '#src/http/request-context'
import {
  confirmWithNewPassword,
  confirmWithPassword,
  confirmWithSession,
  declineConfirmation,
  getConfirmation,
} from '../services/confirmation'
import { getProfile } from '../services/profile'

/**
 * Looks up the token from a confirmation email. Confirming the address also requires a session or a
 * password.
 */
export default {
  async lookUp(ctx: RequestContext) {
    const { token } = parseBody(ctx, emailConfirmationBodySchema)
    await consume('token-address', getClientAddress(ctx))
    const { email, change } = await getConfirmation(token)
    ctx.body = { email, change }
  },

  async bySession(ctx: RequestContext) {
    const { token } = parseBody(ctx, emailConfirmationBodySchema)
    await consume('token-address', getClientAddress(ctx))
    const { documentId, active_organisation } = getSession(ctx)
    const confirmed = await confirmWithSession(token, getAccount(ctx), documentId)
    ctx.body = await getProfile(confirmed, active_organisation)
  },

  async byPassword(ctx: RequestContext) {
    const { token, currentPassword } = parseBody(ctx, confirmEmailWithPasswordBodySchema)
    await consume('token-address', getClientAddress(ctx))
    ctx.body = await signInOrChallenge(ctx, await confirmWithPassword(token, currentPassword))
  },

  async byNewPassword(ctx: RequestContext) {
    const { token, password } = parseBody(ctx, rejectBreachedPassword(confirmEmailWithNewPasswordBodySchema))
    await consume('token-address', getClientAddress(ctx))
    ctx.body = await signInOrChallenge(ctx, await confirmWithNewPassword(token, password))
  },

  async decline(ctx: RequestContext) {
    const { token } = parseBody(ctx, emailConfirmationBodySchema)
    await consume('token-address', getClientAddress(ctx))
    await declineConfirmation(token)
    ctx.body = { ok: true }
  },
}
