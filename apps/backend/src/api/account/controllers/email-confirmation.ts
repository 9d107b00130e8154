import {
  confirmByPasswordBodySchema,
  emailConfirmationBodySchema,
  newPasswordConfirmationBodySchema,
} from '@bgm/validation'
import { signInOrChallenge } from '#src/api/session/services/sign-in'
import { rejectBreachedPassword } from '#src/auth/breached-passwords'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import { type Call, getAccount, getSession } from '#src/http/request-context'
import {
  confirmByNewPassword,
  confirmBySession,
  confirmWithPassword,
  declineConfirmation,
  getConfirmation,
} from '../services/confirmation'
import { getProfile } from '../services/profile'

/**
 * Looks up the token from a confirmation email. Confirming the address also requires a session or a
 * password.
 */
export default {
  async lookUp(ctx: Call) {
    const { token } = parseBody(ctx, emailConfirmationBodySchema)
    await consume('token-address', getClientAddress(ctx))
    const { email, change } = await getConfirmation(token)
    ctx.body = { email, change }
  },

  async bySession(ctx: Call) {
    const { token } = parseBody(ctx, emailConfirmationBodySchema)
    await consume('token-address', getClientAddress(ctx))
    const { documentId, active_organisation } = getSession(ctx)
    const confirmed = await confirmBySession(token, getAccount(ctx), documentId)
    ctx.body = await getProfile(confirmed, active_organisation)
  },

  async byPassword(ctx: Call) {
    const { token, currentPassword } = parseBody(ctx, confirmByPasswordBodySchema)
    await consume('token-address', getClientAddress(ctx))
    ctx.body = await signInOrChallenge(ctx, await confirmWithPassword(token, currentPassword))
  },

  async byNewPassword(ctx: Call) {
    const { token, password } = parseBody(ctx, rejectBreachedPassword(newPasswordConfirmationBodySchema))
    await consume('token-address', getClientAddress(ctx))
    ctx.body = await signInOrChallenge(ctx, await confirmByNewPassword(token, password))
  },

  async decline(ctx: Call) {
    const { token } = parseBody(ctx, emailConfirmationBodySchema)
    await consume('token-address', getClientAddress(ctx))
    await declineConfirmation(token)
    ctx.body = { ok: true }
  },
}
