import * as z from 'zod/mini'
import { isCommonPassword } from './common-passwords'
import { abortUnless, characterCount, maxInputLength, requiredOr } from './fields'

/** An existing password: not trimmed, and not subject to the rules for new passwords. */
export const enteredPassword = z.string({ error: requiredOr('validation.invalid') }).check(
  maxInputLength(1000, 'validation.password_long'),
  z.normalize('NFC'),
  abortUnless<string>(value => value !== '', 'validation.required'),
  z.refine(value => characterCount(value) <= 1000, 'validation.password_long'),
)

const byteLength = (value: string) => new TextEncoder().encode(value).length

/**
 * A new password: at least 8 characters and at most 72 bytes (the limit of bcrypt), without NUL, and not a
 * common password.
 */
export const newPassword = z.string({ error: requiredOr('validation.invalid') }).check(
  maxInputLength(72, 'validation.password_long'),
  z.normalize('NFC'),
  abortUnless<string>(value => value !== '', 'validation.required'),
  abortUnless<string>(value => characterCount(value) >= 8, 'validation.password_short'),
  abortUnless<string>(value => byteLength(value) <= 72, 'validation.password_long'),
  abortUnless<string>(value => !value.includes('\0'), 'validation.characters'),
  z.refine(value => !isCommonPassword(value), 'validation.password_common'),
)
