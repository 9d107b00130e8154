import { cleanText } from '@bgm/validation'
import { z } from 'zod'

const empty = z.literal('').transform(() => undefined)

/** An optional parameter. Empty form fields, which browsers submit too, count as missing. */
export const optional = <T extends z.ZodType>(schema: T) => z.union([empty, schema]).optional()

const integer = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max))

/** The `page` and `page_size` parameters of every list. */
export const pageQuery = {
  page: optional(integer(1, 999_999)).transform(page => page ?? 1),
  page_size: optional(integer(1, 100)).transform(size => size ?? 10),
}

/** A day from a form; days begin at midnight in Jakarta. */
export const jakartaDay = optional(z.iso.date().transform(text => new Date(`${text}T00:00:00+07:00`)))

/** The text that a list is searched for. Cleaning removes characters, but must not have to read a long text. */
export const searchText = optional(z.string().max(656).overwrite(cleanText).trim().max(100))

/** Spreadsheets in Indonesian expect semicolons, those in English commas. */
export const csvSeparator = optional(z.enum(['comma', 'semicolon'])).transform(
  (separator): CsvSeparator => (separator === 'semicolon' ? ';' : ','),
)
export type CsvSeparator = ',' | ';'
