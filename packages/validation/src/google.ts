import * as z from 'zod/mini'
import { locales } from './account'
import { atMost, body, choice, form, tick, typedPassword } from './fields'
import { consents, lastName, person, wireConsents } from './registration'

const sealed = z
  .string('validation.code')
  .check(atMost(2048, 'validation.code'), z.regex(/^[\w-]{1,2048}$/, 'validation.code'))

/** A Google account whose e-mail has an account here is joined to it by one sign-in with the password. */
export const linkGoogleSchema = form({ password: typedPassword })
export const linkGoogleBodySchema = body({ token: sealed, password: typedPassword })

/** Unlinking it asks for the password of the account. */
export const unlinkGoogleSchema = form({ current_password: typedPassword })
export const unlinkGoogleBodySchema = body({ currentPassword: typedPassword })

const { email: _, ...rest } = person

/** What Google does not tell of somebody who comes for the first time. */
export const joinGoogleSchema = form({ ...rest, ...consents, single_name: tick }).check(lastName)
export const joinGoogleBodySchema = body({ ...rest, ...wireConsents, token: sealed, locale: choice(locales) })

/** What the form leaves out of the wire. */
export function asJoinGoogleBody(
  { single_name, last_name, ...person }: JoinGoogle,
  link: { token: string; locale: JoinGoogleBody['locale'] },
): JoinGoogleBody {
  return { ...person, ...link, ...(single_name || !last_name ? {} : { last_name }) }
}

export const connectQuerySchema = body({ state: sealed, locale: choice(locales) })
export const finishGoogleQuerySchema = body({ access_token: sealed })

export type JoinGoogle = z.output<typeof joinGoogleSchema>
export type JoinGoogleBody = z.output<typeof joinGoogleBodySchema>
