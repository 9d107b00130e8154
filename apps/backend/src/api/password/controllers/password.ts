import {
  changePasswordBodySchema,
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
  verifyResetCodeBodySchema,
} from '@bgm/validation'
import { findByIdentifier, getByDocumentId } from '#src/api/account/services/account'
import { requirePassword } from '#src/api/account/services/password'
import { dropCodes, issueCode, spendCode, takeToken } from '#src/api/code/services/code'
import { isSecondFactorOn } from '#src/api/second-factor/services/second-factor'
import { admit, begin } from '#src/api/session/services/sign-in'
import { unbreached } from '#src/auth/breached-passwords'
import { concerns, requestOf, tellSecurity } from '#src/auth/security-events'
import { passwordChangedLetter } from '#src/email/password-emails'
import { sendMail } from '#src/email/send'
import { fieldRefused, Refusal } from '#src/http/errors'
import { bodyOf } from '#src/http/parse-body'
import { spend } from '#src/http/rate-limit'
import { addressOf } from '#src/http/request-client'
import { type Account, accountOf, type Call, sessionOf } from '#src/http/request-context'
import { replacePassword, resetPassword } from '../services/new-password'
import { askForResetCode } from '../services/reset-code'

async function tellOfNewPassword(account: Account) {
  await dropCodes(account.documentId)
  const second_factor = await isSecondFactorOn(account.documentId)
  const letter = passwordChangedLetter(account.locale, { ...account, second_factor })
  await sendMail(account.email, account.locale, letter)
}

export default {
  async forgot(ctx: Call) {
    const body = bodyOf(ctx, forgotPasswordBodySchema)
    const identifier = 'email' in body ? body.email : body.mobile_number
    await spend('forgot-address', addressOf(ctx))
    await spend('forgot-account', identifier)
    await askForResetCode(identifier, requestOf(ctx))
    ctx.body = { ok: true }
  },

  async verifyCode(ctx: Call) {
    const { identifier, code } = bodyOf(ctx, verifyResetCodeBodySchema)
    await spend('reset-code-address', addressOf(ctx))
    await spend('reset-code-account', identifier)
    const account = await findByIdentifier(identifier)
    concerns(account)
    const row = await spendCode('password-reset', account?.documentId ?? 'nobody', code)
    if (!account || row?.target !== identifier) throw fieldRefused('code', 'validation.code', 'code')
    tellSecurity('reset.code-accepted')
    ctx.body = { code: await issueCode('password-grant', account.documentId, identifier) }
  },

  async reset(ctx: Call) {
    const { code, password } = bodyOf(ctx, unbreached(resetPasswordBodySchema))
    await spend('token-address', addressOf(ctx))
    const grant = await takeToken('password-grant', code)
    const account = grant && (await getByDocumentId(grant.owner))
    concerns(account)
    if (!account) throw new Refusal(400, 'The code is wrong or old', { code: 'code' })
    if (account.blocked) throw new Refusal(403, 'The account is blocked', { code: 'blocked' })
    const renewed = await resetPassword(account, grant.target ?? '', password)
    if (!renewed) throw new Refusal(400, 'The code is wrong or old', { code: 'code' })
    tellSecurity('reset.completed')
    await tellOfNewPassword(renewed)
    ctx.body = await admit(ctx, renewed)
  },

  async change(ctx: Call) {
    const account = accountOf(ctx)
    const { currentPassword, password } = bodyOf(ctx, unbreached(changePasswordBodySchema))
    await requirePassword(account, currentPassword)
    const { active_organisation } = sessionOf(ctx)
    const renewed = await replacePassword(account, password)
    if (!renewed) throw fieldRefused('currentPassword', 'validation.password_wrong', 'credentials')
    await tellOfNewPassword(renewed)
    ctx.body = await begin(ctx, renewed, active_organisation)
  },
}
