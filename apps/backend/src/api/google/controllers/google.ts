import {
  connectQuerySchema,
  finishGoogleQuerySchema,
  joinGoogleBodySchema,
  linkGoogleBodySchema,
  unlinkGoogleBodySchema,
} from '@bgm/validation'
import { createAccount, findByEmail, findByGoogle, isPassword } from '#src/api/account/services/account'
import { requirePassword } from '#src/api/account/services/password'
import { takeToken } from '#src/api/code/services/code'
import { isSecondFactorOn } from '#src/api/second-factor/services/second-factor'
import { admit, begin } from '#src/api/session/services/sign-in'
import { concerns } from '#src/auth/security-events'
import { googleLinkedLetter, googleUnlinkedLetter } from '#src/email/security-emails'
import { sendMail } from '#src/email/send'
import { fieldRefused, notFound, Refusal } from '#src/http/errors'
import { bodyOf, parse } from '#src/http/parse-body'
import { forgive, spend } from '#src/http/rate-limit'
import { addressOf } from '#src/http/request-client'
import { type Account, accountOf, type Call, sessionOf } from '#src/http/request-context'
import { sealed, unsealed } from '../services/encrypted-state'
import { linkGoogle, unlinkGoogle } from '../services/link'
import { type GooglePerson, isGoogleConfigured } from '../services/provider'
import { arrive, depart } from '../services/sign-in-flow'

const badToken = () => new Refusal(400, 'The token is wrong, old or used', { code: 'code' })

function requireGoogle() {
  if (!isGoogleConfigured()) throw notFound()
}

function requireOpen(account: Account): Account {
  if (account.blocked) throw new Refusal(403, 'The account is blocked', { code: 'blocked' })
  return account
}

function newcomerOf(token: string): GooglePerson {
  const person = unsealed('newcomer', token)
  if (!person) throw badToken()
  return person
}

export default {
  /** The browser leaves for the provider. */
  async connect(ctx: Call) {
    requireGoogle()
    await spend('google-address', addressOf(ctx))
    await depart(ctx, parse(connectQuerySchema, ctx.query))
  },

  /** The browser comes back from the provider, and goes on to the app with a token that works once. */
  async callback(ctx: Call) {
    requireGoogle()
    await arrive(ctx)
  },

  /** The last leg: a session, the second step, or what is missing before there can be one. */
  async finish(ctx: Call) {
    requireGoogle()
    const { access_token } = parse(finishGoogleQuerySchema, ctx.query)
    await spend('token-address', addressOf(ctx))
    const bridge = unsealed('bridge', access_token)
    if (!bridge || !(await takeToken('google-bridge', bridge.once))) throw badToken()
    const { person } = bridge
    const linked = await findByGoogle(person.sub)
    if (linked) {
      ctx.body = await admit(ctx, requireOpen(linked))
      return
    }
    const token = sealed('newcomer', person)
    const { email, first_name, last_name } = person
    ctx.body = (await findByEmail(email))
      ? { link: { token, email } }
      : { join: { token, email, first_name, last_name } }
  },

  /** The password shows once that the account of that address is theirs. */
  async link(ctx: Call) {
    const { token, password } = bodyOf(ctx, linkGoogleBodySchema)
    const { sub, email } = newcomerOf(token)
    await spend('sign-in-address', addressOf(ctx))
    await spend('sign-in-account', email)
    const account = await findByEmail(email)
    concerns(account)
    if (!(await isPassword(account, password)) || !account)
      throw fieldRefused('password', 'validation.password_wrong', 'credentials')
    requireOpen(account)
    await forgive('sign-in-account', email)
    const linked = await linkGoogle(account, { sub, email })
    if (!linked) throw fieldRefused('password', 'validation.password_wrong', 'credentials')
    await sendMail(email, account.locale, googleLinkedLetter(account.locale))
    ctx.body = await admit(ctx, linked)
  },

  /** The password stays as a way to sign in, so an account without one keeps its link. */
  async unlink(ctx: Call) {
    const account = accountOf(ctx)
    const { currentPassword } = bodyOf(ctx, unlinkGoogleBodySchema)
    await requirePassword(account, currentPassword)
    const unlinked = await unlinkGoogle(account, sessionOf(ctx).documentId)
    if (!unlinked) throw fieldRefused('currentPassword', 'validation.password_wrong', 'credentials')
    if (unlinked.changed) {
      const second_factor = await isSecondFactorOn(account.documentId)
      const letter = googleUnlinkedLetter(account.locale, { ...unlinked.account, second_factor })
      await sendMail(account.email, account.locale, letter)
    }
    ctx.body = { ok: true }
  },

  /** The account of somebody who came by the provider for the first time. */
  async join(ctx: Call) {
    const { token, ...person } = bodyOf(ctx, joinGoogleBodySchema)
    const { sub, email } = newcomerOf(token)
    await spend('register-address', addressOf(ctx))
    ctx.body = await begin(ctx, await createAccount({ ...person, email, google_sub: sub, confirmed: true }))
  },
}
