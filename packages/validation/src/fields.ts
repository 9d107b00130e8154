import * as z from 'zod/mini'
import { toE164 } from '#phone'
import { cleanCode, cleanText } from './clean-text'
import type { ValidationKey } from './message-keys'

// Control characters, lone surrogates, and the character that stands for unreadable bytes.
const unwanted = /[\p{Cc}\p{Cs}\ufffd]/u
// Some letters and symbols are as invisible as spaces, such as the Hangul fillers.
const visible = /[^\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u

const emailShape =
  /^(?!\.)(?!.*\.\.)[a-z0-9._%'+-]*[a-z0-9_%+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** Creates an error function: `required` for a missing or empty value, `key` for an invalid one. */
export const requiredOr =
  (key: ValidationKey) =>
  (issue: { input?: unknown }): ValidationKey =>
    issue.input === undefined || issue.input === null || issue.input === '' ? 'validation.required' : key

/**
 * A check that skips all further checks of the field if it fails. Zod's own `abort` would also skip the
 * checks of the whole form (`hasLastName`, `passwordsMatch`), so one response would no longer contain every
 * error.
 */
export const abortUnless = <T>(isValid: (value: T) => boolean, message: ValidationKey) =>
  z.check<T>(({ value, issues }) => {
    if (!isValid(value)) issues.push({ code: 'custom', message, input: value })
  })

/**
 * Checks the length of a string or an array, once its type is known. Zod's own length checks also run on
 * values of other types, and throw if the `length` of such an object cannot become a number.
 */
export const hasLength = (min: number, max: number, key: ValidationKey) =>
  abortUnless<{ length: number }>(({ length }) => length >= min && length <= max, key)

const collapseSpaces = (value: string) => value.replace(/\s+/g, ' ')

/**
 * Checks the length before anything else, because normalising and matching can take quadratic time. The limit
 * allows for spaces, decomposed letters and `\r\n`, which are reduced before the actual limit is checked.
 */
export const maxInputLength = (max: number, key: ValidationKey = 'validation.too_long') =>
  abortUnless<string>(value => value.length <= max * 4 + 256, key)

/**
 * One line of text, possibly empty: cleaned, trimmed, with single spaces and no control characters. A line
 * break or tab becomes a space.
 */
const line = (max: number, clean: (value: string) => string) =>
  z.string({ error: requiredOr('validation.invalid') }).check(
    maxInputLength(max),
    z.overwrite(value => collapseSpaces(clean(value)).trim()),
    abortUnless<string>(value => !unwanted.test(value), 'validation.characters'),
    abortUnless<string>(value => characterCount(value) <= max, 'validation.too_long'),
  )

/** Counts code points, not UTF-16 units. */
export const characterCount = (value: string) => [...value].length

const notBlank = z.refine<string>(value => visible.test(value), 'validation.required')

/** One line of non-blank text. */
export const text = (max: number) => line(max, cleanText).check(notBlank)

/** One line of non-blank text without invisible characters, such as a code or a number. */
export const codeText = (max: number) => line(max, cleanCode).check(notBlank)

/** Like `codeText`, but possibly empty. */
export const codeTextOrEmpty = (max: number) => line(max, cleanCode)

const withoutMarkup = z.refine<string>(value => !/[<>]/.test(value), 'validation.characters')

/** The name of a person, company or place, without markup. */
export const properName = (max: number) => text(max).check(withoutMarkup)

/** Like `properName`, but possibly empty. */
export const properNameOrEmpty = (max: number) => line(max, cleanText).check(withoutMarkup)

/** Several lines of text; line endings become `\n`. */
export const multilineText = (max: number) =>
  z.string({ error: requiredOr('validation.invalid') }).check(
    maxInputLength(max),
    z.overwrite(value => cleanText(value).trim()),
    notBlank,
    z.refine(value => characterCount(value) <= max, 'validation.too_long'),
    z.refine(value => !unwanted.test(value.replace(/[\n\t]/g, ' ')), 'validation.characters'),
  )

/** A code or number, converted by `convert`. If `convert` returns null, the error is `key`. */
export const parsedText = (max: number, key: ValidationKey, convert: (value: string) => string | null) =>
  codeText(max).check(
    z.refine(value => value === '' || convert(value) !== null, key),
    z.overwrite(value => convert(value) ?? value),
  )

export const email = parsedText(254, 'validation.email', value => {
  const lower = value.toLowerCase()
  return emailShape.test(lower) && lower.indexOf('@') <= 64 ? lower : null
})

/** A mobile number in E.164 format. A number without a country code is Indonesian (+62). */
export const mobileNumber = parsedText(32, 'validation.phone', value => toE164(value, 'mobile'))

/** A mobile, landline or 1500xxx number in E.164 format. */
export const phoneNumber = parsedText(32, 'validation.phone', value => toE164(value, 'any'))

/** An email address or a mobile number. */
export const identifier = parsedText(254, 'validation.identifier', value => {
  if (!value.includes('@')) return toE164(value, 'mobile')
  const lower = value.toLowerCase()
  return emailShape.test(lower) ? lower : null
})

/** A code of letters, digits and hyphens; case and spaces are ignored. */
export const code = (key: ValidationKey) =>
  parsedText(64, key, value => {
    const compact = value.replace(/\s/g, '').toUpperCase()
    return /^[A-Z0-9-]{3,32}$/.test(compact) ? compact : null
  })

/** Six digits; spaces and hyphens are removed. */
export const sixDigitCode = parsedText(16, 'validation.code', value => {
  const compact = value.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(compact) ? compact : null
})

/** An opaque value from a link or an earlier response. */
export const token = z.string({ error: requiredOr('validation.code') }).check(
  maxInputLength(512, 'validation.code'),
  z.overwrite(value => cleanCode(value).trim()),
  abortUnless<string>(value => value !== '', 'validation.required'),
  z.regex(/^[\w.~-]{1,512}$/, 'validation.code'),
)

/** One value from a fixed list. */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  key: ValidationKey = 'validation.invalid',
) => z.enum(values, { error: requiredOr(key) })

const thousands = /^\d{1,3}(?:[., ]\d{3})+$/
const longestNumber = 64

function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return undefined
  if (value.length > longestNumber) return Number.NaN
  const digits = cleanCode(value).trim().replace(/m2$/i, '').trim()
  if (thousands.test(digits)) return Number(digits.replace(/\D/g, ''))
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
}

