import * as z from 'zod/mini'
import {
  bodyObject,
  choice,
  email,
  formObject,
  identifier,
  mobileNumber,
  sixDigitCode,
  token,
} from './fields'
import { enteredPassword, newPassword } from './passwords'

export const locales = ['id', 'en'] as const

const passwordPair = { password: newPassword, confirm_password: enteredPassword }

/**
 * Checks that both passwords match, even if other fields have errors, so that one response contains every
 * error.
 */
export const passwordsMatch = z.refine<{ password: string; confirm_password: string }>(
  ({ password, confirm_password }) => password === confirm_password,
  {
    error: 'validation.password_mismatch',
    path: ['confirm_password'],
    when: ({ value }) => hasPasswords(value),
  },
)

function hasPasswords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!('password' in value && 'confirm_password' in value)) return false
  return typeof value.password === 'string' && Boolean(value.confirm_password)
}

export const signInSchema = formObject({ identifier, password: enteredPassword })
export const signInBodySchema = bodyObject(signInSchema.shape)

/** Resends the confirmation email, or changes an unconfirmed address. */
export const sendEmailConfirmationSchema = formObject({ email })
export const sendEmailConfirmationBodySchema = bodyObject(sendEmailConfirmationSchema.shape)

/**
 * Changes a confirmed address. This requires the password and takes effect once the new address is confirmed.
 */
export const changeEmailSchema = formObject({ email, current_password: enteredPassword })
export const changeEmailBodySchema = bodyObject({ email, currentPassword: z.optional(enteredPassword) })

export const emailConfirmationBodySchema = bodyObject({ token })

/** Confirms an email address on a device where the account is not signed in. */
export const confirmEmailWithPasswordSchema = formObject({ token, current_password: enteredPassword })
export const confirmEmailWithPasswordBodySchema = bodyObject({ token, currentPassword: enteredPassword })

/** Selects the session to end. */
export const endSessionSchema = formObject({ session: token })

/** Changes the number. A confirmed account requires the password, except to resend a pending code. */
export const changeMobileNumberSchema = formObject({
  mobile_number: mobileNumber,
  current_password: z.optional(enteredPassword),
})

/** Sends a code by text message to the given number, or to the stored one. */
export const sendCodeBodySchema = bodyObject({
  mobile_number: z.optional(mobileNumber),
  currentPassword: z.optional(enteredPassword),
})

export const verifyCodeSchema = formObject({ code: sixDigitCode })
export const verifyCodeBodySchema = bodyObject(verifyCodeSchema.shape)
export const verifyResetCodeBodySchema = bodyObject({ identifier, code: sixDigitCode })

export const forgotPasswordSchema = formObject({ identifier })
export const forgotPasswordBodySchema = z.union(
  [bodyObject({ email }), bodyObject({ mobile_number: mobileNumber })],
  {
    error: 'validation.form_invalid',
  },
)

/** Converts the identifier to the field that the API expects: `email` or `mobile_number`. */
export const toForgotPasswordBody = (value: string): ForgotPasswordBody =>
  value.includes('@') ? { email: value } : { mobile_number: value }

export const resetPasswordSchema = formObject({ code: token, ...passwordPair }).check(passwordsMatch)

/** Confirms an email address and replaces the password chosen at registration. */
export const confirmEmailWithNewPasswordSchema = formObject({ token, ...passwordPair }).check(passwordsMatch)
export const changePasswordSchema = formObject({ current_password: enteredPassword, ...passwordPair }).check(
  passwordsMatch,
)

export const genders = ['male', 'female'] as const
export const businessTypes = ['single', 'multiple'] as const
export const gender = choice(genders)
export const businessType = choice(businessTypes)

const wirePasswordsMatch = z.refine<{ password: string; passwordConfirmation: string }>(
  ({ password, passwordConfirmation }) => password === passwordConfirmation,
  { error: 'validation.password_mismatch', path: ['passwordConfirmation'] },
)
const wirePasswordPair = { password: newPassword, passwordConfirmation: enteredPassword }

export const resetPasswordBodySchema = bodyObject({ code: token, ...wirePasswordPair }).check(
  wirePasswordsMatch,
)
export const confirmEmailWithNewPasswordBodySchema = bodyObject({ token, ...wirePasswordPair }).check(
  wirePasswordsMatch,
)
export const changePasswordBodySchema = bodyObject({
  currentPassword: enteredPassword,
  ...wirePasswordPair,
}).check(wirePasswordsMatch)

export type SignIn = z.output<typeof signInSchema>
export type ForgotPassword = z.output<typeof forgotPasswordSchema>
export type ForgotPasswordBody = z.output<typeof forgotPasswordBodySchema>
export type ResetPassword = z.output<typeof resetPasswordSchema>
export type ResetPasswordBody = z.output<typeof resetPasswordBodySchema>
export type ChangePassword = z.output<typeof changePasswordSchema>
export type ChangePasswordBody = z.output<typeof changePasswordBodySchema>
export type ConfirmEmailWithPassword = z.output<typeof confirmEmailWithPasswordSchema>
export type ConfirmEmailWithNewPassword = z.output<typeof confirmEmailWithNewPasswordSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
export type VerifyCode = z.output<typeof verifyCodeSchema>
export type Gender = (typeof genders)[number]
export type BusinessType = (typeof businessTypes)[number]
