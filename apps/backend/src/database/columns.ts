import { z } from 'zod'

// SQLite stores booleans as 0 and 1, times in milliseconds and JSON as text; PostgreSQL returns bigint as text.

export const booleanColumn = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .transform(value => value === true || value === 1)

export const timeColumn = z.union([z.date(), z.number()]).transform(value => new Date(value))

export const integerColumn = z.coerce.number().int()

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)

export const jsonColumn = <T extends z.ZodType>(schema: T) => z.preprocess(parsed, schema)
