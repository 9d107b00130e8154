import {
  changeSecondFactorBodySchema,
  confirmSecondFactorBodySchema,
  secondFactorBodySchema,
  startSecondFactorBodySchema,
} from '@bgm/validation'
import { findByDocumentId } from '#src/api/account/services/account'
import { requirePassword } from '#src/api/account/services/password'
import { consumeCodeRow, consumeTokenAttempt } from '#src/api/code/services/code'
import { countRecoveryCodes, renewRecoveryCodes } from '#src/api/recovery-code/services/recovery-codes'
import { endOtherSessions } from '#src/api/session/services/session'
import { completeSignIn } from '#src/api/session/services/sign-in'
import { logSecurityEvent, setAffectedAccount } from '#src/auth/security-events'
import { recoveryCodeUsedEmail, secondFactorEmail } from '#src/email/security-emails'
import { sendEmail } from '#src/email/send'
import { fieldError, HttpError } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume, reset } from '#src/http/rate-limit'
import { clientAddress } from '#src/http/request-client'
import { type Account, type Call, getAccount, getSession } from '#src/http/request-context'
import {
  confirmSecondFactor,
  consumeSecondFactorCode,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../services/second-factor'

const wrongCode = () => fieldError('code', 'validation.code', 'code')
const oldChallenge = () => new HttpError(400, 'The first step was too long ago', { code: 'challenge' })

const tell = (account: Account, what: 'on' | 'off' | 'codes') =>
  sendEmail(account.email, account.locale, secondFactorEmail(account.locale, what))

async function requireBoth(ctx: Call): Promise<Account> {
  const account = getAccount(ctx)
  const { currentPassword, code } = parseBody(ctx, changeSecondFactorBodySchema)
  await requirePassword(account, currentPassword)
  if (!(await consumeSecondFactorCode(account.documentId, code))) throw wrongCode()
  return account
}

export default {
  async show(ctx: Call) {
    ctx.body = await getSecondFactor(getAccount(ctx))
  },

  async start(ctx: Call) {
    const account = getAccount(ctx)
    const { currentPassword } = parseBody(ctx, startSecondFactorBodySchema)
    await requirePassword(account, currentPassword)
    await startSecondFactor(account)
    ctx.body = await getSecondFactor(account)
  },

  async confirm(ctx: Call) {
    const account = getAccount(ctx)
    await confirmSecondFactor(account, parseBody(ctx, confirmSecondFactorBodySchema).code)
    // What was opened by the password alone is closed.
    await endOtherSessions(account.documentId, getSession(ctx).documentId)
    await tell(account, 'on')
    ctx.body = { recovery_codes: await renewRecoveryCodes(account.documentId) }
  },

  async disable(ctx: Call) {
    const account = await requireBoth(ctx)
    await removeSecondFactor(account.documentId)
    await tell(account, 'off')
    ctx.body = { ok: true }
  },

  async renewCodes(ctx: Call) {
    const account = await requireBoth(ctx)
    await tell(account, 'codes')
    logSecurityEvent('second-factor.codes-renewed')
    ctx.body = { recovery_codes: await renewRecoveryCodes(account.documentId) }
  },

  /** The second step of signing in: without it the first has opened nothing. */
  async signIn(ctx: Call) {
    const { challenge, code } = parseBody(ctx, secondFactorBodySchema)
    await consume('token-address', clientAddress(ctx))
    const row = await consumeTokenAttempt('second-factor', challenge)
    const account = row && (await findByDocumentId(row.owner))
    setAffectedAccount(account)
    if (!account) throw oldChallenge()
    if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
    const used = await consumeSecondFactorCode(account.documentId, code)
    if (!used) throw wrongCode()
    if (!(await consumeCodeRow(row))) throw oldChallenge()
    await reset('second-factor-account', account.documentId)
    if (used === 'recovery') {
      const left = await countRecoveryCodes(account.documentId)
      await sendEmail(account.email, account.locale, recoveryCodeUsedEmail(account.locale, left))
    }
    ctx.body = await completeSignIn(ctx, account)
  },
}
