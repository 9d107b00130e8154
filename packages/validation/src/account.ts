import * as z from 'zod/mini'
import {
  bodySchema,
  choice,
  email,
  enteredPassword,
  formSchema,
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

export const signInSchema = formSchema({ identifier, password: enteredPassword })
export const signInBodySchema = bodySchema(signInSchema.shape)

/** Resends the confirmation email, or changes an unconfirmed address. */
export const sendEmailConfirmationSchema = formSchema({ email })
export const sendEmailConfirmationBodySchema = bodySchema(sendEmailConfirmationSchema.shape)

/** Changing a confirmed address requires the password and takes effect once the new address is confirmed. */
export const changeEmailSchema = formSchema({ email, current_password: enteredPassword })
export const changeEmailBodySchema = bodySchema({ email, currentPassword: z.optional(enteredPassword) })

export const emailConfirmationBodySchema = bodySchema({ token })

/** Confirms an email address on a device where the account is not signed in. */
export const confirmEmailByPasswordSchema = formSchema({ token, current_password: enteredPassword })
export const confirmEmailByPasswordBodySchema = bodySchema({ token, currentPassword: enteredPassword })

/** The session to end. */
export const endSessionSchema = formSchema({ session: token })

/** Changing the number of a confirmed account requires the password; resending a pending code does not. */
export const changeMobileNumberSchema = formSchema({
  mobile_number: mobileNumber,
  current_password: z.optional(enteredPassword),
})

/** Sends a code by text message to the given number, or to the stored one. */
export const sendCodeBodySchema = bodySchema({
  mobile_number: z.optional(mobileNumber),
  currentPassword: z.optional(enteredPassword),
})

export const verifyCodeSchema = formSchema({ code: sixDigits })
export const verifyCodeBodySchema = bodySchema(verifyCodeSchema.shape)
export const verifyResetCodeBodySchema = bodySchema({ identifier, code: sixDigits })

export const forgotPasswordSchema = formSchema({ identifier })
export const forgotPasswordBodySchema = z.union(
  [bodySchema({ email }), bodySchema({ mobile_number: mobileNumber })],
  {
    error: 'validation.form_invalid',
  },
)

/** The API expects the identifier as `email` or `mobile_number`. */
export const toForgotPasswordBody = (value: string): ForgotPasswordBody =>
  value.includes('@') ? { email: value } : { mobile_number: value }

export const resetPasswordSchema = formSchema({ code: token, ...passwordPair }).check(passwordsMatch)

/** Confirms an email address and replaces the password chosen at registration. */
export const confirmEmailByNewPasswordSchema = formSchema({ token, ...passwordPair }).check(passwordsMatch)
export const changePasswordSchema = formSchema({ current_password: enteredPassword, ...passwordPair }).check(
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

export const resetPasswordBodySchema = bodySchema({ code: token, ...wirePasswordPair }).check(
  wirePasswordsMatch,
)
export const confirmEmailByNewPasswordBodySchema = bodySchema({ token, ...wirePasswordPair }).check(
  wirePasswordsMatch,
)
export const changePasswordBodySchema = bodySchema({
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
export type ConfirmEmailByPassword = z.output<typeof confirmEmailByPasswordSchema>
export type ConfirmEmailByNewPassword = z.output<typeof confirmEmailByNewPasswordSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
export type VerifyCode = z.output<typeof verifyCodeSchema>
export type Gender = (typeof genders)[number]
export type BusinessType = (typeof businessTypes)[number]
