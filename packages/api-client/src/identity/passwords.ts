import type { ChangePassword, ForgotPasswordBody, ResetPassword } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { okResponse } from '../wire'
import { session, signInResult } from './user'

/** Changes a password, or uses a code to reset a forgotten one. */
export const createPasswordsApi = (http: HttpClient) => ({
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
})
