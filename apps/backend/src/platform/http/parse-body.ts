import { safeParse, type z } from 'zod'
import { type FieldError, HttpError } from './errors'
import type { RequestContext } from './request-context'

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: [...path, key], message: 'validation.invalid' }))
  }
  return [{ path, message: issue.message.startsWith('validation.') ? issue.message : 'validation.invalid' }]
}

/** Keeps only the first error of each field. */
const firstOfEach = (fields: FieldError[]): FieldError[] =>
  [...new Map(fields.toReversed().map(field => [field.path.join('.'), field])).values()].toReversed()

/** Parses any input with a schema; throws a 400 that contains fields and message keys, never values. */
export function parseInput<T extends z.core.$ZodType>(schema: T, input: unknown): z.output<T> {
  const result = safeParse(schema, input)
  if (result.success) return result.data
  throw new HttpError(400, 'The form is invalid', {
    fields: firstOfEach(result.error.issues.flatMap(fieldErrors)),
  })
}

/** Parses the JSON body of a request. */
export const parseBody = <T extends z.core.$ZodType>(ctx: RequestContext, schema: T): z.output<T> =>
  parseInput(schema, ctx.request.body ?? {})
