import type { SubmissionResult } from '@conform-to/react'
import type { FieldName, Values } from '#app/text'

/** A message key and the values to interpolate. */
export interface FieldError {
  key: string
  values?: Values
}

/** Errors by field name; '' stands for the form as a whole. */
export type FieldErrors = Record<string, FieldError[]>

/** All form fields by name, each with a flat value. */
export type Fields = Record<FieldName, string | number | boolean>

export type Result = SubmissionResult<FieldError[]>

/** The data of an action that does not redirect. It contains all submitted values except passwords. */
export interface Reply {
  /** The name of the submitted form; a page may have several. */
  form: string
  result: Result
}

export function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'form' in value && 'result' in value
}

/** Returns the errors of a result, without the fields that Conform did not validate. */
export function getFieldErrors({ error = {} }: Result): FieldErrors {
  return Object.fromEntries(
    Object.entries(error).flatMap(([field, found]) => (found ? [[field, found]] : [])),
  )
}
