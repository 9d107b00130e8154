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
import { noContent, ok } from '../wire'
import { createEmailConfirmation } from './email-confirmation'
import { createGoogle } from './google'
import { createSecondFactor } from './second-factor'
import { createSessions } from './sessions'
import { session, signInResult, user } from './user'

/** What the account is asked to come with. */
const populated = ['memberships', 'active_organisation']

/** Accounts and sessions. The token of the client's options is sent where there is one. */
export const createIdentity = (http: Http) => ({
  ...createSessions(http),
  ...createSecondFactor(http),
  ...createGoogle(http),
  ...createEmailConfirmation(http),

  getMe: () => http.call('get', 'users/me', { query: { populate: populated }, schema: user }),

  signIn: (json: SignIn) => http.call('post', 'auth/local', { json, schema: signInResult }),

  register: (json: RegisterBody) => http.call('post', 'auth/local/register', { json, schema: session }),

  signOut: () => http.call('post', 'auth/sign-out', { schema: noContent }),

  forgotPassword: (json: ForgotPasswordBody) =>
    http.call('post', 'auth/forgot-password', { json, schema: ok }),

  /** Trades the six digits for a one-time grant of 10 minutes. */
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

  /** An unconfirmed address is replaced at once; a confirmed one waits for its mail and needs the password. */
  changeEmail: (email: string, current_password?: string) =>
    http.call('post', 'account/email', {
      json: { email, currentPassword: current_password },
      schema: user,
    }),

  cancelEmailChange: () => http.call('delete', 'account/email', { schema: user }),

  /** Which mails the account gets. */
  setNotifications: (json: Notifications) => http.call('put', 'notifications', { json, schema: user }),

  /** A number that no code proves; a confirmed account needs the password. */
  changeMobileNumber: (mobile_number: string, current_password?: string) =>
    http.call('put', 'account', {
      json: { mobile_number, currentPassword: current_password },
      schema: user,
    }),

  /** Without a number, the one on file. A confirmed account needs the password, unless a code waits for that number. Answers the seconds until another may be asked for. */
  sendMobileCode: (mobile_number?: string, current_password?: string) =>
    http.call('post', 'account/mobile-number/send-code', {
      json: { mobile_number, currentPassword: current_password },
      schema: ok.extend({ retry_after: z.number() }),
    }),

  verifyMobileNumber: (code: string) =>
    http.call('post', 'account/mobile-number/verify', { json: { code }, schema: user }),
})
