import type * as z from 'zod/mini'

/** What a schema says, short enough for a table: the parsed value, or `field: key` for each refusal. */
export function parseResult<T>(
  schema: z.ZodMiniType<T>,
  input: unknown,
): { value: T } | { refused: string[] } {
  const result = schema.safeParse(input)
  if (result.success) return { value: result.data }
  return { refused: result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}
