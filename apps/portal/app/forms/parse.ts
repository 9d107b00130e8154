import { parseWithZod } from '@conform-to/zod/v4'
import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import type { FieldError } from './reply'

/** A field says one thing at a time: the first that its schema refuses. */
const formatError = (issues: $ZodIssue[]): FieldError[] =>
  issues.slice(0, 1).map(({ message: key }) => ({ key }))

/** The one judgement of a form, the same on the server and in the browser. */
export function parseForm<Schema extends $ZodType>(data: FormData, schema: Schema) {
  // Our schemas read what a browser sends by themselves: nothing is coerced before them.
  return parseWithZod(data, { schema, formatError, disableAutoCoercion: true })
}
