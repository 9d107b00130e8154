import type { AccountBody, NotificationSettings } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { okResponse } from '../wire'
import { user } from './user'

/** The account's details: name, address, mobile number and notification settings. */
export const createAccountApi = (http: HttpClient) => ({
  updateAccount: (json: AccountBody) => http.call('put', 'account', { json, schema: user }),

  /**
   * Replaces an unconfirmed address immediately. Changing a confirmed address requires the password and takes
   * effect once the new address is confirmed.
   */
  changeEmail: (email: string, current_password?: string) =>
    http.call('post', 'account/email', {
      json: { email, currentPassword: current_password },
      schema: user,
    }),

  cancelEmailChange: () => http.call('delete', 'account/email', { schema: user }),

  /** Sets which emails the account receives. */
  setNotifications: (json: NotificationSettings) => http.call('put', 'notifications', { json, schema: user }),

  /** Saves a number without verifying it; a confirmed account requires the password. */
  changeMobileNumber: (mobile_number: string, current_password?: string) =>
    http.call('put', 'account', {
      json: { mobile_number, currentPassword: current_password },
      schema: user,
    }),

  /**
   * Sends a code to the given number, or to the stored one. A confirmed account requires the password, except
   * to resend a pending code. `retry_after` is the number of seconds until another code can be sent.
   */
  sendMobileCode: (mobile_number?: string, current_password?: string) =>
    http.call('post', 'account/mobile-number/send-code', {
      json: { mobile_number, currentPassword: current_password },
      schema: okResponse.extend({ retry_after: z.number() }),
    }),

  verifyMobileNumber: (code: string) =>
    http.call('post', 'account/mobile-number/verify', { json: { code }, schema: user }),
})
