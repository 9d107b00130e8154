import type { Api, Session, SignInResult, User } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { type AccountBody, type Register, type SignIn, toRegisterBody } from '@bgm/validation'
import { paths } from '#app/paths'

const accounts = new WeakMap<Api, Promise<User>>()

/** Returns the session's account, which is fetched once per client. */
export function getAccount(api: Api): Promise<User> {
  const account = accounts.get(api) ?? api.identity.getMe()
  accounts.set(api, account)
  return account
}

export const signIn = (api: Api, credentials: SignIn): Promise<SignInResult> =>
  api.identity.signIn(credentials)

export const signOut = (api: Api) => api.identity.signOut()

export const registerAccount = (api: Api, form: Register, locale: Locale): Promise<Session> =>
  api.identity.register(toRegisterBody(form, locale))

export const updateAccount = (api: Api, changes: AccountBody): Promise<User> =>
  api.identity.updateAccount(changes)

/**
 * Returns the first page after sign-in: email verification, registration, the dashboard, or the console of a
 * collective body.
 */
export function getHomePath(user: User, locale: Locale): string {
  if (!user.confirmed) return paths.verify(locale)
  if (user.collective_body) return paths.collective(locale)
  return user.memberships.length === 0 ? paths.register(locale) : paths.dashboard(locale)
}

export const getFullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>) =>
  [first_name, last_name].filter(Boolean).join(' ')

/** Returns the session's active membership; null while registration is incomplete. */
export const findActiveMembership = ({ memberships, active_organisation }: User) =>
  memberships.find(({ organisation }) => organisation.id === active_organisation) ?? memberships[0] ?? null

/** The member's role in the active organisation; null without one. */
export const getRole = async (api: Api) => findActiveMembership(await getAccount(api))?.role ?? null
