import {
  confirmByPasswordBodySchema,
  emailConfirmationBodySchema,
  newPasswordConfirmationBodySchema,
} from '@bgm/validation'
import { admit } from '#src/api/session/services/sign-in'
import { unbreached } from '#src/auth/breached-passwords'
import { bodyOf } from '#src/http/parse-body'
import { spend } from '#src/http/rate-limit'
import { addressOf } from '#src/http/request-client'
import { accountOf, type Call, sessionOf } from '#src/http/request-context'
import {
  confirmByNewPassword,
  confirmByPassword,
  confirmBySession,
  declineConfirmation,
  getConfirmation,
} from '../services/confirmation'
import { profileOf } from '../services/profile'

/** The link of a confirmation mail. Without further proof it can only be looked up or declined. */
export default {
  async lookUp(ctx: Call) {
    const { token } = bodyOf(ctx, emailConfirmationBodySchema)
    await spend('token-address', addressOf(ctx))
    const { email, change } = await getConfirmation(token)
    ctx.body = { email, change }
  },

  async bySession(ctx: Call) {
    const { token } = bodyOf(ctx, emailConfirmationBodySchema)
    await spend('token-address', addressOf(ctx))
    const { documentId, active_organisation } = sessionOf(ctx)
    const confirmed = await confirmBySession(token, accountOf(ctx), documentId)
    ctx.body = await profileOf(confirmed, active_organisation)
  },

  async byPassword(ctx: Call) {
    const { token, currentPassword } = bodyOf(ctx, confirmByPasswordBodySchema)
    await spend('token-address', addressOf(ctx))
    ctx.body = await admit(ctx, await confirmByPassword(token, currentPassword))
  },

  async byNewPassword(ctx: Call) {
    const { token, password } = bodyOf(ctx, unbreached(newPasswordConfirmationBodySchema))
    await spend('token-address', addressOf(ctx))
    ctx.body = await admit(ctx, await confirmByNewPassword(token, password))
  },

  async decline(ctx: Call) {
    const { token } = bodyOf(ctx, emailConfirmationBodySchema)
    await spend('token-address', addressOf(ctx))
    await declineConfirmation(token)
    ctx.body = { ok: true }
  },
}
