import { z } from 'zod'

export const integerColumn = z.coerce.number().int()

/** Strapi makes the driver return jsonb columns as text, unlike json. */
export const jsonColumn = <T extends z.core.SomeType>(schema: T) =>
  z.preprocess(value => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value), schema)
