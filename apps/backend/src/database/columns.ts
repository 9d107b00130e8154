import { z } from 'zod'

/** PostgreSQL returns bigint columns as text. */
export const integerColumn = z.coerce.number().int()
