import { z } from 'zod'

/** The id of a record in a path, a query or a body: at most 40 lower-case letters and digits. */
export const recordId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+$/)
