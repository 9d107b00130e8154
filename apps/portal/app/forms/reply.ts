import type { SubmissionResult } from '@conform-to/react'
import type { FieldName, MessageValues } from '#app/text'

/** A message key and the values to interpolate. */
export type FieldError = {
  key: string
  values?: MessageValues
}

/** Errors by field name; '' stands for the form as a whole. */
export type FieldErrors = Record<string, FieldError[]>

/** All form fields by name, each with a flat value. */
export type FormFields = Record<FieldName, string | number | boolean>

export type FormResult = SubmissionResult<FieldError[]>

/** The data of an action that does not redirect. It contains all submitted values except passwords. */
export type FormReply = {
  /** The name of the submitted form; a page may have several. */
  form: string
  result: FormResult
}

export function isFormReply(value: unknown): value is FormReply {
  return typeof value === 'object' && value !== null && 'form' in value && 'result' in value
}

/** Returns the errors of a result, without the fields that Conform did not validate. */
export function getFieldErrors({ error = {} }: FormResult): FieldErrors {
  return Object.fromEntries(
    Object.entries(error).flatMap(([field, found]) => (found ? [[field, found]] : [])),
  )
}
