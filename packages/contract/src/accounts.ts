import {
  accountBodySchema,
  changeEmailBodySchema,
  confirmEmailWithNewPasswordBodySchema,
  confirmEmailWithPasswordBodySchema,
  emailConfirmationBodySchema,
  registerBodySchema,
  sendCodeBodySchema,
  sendEmailConfirmationBodySchema,
  verifyCodeBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { session, signInResult, user } from './users'
import { okResponse } from './values'

/** The account's details: name, address and mobile number. */
export const accounts = endpoints({
  /** Each consent that is `true` is recorded. An unknown referral code is stored and ignored. */
  register: post('/auth/local/register', {
    caller: 'anyone',
    body: registerBodySchema,
    response: session,
    limits: ['register-address'],
  }),
  getMe: get('/users/me', { caller: ['unconfirmed', 'collective-setup'], response: user }),
  /** Saves a mobile number without verifying it, which requires the password. */
  updateAccount: put('/account', {
    caller: 'member',
    body: accountBodySchema,
    response: user,
    errors: ['credentials'],
  }),
  /** The response does not reveal whether the account exists. */
  sendEmailConfirmation: post('/auth/send-email-confirmation', {
    caller: 'anyone',
    body: sendEmailConfirmationBodySchema,
    response: okResponse,
    limits: ['confirmation-address'],
  }),
  /**
   * Replaces an unconfirmed address immediately. Changing a confirmed address requires the password and takes
   * effect once the new address is confirmed.
   */
  changeEmail: post('/account/email', {
    caller: 'unconfirmed',
    body: changeEmailBodySchema,
    response: user,
    errors: ['changed-meanwhile', 'credentials'],
    limits: ['email-account'],
  }),
  cancelEmailChange: del('/account/email', { caller: 'member', response: user }),
  /**
   * Sends a code to the given number, or to the stored one. Requires the password, except to resend a pending
   * code. `retry_after` is the number of seconds until another code can be sent.
   */
  sendMobileCode: post('/account/mobile-number/send-code', {
    caller: 'member',
    body: sendCodeBodySchema,
    response: okResponse.extend({ retry_after: z.number() }),
    errors: ['credentials'],
  }),
  verifyMobileNumber: post('/account/mobile-number/verify', {
    caller: 'member',
    body: verifyCodeBodySchema,
    response: user,
    errors: ['code'],
    limits: ['text-code-account'],
  }),
})

const link = { caller: 'anyone', errors: ['code', 'already-confirmed'], limits: ['token-address'] } as const

/** The link in a confirmation email. Confirming also requires a session, the password or a new password. */
export const emailConfirmations = endpoints({
  /** `change` means a new address for a confirmed account. */
  lookUpEmailConfirmation: post('/auth/email-confirmation/look-up', {
    ...link,
    body: emailConfirmationBodySchema,
    response: z.object({ email: z.string(), change: z.boolean() }),
  }),
  /** The first confirmation ends all other sessions of the account. */
  confirmEmail: post('/account/email-confirmation', {
    ...link,
    caller: 'unconfirmed',
    body: emailConfirmationBodySchema,
    response: user,
  }),
  /** Confirms on another device. */
  confirmEmailByPassword: post('/auth/email-confirmation', {
    ...link,
    errors: ['code', 'already-confirmed', 'credentials'],
    body: confirmEmailWithPasswordBodySchema,
    response: signInResult,
  }),
  /**
   * Replaces the password chosen at registration, removes the number and the referral code and withdraws the consents;
   * not allowed for a change of address.
   */
  confirmEmailByNewPassword: post('/auth/email-confirmation/new-password', {
    ...link,
    body: confirmEmailWithNewPasswordBodySchema,
    response: signInResult,
  }),
  /** Deletes the unconfirmed account, or cancels the requested change of address. */
  declineEmailConfirmation: post('/auth/email-confirmation/decline', {
    ...link,
    body: emailConfirmationBodySchema,
    response: okResponse,
  }),
})
