import type { $ZodIssue } from 'zod/v4/core'
import type { FieldError } from './form-result'

/** A field says one thing at a time: the first that its schema refuses. */
export const toFieldErrors = (issues: $ZodIssue[]): Record<string, FieldError> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), { key: message }] as const).reverse())