const numberInput = z.pipe(
  z.custom<number | string | null>(),
  z.transform<number | string | null, number | undefined>(wholeNumber),
)

const bounded = (min: number, max: number, key: ValidationKey) =>
  z.number({ error: requiredOr(key) }).check(z.int(key), z.gte(min, key), z.lte(max, key))

/** An integer; forms may send it as `1250` or `1.250`. */
export const integer = (min: number, max: number, key: ValidationKey) =>
  z.pipe(numberInput, bounded(min, max, key))

export const optionalInteger = (min: number, max: number, key: ValidationKey) =>
  z.optional(z.pipe(numberInput, z.optional(bounded(min, max, key))))

type CheckboxInput = boolean | 'on' | 'true'

const isChecked = (value: unknown) => value === true || value === 'on' || value === 'true'

const requiredCheckbox = (key: ValidationKey) =>
  z.pipe(
    z.pipe(z.custom<CheckboxInput>(), z.transform<CheckboxInput, boolean>(isChecked)),
    z.literal(true, { error: key }),
  )

/** A checkbox that must be checked: `on` from a form, `true` from JSON. */
export const accepted = requiredCheckbox('validation.terms')

/** Like `accepted`, but with the error message for consent to be contacted. */
export const consent = requiredCheckbox('validation.consent')

/** A checkbox that may stay unchecked. */
export const optionalCheckbox = z.pipe(
  z.optional(z.custom<CheckboxInput>()),
  z.transform(value => isChecked(value)),
)

type ListInput = string | string[] | null | undefined

const toDistinctValues = (value: ListInput): unknown[] => {
  const values = typeof value === 'string' ? value.split(',') : [value ?? []].flat()
  return [...new Set(values)].filter(one => one !== '')
}

/**
 * The distinct values of several checkboxes, of a comma-separated string or of a JSON array, parsed by
 * `schema`. `max` limits the characters of a string or the items of an array. Any other value is treated as a
 * list of one.
 */
export const list = <O>(max: number, key: ValidationKey, schema: z.ZodMiniType<O, unknown[]>) =>
  z.pipe(
    z.pipe(
      z
        .optional(z.custom<ListInput>())
        .check(
          abortUnless<ListInput>(
            value => !(typeof value === 'string' || Array.isArray(value)) || value.length <= max,
            key,
          ),
        ),
      z.transform(toDistinctValues),
    ),
    schema,
  )

/** An optional field. Undefined, null and the empty string are treated as absent. */
export const optionalField = <O>(schema: z.ZodMiniType<O, string>) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.custom<string | null>(),
        z.transform<string | null, string | undefined>(value => value || undefined),
      ),
      z.optional(schema),
    ),
  )

/** A hidden field that only bots fill in. */
export const honeypot = optionalField(
  z.string({ error: requiredOr('validation.invalid') }).check(maxInputLength(1000)),
)

/**
 * Identifies one form submission, so that repeating it has no effect. An invalid key is treated as absent.
 */
export const submissionKey = z.catch(
  optionalField(z.string().check(maxInputLength(64), z.regex(/^[\w-]{8,64}$/))),
  undefined,
)

const params = { error: 'validation.form_invalid' satisfies ValidationKey }

/** The fields of a form. Unknown fields are dropped. */
export const formObject = <T extends z.core.$ZodLooseShape>(shape: T) => z.object(shape, params)

/** A request body. Unknown fields are an error. */
export const bodyObject = <T extends z.core.$ZodLooseShape>(shape: T) => z.strictObject(shape, params)
