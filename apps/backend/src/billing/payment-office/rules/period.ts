import { csvSeparator } from '@bgm/contract'
import { z } from 'zod'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(value => new Date(value).toJSON()?.startsWith(value) ?? false)

const maxDays = 400

/** A range of days in Jakarta, both inclusive, and the separator of the exported file. */
export const paymentPeriodQuery = z
  .strictObject({ from: day, until: day, separator: csvSeparator })
  .refine(({ from, until }) => from <= until && Date.parse(until) - Date.parse(from) < maxDays * 86_400_000, {
    path: ['until'],
  })
  .transform(({ from, until, separator }) => ({
    name: `${from}_${until}`,
    start: Date.parse(`${from}T00:00:00+07:00`),
    end: Date.parse(`${until}T00:00:00+07:00`) + 86_400_000,
    separator,
  }))

/** `start` and `end` (exclusive) are in milliseconds. */
export type Period = z.output<typeof paymentPeriodQuery>
