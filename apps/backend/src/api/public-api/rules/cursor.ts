import { z } from 'zod'
import { emptyAsUndefined } from '#src/http/page-query'

const limit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(500))

/** The position after the last row of a page: one or two whole numbers, opaque to the caller. */
const position = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/)
  .transform(text => Buffer.from(text, 'base64url').toString('latin1'))
  .pipe(z.string().regex(/^\d{1,15}(\.\d{1,15})?$/))
  .transform(text => text.split('.').map(Number))

/** The `cursor` and `limit` parameters of the public API. */
export const cursorQuery = {
  cursor: emptyAsUndefined(position),
  limit: emptyAsUndefined(limit).transform(size => size ?? 100),
}

export const encodeCursor = (...numbers: number[]): string =>
  Buffer.from(numbers.join('.')).toString('base64url')
