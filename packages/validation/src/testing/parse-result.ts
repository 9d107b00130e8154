import type * as z from 'zod/mini'

/**
 * Parses input and returns a compact result for test tables: the parsed value, or `field: key` for each
 * error.
 */
export function getParseResult<T>(
  schema: z.ZodMiniType<T>,
  input: unknown,
): { value: T } | { errors: string[] } {
  const result = schema.safeParse(input)
  if (result.success) return { value: result.data }
  return { errors: result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}
