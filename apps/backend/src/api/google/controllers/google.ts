import { googleAccounts } from '@bgm/contract'
import {
  completeSignIn,
  consumeToken,
  createAccount,
  decryptState,
  encryptState,
  findAccountByEmail,
  findAccountByGoogleSub,
  type GoogleProfile,
  googleLinkedEmail,
  googleUnlinkedEmail,
  isCorrectPassword,
  isSecondFactorOn,
  linkGoogle,
  requireGoogle,
  requirePassword,
  setAffectedAccount,
  signInOrChallenge,
  unlinkGoogle,
} from '#src/identity'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { implement, ok } from '#src/platform/http/implement'
import { consume, resetAttempts } from '#src/platform/http/rate-limit'
import { type Account, getAccount, getSession } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'

const invalidToken = () =>
  new HttpError(400, 'The token is invalid, expired or already used', { code: 'code' })

function requireNotBlocked(account: Account): Account {
  if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
  return account
}

function decryptNewcomer(token: string): GoogleProfile {
  const person = decryptState('newcomer', token)
  if (!person) throw invalidToken()
  return person
}

export default implement(googleAccounts, {
  /**
   * Exchanges the token for a session or a second-factor challenge, or returns the next required step:
   * `link` or `join`.
   */
  async finishGoogle({ query: { access_token }, ctx }) {
    requireGoogle()
    const bridge = decryptState('bridge', access_token)
    if (!bridge || !(await consumeToken('google-bridge', bridge.once))) throw invalidToken()
    const { person } = bridge
    const linked = await findAccountByGoogleSub(person.sub)
    if (linked) return signInOrChallenge(ctx, requireNotBlocked(linked))
    const token = encryptState('newcomer', person)
    const { email, first_name, last_name } = person
    return (await findAccountByEmail(email))
      ? { link: { token, email } }
      : { join: { token, email, first_name, last_name } }
  },

  /** Links Google to an existing account after checking its password. */
  async linkGoogle({ body: { token, password }, ctx }) {
    const { sub, email } = decryptNewcomer(token)
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
    return signInOrChallenge(ctx, linked)
  },

  /** Unlinks Google. Requires the password, so that the account remains accessible without Google. */
  async unlinkGoogle({ body: { currentPassword }, ctx }) {
    const account = getAccount(ctx)
    await requirePassword(account, currentPassword)
    const unlinked = await unlinkGoogle(account, getSession(ctx).documentId)
    if (!unlinked) throw fieldError('currentPassword', 'validation.password_wrong', 'credentials')
    if (unlinked.changed) {
      const second_factor = await isSecondFactorOn(account.documentId)
      const message = googleUnlinkedEmail(account.locale, { ...unlinked.account, second_factor })
      await sendEmail(account.email, account.locale, message)
    }
    return ok
  },

  /** Registers an account on the first sign-in with Google. */
  async joinGoogle({ body: { token, ...person }, ctx }) {
    const { sub, email } = decryptNewcomer(token)
    return completeSignIn(ctx, await createAccount({ ...person, email, google_sub: sub, confirmed: true }))
  },
})
