import type { $ZodIssue } from 'zod/v4/core'
import type { FieldError } from './form-result'

/** Returns the first error of each field, by field name. */
export const toFieldErrors = (issues: $ZodIssue[]): Record<string, FieldError> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), { key: message }] as const).reverse())
