import {
  changePasswordBodySchema,
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
  verifyResetCodeBodySchema,
} from '@bgm/validation'
import { findAccountByDocumentId, findAccountByIdentifier } from '#src/api/account/services/account'
import { requirePassword } from '#src/api/account/services/password'
import { consumeCode, consumeToken, deleteCodes, issueCode } from '#src/api/code/services/code'
import { isSecondFactorOn } from '#src/api/second-factor/services/second-factor'
import { completeSignIn, signInOrChallenge } from '#src/api/session/services/sign-in'
import { rejectBreachedPassword } from '#src/auth/breached-passwords'
import { getRequestLogFields, logSecurityEvent, setAffectedAccount } from '#src/auth/security-events'
import { passwordChangedEmail } from '#src/email/password-emails'
import { sendEmail } from '#src/email/send'
import { fieldError, HttpError } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import { type Account, getAccount, getSession, type RequestContext } from '#src/http/request-context'
import { replacePassword, resetPassword } from '../services/new-password'
import { requestResetCode } from '../services/reset-code'

async function finishPasswordChange(account: Account) {
  await deleteCodes(account.documentId)
  const second_factor = await isSecondFactorOn(account.documentId)
  const message = passwordChangedEmail(account.locale, { ...account, second_factor })
  await sendEmail(account.email, account.locale, message)
}

export default {
  async forgot(ctx: RequestContext) {
    const body = parseBody(ctx, forgotPasswordBodySchema)
    const identifier = 'email' in body ? body.email : body.mobile_number
    await consume('forgot-address', getClientAddress(ctx))
    await consume('forgot-account', identifier)
    await requestResetCode(identifier, getRequestLogFields(ctx))
    ctx.body = { ok: true }
  },

  async verifyCode(ctx: RequestContext) {
    const { identifier, code } = parseBody(ctx, verifyResetCodeBodySchema)
    await consume('reset-code-address', getClientAddress(ctx))
    await consume('reset-code-account', identifier)
    const account = await findAccountByIdentifier(identifier)
    setAffectedAccount(account)
    const row = await consumeCode('password-reset', account?.documentId ?? 'nobody', code)
    if (!account || row?.target !== identifier) throw fieldError('code', 'validation.code', 'code')
    logSecurityEvent('reset.code-accepted')
    ctx.body = { code: await issueCode('password-grant', account.documentId, identifier) }
  },

  async reset(ctx: RequestContext) {
    const { code, password } = parseBody(ctx, rejectBreachedPassword(resetPasswordBodySchema))
    await consume('token-address', getClientAddress(ctx))
    const grant = await consumeToken('password-grant', code)
    const account = grant && (await findAccountByDocumentId(grant.owner))
    setAffectedAccount(account)
    if (!account) throw new HttpError(400, 'The code is invalid or has expired', { code: 'code' })
    if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
    const updated = await resetPassword(account, grant.target ?? '', password)
    if (!updated) throw new HttpError(400, 'The code is invalid or has expired', { code: 'code' })
    logSecurityEvent('reset.completed')
    await finishPasswordChange(updated)
    ctx.body = await signInOrChallenge(ctx, updated)
  },

  async change(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { currentPassword, password } = parseBody(ctx, rejectBreachedPassword(changePasswordBodySchema))
    await requirePassword(account, currentPassword)
    const { active_organisation } = getSession(ctx)
    const updated = await replacePassword(account, password)
    if (!updated) throw fieldError('currentPassword', 'validation.password_wrong', 'credentials')
    await finishPasswordChange(updated)
    ctx.body = await completeSignIn(ctx, updated, active_organisation)
  },
}
