import { secondFactors } from '@bgm/contract'
import {
  completeSignIn,
  confirmSecondFactor,
  consumeCodeRow,
  consumeSecondFactorCode,
  consumeTokenAttempt,
  countRecoveryCodes,
  endOtherSessions,
  findAccountByDocumentId,
  getSecondFactor,
  logSecurityEvent,
  recoveryCodeUsedEmail,
  removeSecondFactor,
  renewRecoveryCodes,
  requirePassword,
  secondFactorEmail,
  setAffectedAccount,
  startSecondFactorSetup,
} from '#src/identity'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { implement, ok } from '#src/platform/http/implement'
import { resetAttempts } from '#src/platform/http/rate-limit'
import { type Account, getAccount, getSession, type RequestContext } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'

const invalidCode = () => fieldError('code', 'validation.code', 'code')
const expiredChallenge = () =>
  new HttpError(400, 'The sign-in has expired; start again', { code: 'challenge' })

const sendSecondFactorEmail = (account: Account, what: 'on' | 'off' | 'codes') =>
  sendEmail(account.email, account.locale, secondFactorEmail(account.locale, what))

async function requirePasswordAndCode(
  ctx: RequestContext,
  { currentPassword, code }: { currentPassword: string; code: string },
): Promise<Account> {
  const account = getAccount(ctx)
  await requirePassword(account, currentPassword)
  if (!(await consumeSecondFactorCode(account.documentId, code))) throw invalidCode()
  return account
}

export default implement(secondFactors, {
  getSecondFactor: ({ ctx }) => getSecondFactor(getAccount(ctx)),

  async startSecondFactorSetup({ body: { currentPassword }, ctx }) {
    const account = getAccount(ctx)
    await requirePassword(account, currentPassword)
    await startSecondFactorSetup(account)
    return getSecondFactor(account)
  },

  async confirmSecondFactor({ body: { code }, ctx }) {
    const account = getAccount(ctx)
    await confirmSecondFactor(account, code)
    // The other sessions are ended, because they were opened without a second factor.
    await endOtherSessions(account.documentId, getSession(ctx).documentId)
    await sendSecondFactorEmail(account, 'on')
    return { recovery_codes: await renewRecoveryCodes(account.documentId) }
  },

  async disableSecondFactor({ body, ctx }) {
    const account = await requirePasswordAndCode(ctx, body)
    await removeSecondFactor(account.documentId)
    await sendSecondFactorEmail(account, 'off')
    return ok
  },

  async renewRecoveryCodes({ body, ctx }) {
    const account = await requirePasswordAndCode(ctx, body)
    await sendSecondFactorEmail(account, 'codes')
    logSecurityEvent('second-factor.codes-renewed')
    return { recovery_codes: await renewRecoveryCodes(account.documentId) }
  },

  /** The second step of signing in, which opens the session. */
  async verifySecondFactor({ body: { challenge, code }, ctx }) {
    const row = await consumeTokenAttempt('second-factor', challenge)
    const account = row && (await findAccountByDocumentId(row.owner))
    setAffectedAccount(account)
    if (!account) throw expiredChallenge()
    if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
    const used = await consumeSecondFactorCode(account.documentId, code)
    if (!used) throw invalidCode()
    if (!(await consumeCodeRow(row))) throw expiredChallenge()
    await resetAttempts('second-factor-account', account.documentId)
    if (used === 'recovery') {
      const left = await countRecoveryCodes(account.documentId)
      await sendEmail(account.email, account.locale, recoveryCodeUsedEmail(account.locale, left))
    }
    return completeSignIn(ctx, account)
  },
})
