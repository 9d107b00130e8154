import type { JoinGoogleBody } from '@bgm/validation'
import { z } from 'zod'
import type { Http } from '../http'
import { ok } from '../wire'
import { session, signInResult } from './user'

/** Somebody without a linked account: `link` needs the password of the one with that address, `join` the missing fields. */
const vouched = z.union([
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

const arrival = z.union([signInResult, vouched])
export type GoogleSignInResult = z.output<typeof arrival>

/** Signing in by Google, from where the browser has come back with the token of the redirect (60 seconds, once). */
export const createGoogle = (http: Http) => ({
  finishGoogle: (access_token: string) =>
    http.call('get', 'auth/google/callback', { query: { access_token }, schema: arrival }),

  linkGoogle: (json: { token: string; password: string }) =>
    http.call('post', 'auth/google/link', { json, schema: signInResult }),

  /** Ends every other session; an account without a password keeps its link. */
  unlinkGoogle: (current_password: string) =>
    http.call('post', 'account/google/unlink', {
      json: { currentPassword: current_password },
      schema: ok,
    }),

  joinGoogle: (json: JoinGoogleBody) => http.call('post', 'auth/google/register', { json, schema: session }),
})
