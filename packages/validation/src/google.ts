import * as z from 'zod/mini'
import { locales } from './account'
import { bodySchema, choice, enteredPassword, formSchema, maxInputLength, optionalCheckbox } from './fields'
import { consentBodyFields, consentFields, hasLastName, personFields } from './registration'

const encryptedToken = z
  .string('validation.code')
  .check(maxInputLength(2048, 'validation.code'), z.regex(/^[\w-]{1,2048}$/, 'validation.code'))

/** Links a Google account to the account with the same email address; requires that account's password. */
export const linkGoogleSchema = formSchema({ password: enteredPassword })
export const linkGoogleBodySchema = bodySchema({ token: encryptedToken, password: enteredPassword })

/** Unlinking requires the account's password. */
export const unlinkGoogleSchema = formSchema({ current_password: enteredPassword })
export const unlinkGoogleBodySchema = bodySchema({ currentPassword: enteredPassword })

const { email: _, ...rest } = personFields

/** The fields of a new account that Google does not provide. */
export const registerWithGoogleSchema = formSchema({
  ...rest,
  ...consentFields,
  single_name: optionalCheckbox,
}).check(hasLastName)
export const registerWithGoogleBodySchema = bodySchema({
  ...rest,
  ...consentBodyFields,
  token: encryptedToken,
  locale: choice(locales),
})

/** Drops the fields that exist only in the form. */
export function toRegisterWithGoogleBody(
  { single_name, last_name, ...person }: RegisterWithGoogle,
  link: { token: string; locale: RegisterWithGoogleBody['locale'] },
): RegisterWithGoogleBody {
  return { ...person, ...link, ...(single_name || !last_name ? {} : { last_name }) }
}

export const startGoogleQuerySchema = bodySchema({ state: encryptedToken, locale: choice(locales) })
export const finishGoogleQuerySchema = bodySchema({ access_token: encryptedToken })

export type RegisterWithGoogle = z.output<typeof registerWithGoogleSchema>
export type RegisterWithGoogleBody = z.output<typeof registerWithGoogleBodySchema>
