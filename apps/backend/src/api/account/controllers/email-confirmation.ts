import { emailConfirmations } from '@bgm/contract'
import {
  confirmWithNewPassword,
  confirmWithPassword,
  confirmWithSession,
  declineConfirmation,
  getConfirmation,
  getProfile,
  rejectBreachedPassword,
  signInOrChallenge,
} from '#src/identity'
import { implement, ok } from '#src/platform/http/implement'
import { getAccount, getSession } from '#src/platform/http/request-context'

/**
 * Looks up the token from a confirmation email. Confirming the address also requires a session or a
 * password.
 */
export default implement(emailConfirmations, {
  lookUpEmailConfirmation: ({ body: { token } }) => getConfirmation(token),

  async confirmEmail({ body: { token }, ctx }) {
    const { documentId, active_organisation } = getSession(ctx)
    const confirmed = await confirmWithSession(token, getAccount(ctx), documentId)
    return getProfile(confirmed, active_organisation)
  },

  async confirmEmailByPassword({ body: { token, currentPassword }, ctx }) {
    return signInOrChallenge(ctx, await confirmWithPassword(token, currentPassword))
  },

  async confirmEmailByNewPassword({ body: { token, password }, ctx }) {
    rejectBreachedPassword(password)
    return signInOrChallenge(ctx, await confirmWithNewPassword(token, password))
  },

  async declineEmailConfirmation({ body: { token } }) {
    await declineConfirmation(token)
    return ok
  },
})
