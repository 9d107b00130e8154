import * as z from 'zod/mini'
import { locales } from './account'
import { bodyObject, choice, formObject, maxInputLength, optionalCheckbox } from './fields'
import { enteredPassword } from './passwords'
import { consentBodyFields, consentFields, hasLastName, personFields } from './registration'

const encryptedToken = z
  .string('validation.code')
  .check(maxInputLength(2048, 'validation.code'), z.regex(/^[\w-]{1,2048}$/, 'validation.code'))

/** Links a Google account to the account with the same email address; requires that account's password. */
export const linkGoogleSchema = formObject({ password: enteredPassword })
export const linkGoogleBodySchema = bodyObject({ token: encryptedToken, password: enteredPassword })

/** Unlinks the Google account; requires the account's password. */
export const unlinkGoogleSchema = formObject({ current_password: enteredPassword })
export const unlinkGoogleBodySchema = bodyObject({ currentPassword: enteredPassword })

const { email: _, ...rest } = personFields

/** The fields of a new account that Google does not provide. */
export const registerWithGoogleSchema = formObject({
  ...rest,
  ...consentFields,
  single_name: optionalCheckbox,
}).check(hasLastName)
export const registerWithGoogleBodySchema = bodyObject({
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

export const startGoogleQuerySchema = bodyObject({ state: encryptedToken, locale: choice(locales) })
export const finishGoogleQuerySchema = bodyObject({ access_token: encryptedToken })

export type RegisterWithGoogle = z.output<typeof registerWithGoogleSchema>
export type RegisterWithGoogleBody = z.output<typeof registerWithGoogleBodySchema>
