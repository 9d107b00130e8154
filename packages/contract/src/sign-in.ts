import {
  changePasswordBodySchema,
  changeSecondFactorBodySchema,
  confirmSecondFactorBodySchema,
  finishGoogleQuerySchema,
  forgotPasswordBodySchema,
  linkGoogleBodySchema,
  registerWithGoogleBodySchema,
  resetPasswordBodySchema,
  secondFactorBodySchema,
  signInBodySchema,
  startSecondFactorBodySchema,
  unlinkGoogleBodySchema,
  verifyResetCodeBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post } from './endpoint'
import { dataOf } from './response'
import { session, signInResult } from './users'
import { isoDateTime, okResponse } from './values'

const openSession = z.object({
  id: z.string(),
  /** Browser and system, e.g. `Firefox · Windows`. */
  device: z.string(),
  /** Whether this is the session of the current request. */
  current: z.boolean(),
  last_seen_at: isoDateTime,
  created_at: isoDateTime,
})
export type OpenSession = z.output<typeof openSession>

const reader = { caller: ['member', 'collective'] } as const

/** Signing in and out, and the open sessions of an account. */
export const sessions = endpoints({
  signIn: post('/auth/local', {
    caller: 'anyone',
    body: signInBodySchema,
    response: signInResult,
    errors: ['credentials', 'number-unverified'],
    limits: ['sign-in-address'],
  }),
  signOut: post('/auth/sign-out', { caller: ['unconfirmed', 'collective-setup'] }),
  listSessions: get('/account/sessions', { ...reader, response: dataOf(z.array(openSession)) }),
  endOtherSessions: del('/account/sessions', reader),
  /** Repeating the call has no effect. */
  endSession: del('/account/sessions/:id', reader),
})

/** Changes a password, or uses a code to reset a forgotten one. */
export const passwords = endpoints({
  /** The response does not reveal whether the account exists. */
  forgotPassword: post('/auth/forgot-password', {
    caller: 'anyone',
    body: forgotPasswordBodySchema,
    response: okResponse,
    limits: ['forgot-address'],
  }),
  /** Exchanges the six digits for a one-time grant that is valid for 10 minutes. */
  verifyResetCode: post('/auth/verify-reset-code', {
    caller: 'anyone',
    body: verifyResetCodeBodySchema,
    response: z.object({ code: z.string() }),
    errors: ['code'],
    limits: ['reset-code-address'],
  }),
  resetPassword: post('/auth/reset-password', {
    caller: 'anyone',
    body: resetPasswordBodySchema,
    response: signInResult,
    errors: ['code'],
    limits: ['token-address'],
  }),
  changePassword: post('/auth/change-password', {
    ...reader,
    body: changePasswordBodySchema,
    response: session,
    errors: ['credentials'],
  }),
})

const secondFactor = z.object({
  enabled: z.boolean(),
  recovery_codes_left: z.number(),
  /** The secret for the authenticator app; null except during setup. */
  setup: z.object({ secret: z.string(), uri: z.string() }).nullable(),
})
export type SecondFactor = z.output<typeof secondFactor>

/** Returned only once. */
const codes = z.object({ recovery_codes: z.array(z.string()) })
const setup = { caller: ['member', 'collective-setup'] } as const

/** The second sign-in step, and the settings for it. */
export const secondFactors = endpoints({
  /** `code` comes from the app or is a recovery code; a challenge allows five attempts. */
  verifySecondFactor: post('/auth/second-factor', {
    caller: 'anyone',
    body: secondFactorBodySchema,
    response: session,
    errors: ['challenge', 'code'],
    limits: ['token-address'],
  }),
  getSecondFactor: get('/account/second-factor', { ...setup, response: secondFactor }),
  startSecondFactorSetup: post('/account/second-factor', {
    ...setup,
    body: startSecondFactorBodySchema,
    response: secondFactor,
    errors: ['credentials', 'second-factor-on'],
  }),
  /** Ends every other session. */
  confirmSecondFactor: post('/account/second-factor/confirm', {
    ...setup,
    body: confirmSecondFactorBodySchema,
    response: codes,
    errors: ['code'],
  }),
  disableSecondFactor: post('/account/second-factor/disable', {
    caller: 'member',
    body: changeSecondFactorBodySchema,
    response: okResponse,
    errors: ['credentials', 'code'],
  }),
  /** The old codes stop working. */
  renewRecoveryCodes: post('/account/second-factor/recovery-codes', {
    ...reader,
    body: changeSecondFactorBodySchema,
    response: codes,
    errors: ['credentials', 'code'],
  }),
})

/**
 * The result if no account is linked yet. `link` requires the password of the account with that email
 * address; `join` requires the missing fields of a new account.
 */
const unlinked = z.union([
  z.object({ link: z.object({ token: z.string(), email: z.string() }) }),
  z.object({
    join: z.object({ token: z.string(), email: z.string(), first_name: z.string(), last_name: z.string() }),
  }),
])
const googleSignInResult = z.union([signInResult, unlinked])
export type GoogleSignInResult = z.output<typeof googleSignInResult>

/** Google sign-in, once the browser is back on the site. */
export const googleAccounts = endpoints({
  /** The token comes from the redirect back to the site, and can be used once within 60 seconds. */
  finishGoogle: get('/auth/google/callback', {
    caller: 'anyone',
    query: finishGoogleQuerySchema,
    response: googleSignInResult,
    errors: ['code'],
    limits: ['token-address'],
  }),
  linkGoogle: post('/auth/google/link', {
    caller: 'anyone',
    body: linkGoogleBodySchema,
    response: signInResult,
    errors: ['code', 'credentials'],
    limits: ['sign-in-address'],
  }),
  joinGoogle: post('/auth/google/register', {
    caller: 'anyone',
    body: registerWithGoogleBodySchema,
    response: session,
    errors: ['code'],
    limits: ['register-address'],
  }),
  /** Ends every other session and notifies the owner by email; not allowed for an account without a password. */
  unlinkGoogle: post('/account/google/unlink', {
    caller: 'member',
    body: unlinkGoogleBodySchema,
    response: okResponse,
    errors: ['credentials'],
  }),
})
