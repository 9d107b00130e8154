import type { $ZodIssue } from 'zod/v4/core'
import type { Refusal } from './reply'

/** A field says one thing at a time: the first that its schema refuses. */
export const refusalsOf = (issues: $ZodIssue[]): Record<string, Refusal> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), { key: message }] as const).reverse())
