import * as z from 'zod/mini'
import {
  abortUnless,
  bodyObject,
  formObject,
  maxInputLength,
  optionalCheckbox,
  optionalField,
  parsedText,
  properName,
  submissionKey,
  text,
} from './fields'
import { recordIdField } from './playback'

const longestName = 40
const staffName = properName(longestName)
const pinShape = /^\d{4,8}$/

const staffPin = parsedText(16, 'validation.staff_pin', value => {
  const digits = value.replace(/\s/g, '')
  return pinShape.test(digits) ? digits : null
})

/** Whether a PIN repeats one digit, or counts up or down, e.g. 1234. */
export function isSimplePin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))
  return [0, 1, -1].some(step => steps.every(each => each === step))
}

const newStaffPin = staffPin.check(z.refine(pin => !isSimplePin(pin), 'validation.staff_pin_simple'))

const pass = z.string({ error: 'validation.required' }).check(maxInputLength(100))
const key = z.string({ error: 'validation.required' }).check(
  abortUnless<string>(value => value.length <= 64, 'validation.invalid'),
  z.regex(/^[\w-]{8,64}$/, 'validation.invalid'),
)

/**
 * The name and PIN of somebody who scanned the code on the screen, or a request for approval (`ask`) without
 * a PIN.
 */
export const remoteJoinFormSchema = formObject({
  staff_name: staffName,
  staff_pin: optionalField(staffPin),
  ask: optionalField(text(8)),
  submission_key: submissionKey,
}).check(
  z.refine(({ ask, staff_pin }) => ask !== undefined || staff_pin !== undefined, {
    path: ['staff_pin'],
    error: 'validation.required',
  }),
)

export const remotePassBodySchema = bodyObject({ pass })
/** `key` identifies one submission; repeating it returns the same token. */
export const remoteJoinBodySchema = bodyObject({ pass, key, staff_name: staffName, staff_pin: staffPin })
export type RemoteJoinBody = z.output<typeof remoteJoinBodySchema>
export const remoteRequestBodySchema = bodyObject({ pass, key, staff_name: staffName })
export type RemoteRequestBody = z.output<typeof remoteRequestBodySchema>

/**
 * The button that a member pressed beside a request or pass; its value is the id of the request or pass.
 */
export const passDecisionSchema = formObject({
  approve: optionalField(recordIdField),
  decline: optionalField(recordIdField),
  revoke: optionalField(recordIdField),
})

/** Whether staff without an account may use the remotes of a unit, and optionally a new PIN. */
export const unitRemoteFormSchema = formObject({
  allow_staff: optionalCheckbox,
  new_staff_pin: optionalField(newStaffPin),
})
export const unitRemoteBodySchema = bodyObject({
  allowed: z.boolean({ error: 'validation.invalid' }),
  new_staff_pin: optionalField(newStaffPin),
})
export type UnitRemoteBody = z.output<typeof unitRemoteBodySchema>
