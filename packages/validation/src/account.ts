import * as z from 'zod/mini'
import {
  body,
  choice,
  email,
  enteredPassword,
  form,
  identifier,
  mobileNumber,
  newPassword,
  sixDigits,
  token,
} from './fields'

export const locales = ['id', 'en'] as const

const passwordPair = { password: newPassword, confirm_password: enteredPassword }

/** Runs even if other fields have errors, so that one response contains every error. */
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

export const signInSchema = form({ identifier, password: enteredPassword })
export const signInBodySchema = body(signInSchema.shape)

/** Resends the confirmation email, or changes an unconfirmed address. */
export const emailSchema = form({ email })
export const emailBodySchema = body(emailSchema.shape)

/** Changing a confirmed address requires the password and takes effect once the new address is confirmed. */
export const changeEmailSchema = form({ email, current_password: enteredPassword })
export const changeEmailBodySchema = body({ email, currentPassword: z.optional(enteredPassword) })

export const emailConfirmationBodySchema = body({ token })

/** Confirms an email address on a device where the account is not signed in. */
export const confirmByPasswordSchema = form({ token, current_password: enteredPassword })
export const confirmByPasswordBodySchema = body({ token, currentPassword: enteredPassword })

/** The session to end. */
export const endSessionSchema = form({ session: token })

/** Changing the number of a confirmed account requires the password; resending a pending code does not. */
export const changeMobileNumberSchema = form({
  mobile_number: mobileNumber,
  current_password: z.optional(enteredPassword),
})

/** Sends a code by text message to the given number, or to the stored one. */
export const sendCodeBodySchema = body({
  mobile_number: z.optional(mobileNumber),
  currentPassword: z.optional(enteredPassword),
})

export const verifyCodeSchema = form({ code: sixDigits })
export const verifyCodeBodySchema = body(verifyCodeSchema.shape)
export const verifyResetCodeBodySchema = body({ identifier, code: sixDigits })

export const forgotPasswordSchema = form({ identifier })
export const forgotPasswordBodySchema = z.union([body({ email }), body({ mobile_number: mobileNumber })], {
  error: 'validation.form_invalid',
})

/** The API expects the identifier as `email` or `mobile_number`. */
export const toForgotPasswordBody = (value: string): ForgotPasswordBody =>
  value.includes('@') ? { email: value } : { mobile_number: value }

export const resetPasswordSchema = form({ code: token, ...passwordPair }).check(passwordsMatch)

/** Confirms an email address and replaces the password chosen at registration. */
export const newPasswordConfirmationSchema = form({ token, ...passwordPair }).check(passwordsMatch)
export const changePasswordSchema = form({ current_password: enteredPassword, ...passwordPair }).check(
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

export const resetPasswordBodySchema = body({ code: token, ...wirePasswordPair }).check(wirePasswordsMatch)
export const newPasswordConfirmationBodySchema = body({ token, ...wirePasswordPair }).check(
  wirePasswordsMatch,
)
export const changePasswordBodySchema = body({ currentPassword: enteredPassword, ...wirePasswordPair }).check(
  wirePasswordsMatch,
)

export type SignIn = z.output<typeof signInSchema>
export type ForgotPassword = z.output<typeof forgotPasswordSchema>
export type ForgotPasswordBody = z.output<typeof forgotPasswordBodySchema>
export type ResetPassword = z.output<typeof resetPasswordSchema>
export type ResetPasswordBody = z.output<typeof resetPasswordBodySchema>
export type ChangePassword = z.output<typeof changePasswordSchema>
export type ChangePasswordBody = z.output<typeof changePasswordBodySchema>
export type ConfirmByPassword = z.output<typeof confirmByPasswordSchema>
export type NewPasswordConfirmation = z.output<typeof newPasswordConfirmationSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
export type VerifyCode = z.output<typeof verifyCodeSchema>
export type Gender = (typeof genders)[number]
export type BusinessType = (typeof businessTypes)[number]
