import type { $ZodType } from 'zod/v4/core'

/**
 * Lists the names of all fields in a schema, including nested ones. Returns an empty list for anything that
 * is not a schema.
 */
export function listFieldNames(schema: unknown): string[] {
  if (!isSchema(schema)) return []
  const {
    shape = {},
    innerType,
    in: input,
    out: output,
    element,
    options = [],
  } = schema._zod.def as Definition
  const inner = [innerType, input, output, element, ...(Array.isArray(options) ? options : [])]
  const ownNames = Object.entries(shape).flatMap(([name, field]) => [name, ...listFieldNames(field)])
  return [...new Set([...ownNames, ...inner.flatMap(listFieldNames)])]
}

type Definition = {
  shape?: Record<string, unknown>
  innerType?: unknown
  in?: unknown
  out?: unknown
  element?: unknown
  options?: unknown
}

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value
