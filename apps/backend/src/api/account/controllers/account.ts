import { accounts } from '@bgm/contract'
import {
  buildProfile,
  cancelEmailChange,
  codePause,
  completeSignIn,
  createAccount,
  getProfile,
  hasPendingCode,
  mobileNumberVerifiedEmail,
  rejectBreachedPassword,
  replaceUnconfirmedEmail,
  requestConfirmation,
  requestEmailChange,
  requirePassword,
  sendNumberCode,
  sendVerificationEmail,
  updateAccount,
  verifyMobileNumber,
} from '#src/identity'
import { fieldError } from '#src/platform/http/errors'
import { implement, ok } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import {
  getAccount,
  getMemberships,
  getSession,
  type RequestContext,
} from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'

const ownProfile = (ctx: RequestContext, account = getAccount(ctx)) =>
  getProfile(account, getSession(ctx).active_organisation)

export default implement(accounts, {
  async register({ body, ctx }) {
    rejectBreachedPassword(body.password)
    const account = await createAccount(body)
    await sendVerificationEmail(account)
    return completeSignIn(ctx, account)
  },

  getMe({ ctx }) {
    const { active_organisation: active } = getSession(ctx)
    return buildProfile(getAccount(ctx), { active, memberships: getMemberships(ctx) })
  },

  async updateAccount({ body: { last_name, currentPassword, ...changes }, ctx }) {
    const account = getAccount(ctx)
    const { mobile_number: number = account.mobile_number } = changes
    if (number !== account.mobile_number) await requirePassword(account, currentPassword)
    return ownProfile(
      ctx,
      await updateAccount(account, {
        ...changes,
        ...(last_name !== undefined && { last_name: last_name || null }),
        ...(number !== account.proved_mobile_number && { proved_mobile_number: null }),
      }),
    )
  },

  async sendEmailConfirmation({ body: { email } }) {
    await consume('confirmation-account', email)
    await requestConfirmation(email)
    return ok
  },

  async changeEmail({ body: { email, currentPassword }, ctx }) {
    const account = getAccount(ctx)
    if (account.confirmed) await requirePassword(account, currentPassword)
    return ownProfile(
      ctx,
      await (account.confirmed
        ? requestEmailChange(account, email)
        : replaceUnconfirmedEmail(account, email)),
    )
  },

  cancelEmailChange: async ({ ctx }) => ownProfile(ctx, await cancelEmailChange(getAccount(ctx))),

  async sendMobileCode({ body, ctx }) {
    const account = getAccount(ctx)
    const { mobile_number: number = account.mobile_number, currentPassword } = body
    if (!number) throw fieldError('mobile_number', 'validation.required')
    // A verified number can be used to sign in and to reset the password, so adding one requires the password.
    if (!(await hasPendingCode('mobile-number', account.documentId, number)))
      await requirePassword(account, currentPassword)
    const address = getClientAddress(ctx)
    await sendNumberCode({ account, number, address, purpose: 'mobile-number' })
    return { ...ok, retry_after: codePause }
  },

  async verifyMobileNumber({ body: { code }, ctx }) {
    const account = getAccount(ctx)
    const verified = await verifyMobileNumber(account, code)
    await sendEmail(account.email, account.locale, mobileNumberVerifiedEmail(account.locale))
    return ownProfile(ctx, verified)
  },
})
