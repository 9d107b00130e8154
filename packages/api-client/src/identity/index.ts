import type { RegisterBody, SignIn } from '@bgm/validation'
import type { Http } from '../http'
import { noContent } from '../wire'
import { createAccount } from './account'
import { createEmailConfirmation } from './email-confirmation'
import { createGoogle } from './google'
import { createPasswords } from './passwords'
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
  ...createPasswords(http),
  ...createAccount(http),

  getMe: () => http.call('get', 'users/me', { query: { populate: relations }, schema: user }),

  signIn: (json: SignIn) => http.call('post', 'auth/local', { json, schema: signInResult }),

  register: (json: RegisterBody) => http.call('post', 'auth/local/register', { json, schema: session }),

  signOut: () => http.call('post', 'auth/sign-out', { schema: noContent }),
})
