import type {
  AccountBody,
  ChangePassword,
  ForgotPasswordBody,
  Notifications,
  RegisterBody,
  ResetPassword,
  SignIn,
} from '@bgm/validation'
import { z } from 'zod'
import type { Http } from '../http'
import { noContent, okResponse } from '../wire'
import { createEmailConfirmation } from './email-confirmation'
import { createGoogle } from './google'
import { createSecondFactor } from './second-factor'
import { createSessions } from './sessions'
import { session, signInResult, user } from './user'

/** Relations included in the account. */
const relations = ['memberships', 'active_organisation']

/** Accounts and sessions. */
export const createIdentity = (http: Http) => ({
  ...createSessions(http),
  ...createSecondFactor(http),
  ...createGoogle(http),
  ...createEmailConfirmation(http),

  getMe: () => http.call('get', 'users/me', { query: { populate: relations }, schema: user }),

  signIn: (json: SignIn) => http.call('post', 'auth/local', { json, schema: signInResult }),

  register: (json: RegisterBody) => http.call('post', 'auth/local/register', { json, schema: session }),

  signOut: () => http.call('post', 'auth/sign-out', { schema: noContent }),

  forgotPassword: (json: ForgotPasswordBody) =>
    http.call('post', 'auth/forgot-password', { json, schema: okResponse }),

  /** Exchanges the six digits for a one-time grant that is valid for 10 minutes. */
  verifyResetCode: (json: { identifier: string; code: string }) =>
    http.call('post', 'auth/verify-reset-code', { json, schema: z.object({ code: z.string() }) }),

  resetPassword: ({ code, password, confirm_password }: ResetPassword) =>
    http.call('post', 'auth/reset-password', {
      json: { code, password, passwordConfirmation: confirm_password },
      schema: signInResult,
    }),

  changePassword: ({ current_password, password, confirm_password }: ChangePassword) =>
    http.call('post', 'auth/change-password', {
      json: { currentPassword: current_password, password, passwordConfirmation: confirm_password },
      schema: session,
    }),

  updateAccount: (json: AccountBody) => http.call('put', 'account', { json, schema: user }),

  /**
   * Replaces an unconfirmed address immediately. A confirmed one requires the password and changes once the new address
   * is confirmed.
   */
  changeEmail: (email: string, current_password?: string) =>
    http.call('post', 'account/email', {
      json: { email, currentPassword: current_password },
      schema: user,
    }),

  cancelEmailChange: () => http.call('delete', 'account/email', { schema: user }),

  /** Which emails the account receives. */
  setNotifications: (json: Notifications) => http.call('put', 'notifications', { json, schema: user }),

  /** Saves a number without verifying it; a confirmed account requires the password. */
  changeMobileNumber: (mobile_number: string, current_password?: string) =>
    http.call('put', 'account', {
      json: { mobile_number, currentPassword: current_password },
      schema: user,
    }),

  /**
   * Sends a code to the stored number unless another is given. A confirmed account requires the password, except to
   * resend a pending code. `retry_after` is in seconds.
   */
  sendMobileCode: (mobile_number?: string, current_password?: string) =>
    http.call('post', 'account/mobile-number/send-code', {
      json: { mobile_number, currentPassword: current_password },
      schema: okResponse.extend({ retry_after: z.number() }),
    }),

  verifyMobileNumber: (code: string) =>
    http.call('post', 'account/mobile-number/verify', { json: { code }, schema: user }),
})
