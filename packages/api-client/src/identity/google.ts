import type { RegisterWithGoogleBody } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { okResponse } from '../wire'
import { session, signInResult } from './user'

/**
 * The result if no account is linked yet. `link` requires the password of the account with that email
 * address; `join` requires the missing fields of a new account.
 */
const unlinked = z.union([
  z.object({ link: z.object({ token: z.string(), email: z.string() }) }),
  z.object({
    join: z.object({
      token: z.string(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
    }),
  }),
])

const googleSignInResult = z.union([signInResult, unlinked])
export type GoogleSignInResult = z.output<typeof googleSignInResult>

/**
 * Google sign-in. `access_token` comes from the redirect back to the site, and can be used once within 60
 * seconds.
 */
export const createGoogleSignInApi = (http: HttpClient) => ({
  finishGoogle: (access_token: string) =>
    http.call('get', 'auth/google/callback', { query: { access_token }, schema: googleSignInResult }),

  linkGoogle: (json: { token: string; password: string }) =>
    http.call('post', 'auth/google/link', { json, schema: signInResult }),

  /** Ends every other session; not allowed for an account without a password. */
  unlinkGoogle: (current_password: string) =>
    http.call('post', 'account/google/unlink', {
      json: { currentPassword: current_password },
      schema: okResponse,
    }),

  joinGoogle: (json: RegisterWithGoogleBody) =>
    http.call('post', 'auth/google/register', { json, schema: session }),
})
