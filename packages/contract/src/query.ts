import { cleanText } from '@bgm/validation'
import { z } from 'zod'

const empty = z.literal('').transform(() => undefined)

/** An optional parameter. Empty form fields, which browsers submit too, count as missing. */
export const optional = <T extends z.ZodType>(schema: T) => z.union([empty, schema]).optional()

export function integer(min: number, max: number) {
  const value = z.int().min(min).max(max)
  const digits = z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
  return z.union([value, digits.pipe(value)])
}

/** The `page` and `page_size` parameters of every list. */
export const pageQuery = {
  page: optional(integer(1, 999_999)).transform(page => page ?? 1),
  page_size: optional(integer(1, 100)).transform(size => size ?? 10),
}

/** The `cursor` and `limit` parameters of the public API. A cursor is opaque to the caller. */
export const cursorQuery = {
  cursor: optional(
    z
      .string()
      .max(100)
      .regex(/^[\w-]+$/),
  ).describe('`next_cursor` of the previous page'),
  limit: optional(integer(1, 500))
    .transform(size => size ?? 100)
    .describe('Rows per page, 100 if absent'),
}

/** The language of a document. */
export const localeQuery = { locale: z.enum(['id', 'en']).default('id') }

/** A day from a form; days begin at midnight in Jakarta. */
export const jakartaDay = optional(z.iso.date().transform(text => new Date(`${text}T00:00:00+07:00`)))

/** The text that a list is searched for. Cleaning removes characters, but must not have to read a long text. */
export const searchText = optional(z.string().max(656).overwrite(cleanText).trim().max(100))

/** The code of a province, such as 31. */
export const provinceFilter = optional(z.string().regex(/^\d{2}$/))

/** The id of a saved group of units. One that does not exist has no units. */
export const groupFilter = optional(z.string().max(64))

/** Spreadsheets in Indonesian expect semicolons, those in English commas. */
export const csvSeparator = optional(z.enum(['comma', 'semicolon'])).transform(
  (separator): CsvSeparator => (separator === 'semicolon' ? ';' : ','),
)
export type CsvSeparator = ',' | ';'
