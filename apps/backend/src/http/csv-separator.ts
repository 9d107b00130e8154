import { z } from 'zod'
import { emptyAsUndefined } from './page-query'

/** The query parameter of an export: spreadsheets in Indonesian expect semicolons, those in English commas. */
export const csvSeparator = emptyAsUndefined(z.enum(['comma', 'semicolon'])).transform(
  (separator): CsvSeparator => (separator === 'semicolon' ? ';' : ','),
)

export type CsvSeparator = ',' | ';'
