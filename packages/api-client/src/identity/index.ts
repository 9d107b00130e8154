import type { RegisterBody, SignIn } from '@bgm/validation'
import type { HttpClient } from '../http'
import { noContent } from '../wire'
import { createAccountApi } from './account'
import { createEmailConfirmationApi } from './email-confirmation'
import { createGoogleSignInApi } from './google'
import { createPasswordsApi } from './passwords'
import { createSecondFactorApi } from './second-factor'
import { createSessionsApi } from './sessions'
import { session, signInResult, user } from './user'

/** The relations to include in the account. */
const relations = ['memberships', 'active_organisation']

/** Accounts and sessions. */
export const createIdentityApi = (http: HttpClient) => ({
  ...createSessionsApi(http),
  ...createSecondFactorApi(http),
  ...createGoogleSignInApi(http),
  ...createEmailConfirmationApi(http),
  ...createPasswordsApi(http),
  ...createAccountApi(http),

  getMe: () => http.call('get', 'users/me', { query: { populate: relations }, schema: user }),

  signIn: (json: SignIn) => http.call('post', 'auth/local', { json, schema: signInResult }),

  register: (json: RegisterBody) => http.call('post', 'auth/local/register', { json, schema: session }),

  signOut: () => http.call('post', 'auth/sign-out', { schema: noContent }),
})
