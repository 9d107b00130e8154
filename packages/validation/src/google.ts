import * as z from 'zod/mini'
import { locales } from './account'
import { body, choice, enteredPassword, form, maxInputLength, optionalCheckbox } from './fields'
import { consentBodyFields, consentFields, hasLastName, personFields } from './registration'

const encryptedToken = z
  .string('validation.code')
  .check(maxInputLength(2048, 'validation.code'), z.regex(/^[\w-]{1,2048}$/, 'validation.code'))

/** Links a Google account to the account with the same email address; requires that account's password. */
export const linkGoogleSchema = form({ password: enteredPassword })
export const linkGoogleBodySchema = body({ token: encryptedToken, password: enteredPassword })

/** Unlinking requires the account's password. */
export const unlinkGoogleSchema = form({ current_password: enteredPassword })
export const unlinkGoogleBodySchema = body({ currentPassword: enteredPassword })

const { email: _, ...rest } = personFields

/** The fields of a new account that Google does not provide. */
export const joinGoogleSchema = form({ ...rest, ...consentFields, single_name: optionalCheckbox }).check(
  hasLastName,
)
export const joinGoogleBodySchema = body({
  ...rest,
  ...consentBodyFields,
  token: encryptedToken,
  locale: choice(locales),
})

/** Drops the fields that exist only in the form. */
export function toJoinGoogleBody(
  { single_name, last_name, ...person }: JoinGoogle,
  link: { token: string; locale: JoinGoogleBody['locale'] },
): JoinGoogleBody {
  return { ...person, ...link, ...(single_name || !last_name ? {} : { last_name }) }
}

export const connectQuerySchema = body({ state: encryptedToken, locale: choice(locales) })
export const finishGoogleQuerySchema = body({ access_token: encryptedToken })

export type JoinGoogle = z.output<typeof joinGoogleSchema>
export type JoinGoogleBody = z.output<typeof joinGoogleBodySchema>
