import type { $ZodType } from 'zod/v4/core'

/** Every field that a schema reads, however deep; of anything that is no schema none. */
export function fieldNamesOf(schema: unknown): string[] {
  if (!isSchema(schema)) return []
  const { shape = {}, innerType, in: before, out: after, element, options = [] } = schema._zod.def as Inner
  const inner = [innerType, before, after, element, ...(Array.isArray(options) ? options : [])]
  const named = Object.entries(shape).flatMap(([name, field]) => [name, ...fieldNamesOf(field)])
  return [...new Set([...named, ...inner.flatMap(fieldNamesOf)])]
}

type Inner = {
  shape?: Record<string, unknown>
  innerType?: unknown
  in?: unknown
  out?: unknown
  element?: unknown
  options?: unknown
}

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value
