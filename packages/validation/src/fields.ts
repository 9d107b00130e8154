import * as z from 'zod/mini'
import { e164 } from '#phone'
import { isCommonPassword } from './common-passwords'
import type { ValidationKey } from './message-keys'

// Controls, halves of surrogate pairs, and marks that break lines or turn the direction of what follows.
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
const visible = /[^\p{Z}\p{C}]/u

const emailShape =
  /^(?!\.)(?!.*\.\.)[a-z0-9._%'+-]*[a-z0-9_%+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** Nothing typed is `required`; something of the wrong kind is `key`. */
const orMissing =
  (key: ValidationKey) =>
  (issue: { input?: unknown }): ValidationKey =>
    issue.input === undefined || issue.input === null || issue.input === '' ? 'validation.required' : key

/**
 * Stops checking a field at its first error. Zod's own `abort` would also skip the rules of the whole form (`lastName`,
 * `passwordsMatch`), so that one response would no longer name every error.
 */
export const abortUnless = <T>(holds: (value: T) => boolean, message: ValidationKey) =>
  z.check<T>(({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', message, input: value })
  })

const spaced = (value: string) => value.replace(/[^\S\n]+/g, ' ')

/**
 * Checks the length before anything else, because normalising and matching can take quadratic time. It leaves room for the
 * spaces, decomposed letters and `\r\n` that are removed before the limit itself is applied.
 */
export const maxInputLength = (max: number, key: ValidationKey = 'validation.too_long') =>
  abortUnless<string>(value => value.length <= max * 4 + 256, key)

/** One line of text that may be empty: NFC, trimmed, inner spaces single, no control characters. */
const line = (max: number) =>
  z.string({ error: orMissing('validation.invalid') }).check(
    maxInputLength(max),
    z.normalize('NFC'),
    z.trim(),
    abortUnless<string>(value => !unwanted.test(value), 'validation.characters'),
    z.overwrite(spaced),
    abortUnless<string>(value => lengthOf(value) <= max, 'validation.too_long'),
  )

/** Counts code points, not UTF-16 units. */
const lengthOf = (value: string) => [...value].length

const something = z.refine<string>(value => visible.test(value), 'validation.required')

/** One line that says something. */
export const text = (max: number) => line(max).check(something)

const withoutMarkup = z.refine<string>(value => !/[<>]/.test(value), 'validation.characters')

/** The name of a person, company or place, without markup. */
export const properName = (max: number) => text(max).check(withoutMarkup)

/** The same, which may be empty. */
export const properNameOrEmpty = (max: number) => line(max).check(withoutMarkup)

/** Several lines; line ends become `\n`. */
export const paragraph = (max: number) =>
  z.string({ error: orMissing('validation.invalid') }).check(
    maxInputLength(max),
    z.normalize('NFC'),
    z.overwrite(value => value.replace(/\r\n?/g, '\n').trim()),
    something,
    z.refine(value => lengthOf(value) <= max, 'validation.too_long'),
    z.refine(value => !unwanted.test(value.replace(/[\n\t]/g, ' ')), 'validation.characters'),
  )

/** Text that turns into another text, or into null where it is refused with `key`. */
export const parsedText = (max: number, key: ValidationKey, convert: (value: string) => string | null) =>
  text(max).check(
    z.refine(value => value === '' || convert(value) !== null, key),
    z.overwrite(value => convert(value) ?? value),
  )

export const email = parsedText(254, 'validation.email', value => {
  const lower = value.toLowerCase()
  return emailShape.test(lower) && lower.indexOf('@') <= 64 ? lower : null
})

/** A mobile number as E.164, +62 assumed, foreign ones with their country code. */
export const mobileNumber = parsedText(32, 'validation.phone', value => e164(value, 'mobile'))

/** Mobile, landline or 1500xxx, as E.164. */
export const phoneNumber = parsedText(32, 'validation.phone', value => e164(value, 'any'))

/** What signs in: an e-mail address or a mobile number. */
export const identifier = parsedText(254, 'validation.identifier', value => {
  if (!value.includes('@')) return e164(value, 'mobile')
  const lower = value.toLowerCase()
  return emailShape.test(lower) ? lower : null
})

/** A code made of letters, digits and hyphens; case and spaces do not matter. */
export const code = (key: ValidationKey) =>
  parsedText(64, key, value => {
    const tight = value.replace(/\s/g, '').toUpperCase()
    return /^[A-Z0-9-]{3,32}$/.test(tight) ? tight : null
  })

/** Six digits, spaces allowed between them. */
export const sixDigits = parsedText(16, 'validation.code', value => {
  const tight = value.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(tight) ? tight : null
})

/** An opaque value that a link or an earlier answer carried. */
export const token = z.string({ error: orMissing('validation.code') }).check(
  maxInputLength(512, 'validation.code'),
  abortUnless<string>(value => value !== '', 'validation.required'),
  z.regex(/^[\w.~-]{1,512}$/, 'validation.code'),
)

/** A password as typed for signing in: nothing is trimmed, nothing judged. */
export const enteredPassword = z.string({ error: orMissing('validation.invalid') }).check(
  maxInputLength(1000, 'validation.password_long'),
  z.normalize('NFC'),
  abortUnless<string>(value => value !== '', 'validation.required'),
  z.refine(value => lengthOf(value) <= 1000, 'validation.password_long'),
)

const bytes = (value: string) => new TextEncoder().encode(value).length

/** A password being chosen: 8 characters to 72 bytes (where bcrypt ends), any characters but NUL, not a common one. */
export const newPassword = z.string({ error: orMissing('validation.invalid') }).check(
  maxInputLength(72, 'validation.password_long'),
  z.normalize('NFC'),
  abortUnless<string>(value => value !== '', 'validation.required'),
  abortUnless<string>(value => lengthOf(value) >= 8, 'validation.password_short'),
  abortUnless<string>(value => bytes(value) <= 72, 'validation.password_long'),
  abortUnless<string>(value => !value.includes('\0'), 'validation.characters'),
  z.refine(value => !isCommonPassword(value), 'validation.password_common'),
)

/** One of a closed list. */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  key: ValidationKey = 'validation.invalid',
) => z.enum(values, { error: orMissing(key) })

const thousands = /^\d{1,3}(?:[.,\u00a0 ]\d{3})+$/
const longestNumber = 64

function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return undefined
  if (value.length > longestNumber) return Number.NaN
  const typed = value
    .trim()
    .replace(/m[2²]$/i, '')
    .trim()
  if (thousands.test(typed)) return Number(typed.replace(/\D/g, ''))
  return /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN
}

