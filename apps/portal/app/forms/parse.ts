import { parseWithZod } from '@conform-to/zod/v4'
import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import type { FieldError } from './reply'

/** Returns one error per field: the first that its schema reports. */
const formatError = (issues: $ZodIssue[]): FieldError[] =>
  issues.slice(0, 1).map(({ message: key }) => ({ key }))

/** Parses form data in the same way on the server and in the browser. */
export function parseForm<Schema extends $ZodType>(data: FormData, schema: Schema) {
  // Our schemas coerce form strings themselves.
  return parseWithZod(data, { schema, formatError, disableAutoCoercion: true })
}
