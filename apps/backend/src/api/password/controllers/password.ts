import { passwords } from '@bgm/contract'
import {
  completeSignIn,
  consumeCode,
  consumeToken,
  deleteCodes,
  findAccountByDocumentId,
  findAccountByIdentifier,
  getRequestLogFields,
  isSecondFactorOn,
  issueCode,
  logSecurityEvent,
  passwordChangedEmail,
  rejectBreachedPassword,
  replacePassword,
  requestResetCode,
  requirePassword,
  resetPassword,
  setAffectedAccount,
  signInOrChallenge,
} from '#src/identity'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { implement, ok } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { type Account, getAccount, getSession } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'

async function finishPasswordChange(account: Account) {
  await deleteCodes(account.documentId)
  const second_factor = await isSecondFactorOn(account.documentId)
  const message = passwordChangedEmail(account.locale, { ...account, second_factor })
  await sendEmail(account.email, account.locale, message)
}

export default implement(passwords, {
  async forgotPassword({ body, ctx }) {
    const identifier = 'email' in body ? body.email : body.mobile_number
    await consume('forgot-account', identifier)
    await requestResetCode(identifier, getRequestLogFields(ctx))
    return ok
  },

  async verifyResetCode({ body: { identifier, code } }) {
    await consume('reset-code-account', identifier)
    const account = await findAccountByIdentifier(identifier)
    setAffectedAccount(account)
    const row = await consumeCode('password-reset', account?.documentId ?? 'nobody', code)
    if (!account || row?.target !== identifier) throw fieldError('code', 'validation.code', 'code')
    logSecurityEvent('reset.code-accepted')
    return { code: await issueCode('password-grant', account.documentId, identifier) }
  },

  async resetPassword({ body: { code, password }, ctx }) {
    rejectBreachedPassword(password)
    const grant = await consumeToken('password-grant', code)
    const account = grant && (await findAccountByDocumentId(grant.owner))
    setAffectedAccount(account)
    if (!account) throw new HttpError(400, 'The code is invalid or has expired', { code: 'code' })
    if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
    const updated = await resetPassword(account, grant.target ?? '', password)
    if (!updated) throw new HttpError(400, 'The code is invalid or has expired', { code: 'code' })
    logSecurityEvent('reset.completed')
    await finishPasswordChange(updated)
    return signInOrChallenge(ctx, updated)
  },

  async changePassword({ body: { currentPassword, password }, ctx }) {
    rejectBreachedPassword(password)
    const account = getAccount(ctx)
    await requirePassword(account, currentPassword)
    const { active_organisation } = getSession(ctx)
    const updated = await replacePassword(account, password)
    if (!updated) throw fieldError('currentPassword', 'validation.password_wrong', 'credentials')
    await finishPasswordChange(updated)
    return completeSignIn(ctx, updated, active_organisation)
  },
})
