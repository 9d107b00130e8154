import {
  accountBodySchema,
  changeEmailBodySchema,
  emailBodySchema,
  registerBodySchema,
  sendCodeBodySchema,
  verifyCodeBodySchema,
} from '@bgm/validation'
import { endOf, issueCode, waitsForCode } from '#src/api/code/services/code'
import { begin } from '#src/api/session/services/sign-in'
import { unbreached } from '#src/auth/breached-passwords'
import { isForeign, limitTexts, sendText } from '#src/auth/text-messages'
import { mobileNumberProvedLetter } from '#src/email/security-emails'
import { sendMail } from '#src/email/send'
import { codeMessage } from '#src/email/verification-emails'
import { fieldRefused } from '#src/http/errors'
import { bodyOf } from '#src/http/parse-body'
import { spend } from '#src/http/rate-limit'
import { addressOf } from '#src/http/request-client'
import { accountOf, type Call, sessionOf } from '#src/http/request-context'
import { createAccount, updateAccount } from '../services/account'
import { askForEmail, forgetPendingEmail, replaceEmail } from '../services/email'
import { requirePassword } from '../services/password'
import { profileOf } from '../services/profile'
import { askForConfirmation, proveMobileNumber, sendConfirmation } from '../services/verification'

const ownProfile = (ctx: Call, account = accountOf(ctx)) =>
  profileOf(account, sessionOf(ctx).active_organisation)

export default {
  async register(ctx: Call) {
    const body = bodyOf(ctx, unbreached(registerBodySchema))
    await spend('register-address', addressOf(ctx))
    const account = await createAccount(body)
    await sendConfirmation(account)
    ctx.body = await begin(ctx, account)
  },

  async me(ctx: Call) {
    ctx.body = await ownProfile(ctx)
  },

  async update(ctx: Call) {
    const account = accountOf(ctx)
    const { last_name, currentPassword, ...changes } = bodyOf(ctx, accountBodySchema)
    const { mobile_number: number = account.mobile_number } = changes
    if (number !== account.mobile_number) await requirePassword(account, currentPassword)
    ctx.body = await ownProfile(
      ctx,
      await updateAccount(account, {
        ...changes,
        ...(last_name !== undefined && { last_name: last_name || null }),
        ...(number !== account.proved_mobile_number && { proved_mobile_number: null }),
      }),
    )
  },

  async sendEmailConfirmation(ctx: Call) {
    const { email } = bodyOf(ctx, emailBodySchema)
    await spend('confirmation-address', addressOf(ctx))
    await spend('confirmation-account', email)
    await askForConfirmation(email)
    ctx.body = { ok: true }
  },

  async changeEmail(ctx: Call) {
    const account = accountOf(ctx)
    const { email, currentPassword } = bodyOf(ctx, changeEmailBodySchema)
    await spend('email-account', account.documentId)
    if (account.confirmed) await requirePassword(account, currentPassword)
    ctx.body = await ownProfile(
      ctx,
      await (account.confirmed ? askForEmail(account, email) : replaceEmail(account, email)),
    )
  },

  async cancelEmail(ctx: Call) {
    ctx.body = await ownProfile(ctx, await forgetPendingEmail(accountOf(ctx)))
  },

  async sendMobileCode(ctx: Call) {
    const account = accountOf(ctx)
    const { mobile_number: number = account.mobile_number, currentPassword } = bodyOf(ctx, sendCodeBodySchema)
    if (!number) throw fieldRefused('mobile_number', 'validation.required')
    // A verified number signs in and resets the password: adding one asks for the password.
    if (!(await waitsForCode('mobile-number', account.documentId, number)))
      await requirePassword(account, currentPassword)
    await spend('text-pause', account.documentId)
    await spend('text-account', account.documentId)
    await spend('text-number', number)
    await spend('text-address', addressOf(ctx))
    if (isForeign(number)) await spend('text-foreign-address', addressOf(ctx))
    await limitTexts(number, { verified: account.proved_mobile_number !== null })
    const code = await issueCode('mobile-number', account.documentId, number)
    await sendText(number, codeMessage(account.locale, code), endOf('mobile-number'))
    ctx.body = { ok: true, retry_after: 60 }
  },

  async verifyMobileNumber(ctx: Call) {
    const { code } = bodyOf(ctx, verifyCodeBodySchema)
    const account = accountOf(ctx)
    await spend('text-code-account', account.documentId)
    const proved = await proveMobileNumber(account, code)
    await sendMail(account.email, account.locale, mobileNumberProvedLetter(account.locale))
    ctx.body = await ownProfile(ctx, proved)
  },
}
