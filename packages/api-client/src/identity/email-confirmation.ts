import type { ConfirmEmailWithNewPassword, ConfirmEmailWithPassword } from '@bgm/validation'
import { z } from 'zod'
import { ApiError } from '../error'
import type { HttpClient } from '../http'
import { okResponse } from '../wire'
import { signInResult, user } from './user'

const confirmation = z.object({ email: z.string(), change: z.boolean() })

/** The state of a confirmation link. `change` means a new address for a confirmed account. */
export type EmailConfirmation =
  | ({ state: 'open' } & z.output<typeof confirmation>)
  | { state: 'confirmed' | 'invalid' }

const getErrorState = (error: unknown): EmailConfirmation => {
  if (!(error instanceof ApiError)) throw error
  if (error.reason === 'already-confirmed') return { state: 'confirmed' }
  if (error.code === 'invalid' || error.reason === 'blocked') return { state: 'invalid' }
  throw error
}

/**
 * Handles the link in a confirmation email. Confirming also requires a session, the password or a new
 * password.
 */
export const createEmailConfirmationApi = (http: HttpClient) => ({
  sendEmailConfirmation: (email: string) =>
    http.call('post', 'auth/send-email-confirmation', { json: { email }, schema: okResponse }),

  lookUpEmailConfirmation: (token: string): Promise<EmailConfirmation> =>
    http
      .call('post', 'auth/email-confirmation/look-up', { json: { token }, schema: confirmation })
      .then(found => ({ state: 'open' as const, ...found }), getErrorState),

  /** Confirms using the account's session. */
  confirmEmail: (token: string) =>
    http.call('post', 'account/email-confirmation', { json: { token }, schema: user }),

  confirmEmailByPassword: ({ token, current_password }: ConfirmEmailWithPassword) =>
    http.call('post', 'auth/email-confirmation', {
      json: { token, currentPassword: current_password },
      schema: signInResult,
    }),

  /** Replaces the password chosen at registration; not allowed for a change of address. */
  confirmEmailByNewPassword: ({ token, password, confirm_password }: ConfirmEmailWithNewPassword) =>
    http.call('post', 'auth/email-confirmation/new-password', {
      json: { token, password, passwordConfirmation: confirm_password },
      schema: signInResult,
    }),

  /** Deletes the unconfirmed account, or cancels the requested change of address. */
  declineEmailConfirmation: (token: string) =>
    http.call('post', 'auth/email-confirmation/decline', { json: { token }, schema: okResponse }),
})
