import {
  finishGoogleQuerySchema,
  linkGoogleBodySchema,
  registerWithGoogleBodySchema,
  startGoogleQuerySchema,
  unlinkGoogleBodySchema,
} from '@bgm/validation'
import {
  createAccount,
  findAccountByEmail,
  findAccountByGoogleSub,
  isCorrectPassword,
} from '#src/api/account/services/account'
import { requirePassword } from '#src/api/account/services/password'
import { consumeToken } from '#src/api/code/services/code'
import { isSecondFactorOn } from '#src/api/second-factor/services/second-factor'
import { completeSignIn, signInOrChallenge } from '#src/api/session/services/sign-in'
import { setAffectedAccount } from '#src/auth/security-events'
import { googleLinkedEmail, googleUnlinkedEmail } from '#src/email/security-emails'
import { sendEmail } from '#src/email/send'
import { fieldError, HttpError, notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume, resetAttempts } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import { type Account, getAccount, getSession, type RequestContext } from '#src/http/request-context'
import { decryptState, encryptState } from '../services/encrypted-state'
import { linkGoogle, unlinkGoogle } from '../services/link'
import { type GoogleProfile, isGoogleConfigured } from '../services/provider'
import { finishGoogleSignIn, startGoogleSignIn } from '../services/sign-in-flow'

const invalidToken = () =>
  new HttpError(400, 'The token is invalid, expired or already used', { code: 'code' })

function requireGoogle() {
  if (!isGoogleConfigured()) throw notFound()
}

function requireNotBlocked(account: Account): Account {
  if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
  return account
}

function decryptNewcomer(token: string): GoogleProfile {
  const person = decryptState('newcomer', token)
  if (!person) throw invalidToken()
  return person
}

export default {
  /** Redirects the browser to the provider. */
  async connect(ctx: RequestContext) {
    requireGoogle()
    await consume('google-address', getClientAddress(ctx))
    await startGoogleSignIn(ctx, parseInput(startGoogleQuerySchema, ctx.query))
  },

  /** Handles the redirect from the provider and redirects to the app with a single-use token. */
  async callback(ctx: RequestContext) {
    requireGoogle()
    await finishGoogleSignIn(ctx)
  },

  /**
   * Exchanges the token for a session or a second-factor challenge, or returns the next required step:
   * `link` or `join`.
   */
  async finish(ctx: RequestContext) {
    requireGoogle()
    const { access_token } = parseInput(finishGoogleQuerySchema, ctx.query)
    await consume('token-address', getClientAddress(ctx))
    const bridge = decryptState('bridge', access_token)
    if (!bridge || !(await consumeToken('google-bridge', bridge.once))) throw invalidToken()
    const { person } = bridge
    const linked = await findAccountByGoogleSub(person.sub)
    if (linked) {
      ctx.body = await signInOrChallenge(ctx, requireNotBlocked(linked))
      return
    }
    const token = encryptState('newcomer', person)
    const { email, first_name, last_name } = person
    ctx.body = (await findAccountByEmail(email))
      ? { link: { token, email } }
      : { join: { token, email, first_name, last_name } }
  },

  /** Links Google to an existing account after checking its password. */
  async link(ctx: RequestContext) {
    const { token, password } = parseBody(ctx, linkGoogleBodySchema)
    const { sub, email } = decryptNewcomer(token)
    await consume('sign-in-address', getClientAddress(ctx))
    await consume('sign-in-account', email)
    const account = await findAccountByEmail(email)
    setAffectedAccount(account)
    if (!(await isCorrectPassword(account, password)) || !account)
      throw fieldError('password', 'validation.password_wrong', 'credentials')
    requireNotBlocked(account)
    await resetAttempts('sign-in-account', email)
    const linked = await linkGoogle(account, { sub, email })
    if (!linked) throw fieldError('password', 'validation.password_wrong', 'credentials')
    await sendEmail(email, account.locale, googleLinkedEmail(account.locale))
    ctx.body = await signInOrChallenge(ctx, linked)
  },

  /** Unlinks Google. Requires the password, so that the account remains accessible without Google. */
  async unlink(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { currentPassword } = parseBody(ctx, unlinkGoogleBodySchema)
    await requirePassword(account, currentPassword)
    const unlinked = await unlinkGoogle(account, getSession(ctx).documentId)
    if (!unlinked) throw fieldError('currentPassword', 'validation.password_wrong', 'credentials')
    if (unlinked.changed) {
      const second_factor = await isSecondFactorOn(account.documentId)
      const message = googleUnlinkedEmail(account.locale, { ...unlinked.account, second_factor })
      await sendEmail(account.email, account.locale, message)
    }
    ctx.body = { ok: true }
  },

  /** Registers an account on the first sign-in with Google. */
  async join(ctx: RequestContext) {
    const { token, ...person } = parseBody(ctx, registerWithGoogleBodySchema)
    const { sub, email } = decryptNewcomer(token)
    await consume('register-address', getClientAddress(ctx))
    ctx.body = await completeSignIn(
      ctx,
      await createAccount({ ...person, email, google_sub: sub, confirmed: true }),
    )
  },
}
