import type { SubmissionResult } from '@conform-to/react'
import type { FieldName, Values } from '#app/text'

/** Why something is refused: a key of the message catalogue and what it speaks about. */
export interface FieldError {
  key: string
  values?: Values
}

/** Refusals by field name; '' is the form as a whole. */
export type FieldErrors = Record<string, FieldError[]>

/** What forms hold: one flat value for each field of the catalogue. */
export type Fields = Record<FieldName, string | number | boolean>

export type Result = SubmissionResult<FieldError[]>

/** What an action answers when it does not redirect. Nothing typed is lost; passwords are never sent back. */
export interface Reply {
  /** Which form of the page this answers. */
  form: string
  result: Result
}

export function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'form' in value && 'result' in value
}

/** What a result refuses; a field that Conform left unjudged is no refusal. */
export function getFieldErrors({ error = {} }: Result): FieldErrors {
  return Object.fromEntries(
    Object.entries(error).flatMap(([field, found]) => (found ? [[field, found]] : [])),
  )
}