const typedNumber = z.pipe(
  z.custom<number | string | null>(),
  z.transform<number | string | null, number | undefined>(wholeNumber),
)

const bounded = (min: number, max: number, key: ValidationKey) =>
  z.number({ error: orMissing(key) }).check(z.int(key), z.gte(min, key), z.lte(max, key))

/** A whole number; forms may give it as `1250` or `1.250`. */
export const integer = (min: number, max: number, key: ValidationKey) =>
  z.pipe(typedNumber, bounded(min, max, key))

export const optionalInteger = (min: number, max: number, key: ValidationKey) =>
  z.optional(z.pipe(typedNumber, z.optional(bounded(min, max, key))))

type CheckboxInput = boolean | 'on' | 'true'

const isChecked = (value: unknown) => value === true || value === 'on' || value === 'true'

const requiredCheckbox = (key: ValidationKey) =>
  z.pipe(
    z.pipe(z.custom<CheckboxInput>(), z.transform<CheckboxInput, boolean>(isChecked)),
    z.literal(true, { error: key }),
  )

/** A box that must be ticked: `on` from a form, `true` from JSON. */
export const accepted = requiredCheckbox('validation.terms')

/** The same for a consent that is given for one purpose. */
export const consent = requiredCheckbox('validation.consent')

/** A box that may be ticked. */
export const optionalCheckbox = z.pipe(
  z.optional(z.custom<CheckboxInput>()),
  z.transform(value => isChecked(value)),
)

/** Absent, null and the empty text of a form all mean "not given". */
export const optional = <O>(schema: z.ZodMiniType<O, string>) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.custom<string | null>(),
        z.transform<string | null, string | undefined>(value => value || undefined),
      ),
      z.optional(schema),
    ),
  )

/** A field that people never see: only programs that fill in everything leave something in it. */
export const honeypot = optional(
  z.string({ error: orMissing('validation.invalid') }).check(maxInputLength(1000)),
)

/** Names one filling-in of a form, so that sending it twice is one act; what is no key counts as none. */
export const submissionKey = z.catch(
  optional(z.string().check(maxInputLength(64), z.regex(/^[\w-]{8,64}$/))),
  undefined,
)

const params = { error: 'validation.form_invalid' satisfies ValidationKey }

/** The object of a form; what it refuses by itself is the whole form. */
export const form = <T extends z.core.$ZodLooseShape>(shape: T) => z.object(shape, params)

/** The body of a call, where an unknown key is refused. */
export const body = <T extends z.core.$ZodLooseShape>(shape: T) => z.strictObject(shape, params)
